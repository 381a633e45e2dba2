// The words of a QR code: a text as bytes, filled up, with words that repair it.
import { repairing } from "./field";

interface Size {
  /** All words of a code of this size, and those of each block that repair. */
  all: number;
  repair: number;
  blocks: number;
}

/** The sizes with medium repair, from the smallest on. */
const SIZES: Size[] = [
  { all: 26, repair: 10, blocks: 1 },
  { all: 44, repair: 16, blocks: 1 },
  { all: 70, repair: 26, blocks: 1 },
  { all: 100, repair: 18, blocks: 2 },
  { all: 134, repair: 24, blocks: 2 },
  { all: 172, repair: 16, blocks: 4 },
  { all: 196, repair: 18, blocks: 4 },
  { all: 242, repair: 22, blocks: 4 },
  { all: 292, repair: 22, blocks: 5 },
  { all: 346, repair: 26, blocks: 5 },
];
/** From this version on the length takes two bytes. */
const LONG = 10;
const BYTES = 4;

const room = ({ all, repair, blocks }: Size): number => all - repair * blocks;

export interface Written {
  version: number;
  words: number[];
}

/** The words of a text in the smallest code that holds it; null where none does. */
export function written(text: string): Written | null {
  const bytes = [...new TextEncoder().encode(text)];
  const fits = (size: Size, at: number) =>
    4 + (at + 1 < LONG ? 8 : 16) + 8 * bytes.length <= 8 * room(size);
  const index = SIZES.findIndex(fits);
  const size = SIZES[index];
  if (!size) return null;
  const version = index + 1;
  return { version, words: woven(filled(bytes, version, room(size)), size) };
}

/** The bytes with their kind and length before them, and what fills the rest. */
function filled(bytes: number[], version: number, count: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, version < LONG ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * count - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    words.push(bits.slice(at, at + 8).reduce((word, bit) => 2 * word + bit, 0));
  }
  for (let other = 0xec; words.length < count; other ^= 0xec ^ 0x11) words.push(other);
  return words;
}

/** All blocks, word by word from each in turn; the last blocks may be one word longer. */
function woven(words: number[], { repair, blocks }: Size): number[] {
  const short = Math.floor(words.length / blocks);
  const long = words.length % blocks;
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, number) => {
    const length = short + (number >= blocks - long ? 1 : 0);
    return words.slice(start, (start += length));
  });
  const repairs = parts.map((part) => repairing(part, repair));
  const column = (all: number[][], at: number) => all.flatMap((part) => part[at] ?? []);
  return [
    ...Array.from({ length: short + 1 }, (_, at) => column(parts, at)).flat(),
    ...Array.from({ length: repair }, (_, at) => column(repairs, at)).flat(),
  ];
}
