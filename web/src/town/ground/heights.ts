// How high the land is: each mountain has peaks, and neighbours grow together.
import { chance, type Noise } from "./noise";

/** A parcel by its column and row, from 0. */
export interface Cell {
  x: number;
  y: number;
}

interface Peak {
  x: number;
  y: number;
  height: number;
  reach: number;
}

/** What joins two mountains: how high it is, and how far from its line it reaches. */
interface Crest {
  height: number;
  reach: number;
}
interface Ridge extends Crest {
  from: Cell;
  to: Cell;
}

/** Ridges between neighbours; the saddle between corners that touch is lower and narrow. */
const RIDGE: Crest = { height: 0.66, reach: 0.46 };
const SADDLE: Crest = { height: 0.3, reach: 0.24 };

function peaksOf({ x, y }: Cell): Peak[] {
  const next = chance(x * 71 + y * 13 + 5);
  return [
    { x: x + 0.46 + next() * 0.1, y: y + 0.7, height: 1, reach: 0.6 },
    { x: x + 0.2 + next() * 0.06, y: y + 0.8, height: 0.55, reach: 0.36 },
    { x: x + 0.78 + next() * 0.06, y: y + 0.78, height: 0.66, reach: 0.38 },
  ];
}

const areNear = (a: Cell, b: Cell): boolean => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;

function ridgesOf(mountains: Cell[]): Ridge[] {
  return mountains.flatMap((from, number) =>
    mountains
      .slice(number + 1)
      .filter((to) => areNear(from, to))
      .map((to) => ({
        from: { x: from.x + 0.5, y: from.y + 0.72 },
        to: { x: to.x + 0.5, y: to.y + 0.72 },
        ...(from.x !== to.x && from.y !== to.y ? SADDLE : RIDGE),
      })),
  );
}

function fromRidge(x: number, y: number, { from, to }: Ridge): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - from.x - dx * share, y - from.y - dy * share);
}

export type Height = (x: number, y: number) => number;

/** The height of the land at a point, from 0 (sand) to about 1.2; a parcel is 1 wide. */
export function heightsOf(mountains: Cell[], rough: Noise): Height {
  const peaks = mountains.flatMap(peaksOf);
  const ridges = ridgesOf(mountains);
  const peaksNear = nearBy(peaks, ({ x, y }) => ({ x, y }));
  const ridgesNear = nearBy(ridges, ({ from, to }) => ({
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
  }));
  return (x, y) => {
    let height = 0;
    for (const peak of peaksNear(x, y)) {
      const away = Math.hypot(x - peak.x, (y - peak.y) * 1.18);
      height = Math.max(height, peak.height * (1 - away / peak.reach));
    }
    for (const ridge of ridgesNear(x, y))
      height = Math.max(height, ridge.height * (1 - fromRidge(x, y, ridge) / ridge.reach));
    if (height <= 0) return 0;
    const folds = 1 - Math.abs(2 * rough(x * 5.2 + 40, y * 5.2) - 1);
    const cracks = 1 - Math.abs(2 * rough(x * 11 + 9, y * 11 + 70) - 1);
    return Math.max(0, height * (0.72 + 0.34 * folds + 0.16 * cracks) - 0.03);
  };
}

/** Finds what lies within a parcel and a half of a point. */
function nearBy<T>(all: T[], place: (one: T) => Cell): (x: number, y: number) => T[] {
  const cells = new Map<number, T[]>();
  for (const one of all) {
    const { x, y } = place(one);
    for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++)
      for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
        const key = row * 64 + column;
        const found = cells.get(key);
        if (found) found.push(one);
        else cells.set(key, [one]);
      }
  }
  const none: T[] = [];
  return (x, y) => cells.get(Math.floor(y) * 64 + Math.floor(x)) ?? none;
}

/** Which parcels a mountain, its slopes or its shadow may touch. */
export function touchedBy(mountains: Cell[], side: number): Uint8Array {
  const touched = new Uint8Array(side * (side + 1));
  for (const { x, y } of mountains)
    for (let column = Math.max(0, x - 1); column <= Math.min(side - 1, x + 1); column++)
      for (let row = Math.max(0, y - 1); row <= Math.min(side, y + 1); row++)
        touched[row * side + column] = 1;
  return touched;
}
