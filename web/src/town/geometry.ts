// Where parcels, edges and the river lie on the drawn map; a parcel is a square of 100.
import { LETTERS, OURS, SIDE } from "../wire/printed";

export const UNIT = 100;

export interface Point {
  x: number;
  y: number;
}

/** The top left corner of a parcel. */
export function cornerOf(parcel: string): Point {
  return { x: LETTERS.indexOf(parcel[0] ?? "a") * UNIT, y: (Number(parcel.slice(1)) - 1) * UNIT };
}

export const centreOf = (parcel: string): Point => {
  const { x, y } = cornerOf(parcel);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
};

/** The two ends of an edge, such as `d4n`. */
export function endsOf(edge: string): [Point, Point] {
  const { x, y } = cornerOf(edge.slice(0, 2));
  const far = { x: x + UNIT, y: y + UNIT };
  switch (edge[2]) {
    case "n":
      return [
        { x, y },
        { x: far.x, y },
      ];
    case "s":
      return [{ x, y: far.y }, far];
    case "w":
      return [
        { x, y },
        { x, y: far.y },
      ];
    default:
      return [{ x: far.x, y }, far];
  }
}

const MAP = SIDE * UNIT;
const within = (value: number): number => Math.min(Math.max(value, 0), MAP);

/** The finger-sized area of an edge: between its ends and the centres of its two parcels. */
export function areaOf(edge: string): string {
  const [a, b] = endsOf(edge);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const across = a.y === b.y ? { x: 0, y: UNIT / 2 } : { x: UNIT / 2, y: 0 };
  const sides = [1, -1].map((sign) => ({
    x: within(middle.x + sign * across.x),
    y: within(middle.y + sign * across.y),
  }));
  return [a, sides[0], b, sides[1]].map((point) => `${point?.x},${point?.y}`).join(" ");
}

const near = (a: string, b: string): boolean => {
  const [p, q] = [cornerOf(a), cornerOf(b)];
  return Math.abs(p.x - q.x) + Math.abs(p.y - q.y) === UNIT;
};

/** The parcels of the river from end to end. */
function inOrder(parcels: string[]): string[] {
  const start = parcels.find((one) => parcels.filter((other) => near(one, other)).length === 1);
  const path = [start ?? parcels[0] ?? ""];
  for (;;) {
    const next = parcels.find((one) => !path.includes(one) && near(one, path.at(-1) ?? ""));
    if (!next) return path;
    path.push(next);
  }
}

/** From an end of the river out of the map. */
function mouth(parcel: string): Point {
  const { x, y } = centreOf(parcel);
  if (x < UNIT) return { x: -UNIT, y };
  if (x > MAP - UNIT) return { x: MAP + UNIT, y };
  return { x, y: y < UNIT ? -UNIT : MAP + UNIT };
}

/** The course of the river from beyond the map to beyond the map. */
export function courseOf(parcels: string[], drawn: string | undefined): Point[] {
  if (!parcels.length) return [];
  const given = drawn && drawn !== OURS ? drawn.split(",") : inOrder(parcels);
  const ends = [given[0] ?? "", given.at(-1) ?? ""];
  return [mouth(ends[0] ?? ""), ...given.map(centreOf), mouth(ends[1] ?? "")];
}

/** The course of the river as a line. */
export const course = (parcels: string[], drawn: string | undefined): string =>
  courseOf(parcels, drawn)
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
