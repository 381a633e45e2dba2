// A QR code of a text: the squares that are dark, row by row.
import { mildest, MASKS } from "./masks";
import { written, type Written } from "./words";

/** Where small targets stand, in rows and columns, by version. */
const TARGETS: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

export type Squares = boolean[][];

/** The code of a text under the mask that is easiest to read; null where the text is too long. */
export function qr(text: string): Squares | null {
  return mildest(codes(text));
}

/** The code of a text under each mask; they all say the same. */
export function codes(text: string): Squares[] {
  const found = written(text);
  return found ? MASKS.map((_, mask) => drawn(found, mask)) : [];
}

/** A code under one of the eight masks. */
function drawn({ version, words }: Written, mask: number): Squares {
  const size = 17 + 4 * version;
  const squares: Squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Squares = squares.map((row) => [...row]);
  const put = (x: number, y: number, dark: boolean) => {
    const [row, known] = [squares[y], fixed[y]];
    if (row && known && x >= 0 && x < size) [row[x], known[x]] = [dark, true];
  };
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [x, y] of targets(version)) target(put, x, y, 2);
  for (const [x, y] of corners(size)) target(put, x, y, 4);
  for (const [x, y, dark] of kind(mask, size)) put(x, y, dark);
  if (version >= 7) for (const [x, y, dark] of numbered(version, size)) put(x, y, dark);
  fill(squares, fixed, words, mask);
  return squares;
}

type Put = (x: number, y: number, dark: boolean) => void;
type Square = [x: number, y: number, dark: boolean];

const corners = (size: number): [number, number][] => [
  [3, 3],
  [size - 4, 3],
  [3, size - 4],
];

/** The middles of the small targets; none where a corner has its large one. */
function targets(version: number): [number, number][] {
  const lines = TARGETS[version - 1] ?? [];
  const [first, last] = [lines[0], lines.at(-1)];
  const isCorner = (x: number, y: number) =>
    (x === first && (y === first || y === last)) || (x === last && y === first);
  return lines.flatMap((y) =>
    lines.filter((x) => !isCorner(x, y)).map((x): [number, number] => [x, y]),
  );
}

/** Rings around a middle, light and dark in turn. */
function target(put: Put, middleX: number, middleY: number, reach: number): void {
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const ring = Math.max(Math.abs(x), Math.abs(y));
      put(middleX + x, middleY + y, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

/** A number followed by what is left of it after a division, so that it can be repaired. */
function guarded(value: number, length: number, by: number): number {
  let rest = value;
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ ((rest >> (length - 1)) * by);
  return (value << length) | rest;
}

/** Medium repair and the mask, twice; and the one square that is always dark. */
function kind(mask: number, size: number): Square[] {
  const bits = guarded(mask, 10, 0x537) ^ 0x5412;
  const dark = (at: number) => ((bits >> at) & 1) === 1;
  const squares: Square[] = [[8, size - 8, true]];
  for (let at = 0; at < 15; at++) {
    const skip = at < 6 ? at : at < 8 ? at + 1 : at;
    squares.push(at < 8 ? [8, skip, dark(at)] : [at === 8 ? 7 : 14 - at, 8, dark(at)]);
    squares.push(at < 8 ? [size - 1 - at, 8, dark(at)] : [8, size - 15 + at, dark(at)]);
  }
  return squares;
}

/** The version, twice, in large codes. */
function numbered(version: number, size: number): Square[] {
  const bits = guarded(version, 12, 0x1f25);
  return Array.from({ length: 18 }, (_, at) => at).flatMap((at): Square[] => {
    const dark = ((bits >> at) & 1) === 1;
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    return [
      [far, near, dark],
      [near, far, dark],
    ];
  });
}

/** Lays the words in columns of two, up and down, from the right; the mask turns some squares. */
function fill(squares: Squares, fixed: Squares, words: number[], mask: number): void {
  const size = squares.length;
  const turns = MASKS[mask] ?? (() => false);
  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUp = ((right + (right < 7 ? 2 : 1)) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = squares[y];
        if (!row || fixed[y]?.[x]) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        row[x] = (bit === 1) !== turns(x, y);
        at++;
      }
    }
  }
}
