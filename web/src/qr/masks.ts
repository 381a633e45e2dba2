// The masks of QR codes: which squares each turns, and how hard a masked code is to read.

type Code = boolean[][];

/** Whether a mask turns a square. */
export const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code that is easiest to read. */
export function mildest(codes: Code[]): Code | null {
  const rated = codes.map((code) => ({ code, points: penalty(code) }));
  const least = Math.min(...rated.map(({ points }) => points));
  return rated.find(({ points }) => points === least)?.code ?? null;
}

/** How hard a code is to read: long lines, blocks, what looks like a corner, too dark or light. */
export function penalty(code: Code): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x] ?? false));
  const lines = [...code, ...columns].map((line) => line.map(Number).join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const dark = code.flat().filter(Boolean).length;
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    3 * blocks(code) +
    40 * lines.reduce((sum, line) => sum + corners(line), 0) +
    10 * Math.floor(Math.abs((20 * dark) / size ** 2 - 10))
  );
}

const blocks = (code: Code): number =>
  code
    .slice(1)
    .flatMap((row, y) =>
      row.slice(1).map((dark, x) => [dark, row[x], code[y]?.[x], code[y]?.[x + 1]]),
    )
    .filter((four) => new Set(four).size === 1).length;

/** What looks like the line of a corner, with light on one of its sides. */
const corners = (line: string): number =>
  [...line].filter((_, at) => /^(00001011101|10111010000)/.test(line.slice(at))).length;
