// What is counted at the end, and who has how much of it when.
import { COUNTED } from "../city/city";
import { isCharacter } from "../names";

/** The points of a source, by seat. */
export type Row = [source: string, points: number[]];

/** All characters are counted in one go. */
export const kindOf = (source: string): string => (isCharacter(source) ? "characters" : source);

/** What is counted one after the other: each type of building, then the characters. */
export const stepsOf = (rows: Row[]): string[] => [
  ...COUNTED.filter((source) => rows.some(([name]) => name === source)),
  ...(rows.some(([name]) => isCharacter(name)) ? ["characters"] : []),
];

/** What some sources bring each seat. */
export const sums = (rows: Row[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, [, row]) => sum + (row[seat] ?? 0), 0),
  );

/** The source that brought a seat most, among those that are meant. */
export function bestOf(rows: Row[], seat: number): [string, number] | null {
  const found = rows.map(([name, row]): [string, number] => [name, row[seat] ?? 0]);
  const best = found.sort(([, a], [, b]) => b - a)[0];
  return best && best[1] > 0 ? best : null;
}
