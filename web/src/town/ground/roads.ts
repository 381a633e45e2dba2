// Roads as trodden dirt: one path for all of them, so that they meet at the corners.
import { LETTERS, SIDE } from "../../wire/printed";
import { endsOf, UNIT } from "../geometry";
import { noise } from "./noise";

const rough = noise(3);
const STEPS = 6;
const SWAY = 6;

/** How the line of a road differs from a straight one, and how far it lies beside it. */
export interface Track {
  seed?: number;
  beside?: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** One road as a path; both its ends are the corners themselves. */
export function trailOf(edge: string, { seed = 3, beside = 0 }: Track = {}): string {
  const [from, to] = endsOf(edge);
  const isLevel = from.y === to.y;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const [x, y] = [
      from.x + ((to.x - from.x) * step) / STEPS,
      from.y + ((to.y - from.y) * step) / STEPS,
    ];
    const isEnd = step === 0 || step === STEPS;
    const sway = isEnd ? 0 : (rough((x / UNIT) * 7 + seed, (y / UNIT) * 7 + seed * 2) - 0.5) * SWAY;
    const away = isEnd ? beside * 0.4 : beside + sway;
    return `${round(x + (isLevel ? 0 : away))} ${round(y + (isLevel ? away : 0))}`;
  });
  return `M${points.join("L")}`;
}

/** All roads as one path. */
export const trailsOf = (edges: Iterable<string>, track: Track = {}): string =>
  [...edges].map((edge) => trailOf(edge, track)).join("");

/** The straight lines that cross the whole map: the edges of each. */
const LINES: string[][] = [...Array(SIDE).keys()].flatMap((number) => {
  const rows = [...LETTERS].map((letter) => `${letter}${number + 1}n`);
  const columns = [...LETTERS].map((_, row) => `${LETTERS[number]}${row + 1}w`);
  return [rows, columns];
});
LINES.push(
  [...LETTERS].map((letter) => `${letter}${SIDE}s`),
  [...LETTERS].map((_, row) => `${LETTERS[SIDE - 1]}${row + 1}e`),
);

const sidesOf = (parcel: string): string[] => ["n", "e", "s", "w"].map((side) => parcel + side);

/** Two names of the same edge lie on the same line. */
const keyOf = (edge: string): string => JSON.stringify(endsOf(edge));

/** The lines on which a Station stands, from end to end: they get rails. */
export function railsOf(roads: Iterable<string>, stations: string[]): string {
  const laid = new Set([...roads].map(keyOf));
  const beside = new Set(stations.flatMap(sidesOf).map(keyOf));
  return LINES.filter((line) => line.every((edge) => laid.has(keyOf(edge))))
    .filter((line) => line.some((edge) => beside.has(keyOf(edge))))
    .map((line) => {
      const [from] = endsOf(line[0] ?? "a1n");
      const [, to] = endsOf(line.at(-1) ?? "a1n");
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    })
    .join("");
}

/** A bridge is a road with water on both sides. */
export function isBridge(edge: string, water: Set<string>): boolean {
  const [a, b] = endsOf(edge);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const across = a.y === b.y ? { x: 0, y: UNIT / 2 } : { x: UNIT / 2, y: 0 };
  return [1, -1].every((sign) => {
    const column = Math.floor((middle.x + sign * across.x) / UNIT);
    const row = Math.floor((middle.y + sign * across.y) / UNIT);
    return water.has(`${LETTERS[column] ?? ""}${row + 1}`);
  });
}
