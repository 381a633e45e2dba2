// Chance that is the same every time, so that a town looks the same on every screen.

export type Chance = () => number;
export type Noise = (x: number, y: number) => number;

/** Numbers from 0 to 1, always the same for a seed. */
export function chance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SIDE = 256;

/** A smooth field of values from 0 to 1, with a new value at each whole point. */
export function noise(seed: number): Noise {
  const next = chance(seed);
  const values = Float32Array.from({ length: SIDE * SIDE }, next);
  const at = (x: number, y: number): number => values[((y & 255) << 8) | (x & 255)] as number;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    let [across, down] = [x - left, y - top];
    across = across * across * (3 - 2 * across);
    down = down * down * (3 - 2 * down);
    const a = at(left, top);
    const b = at(left + 1, top);
    const c = at(left, top + 1);
    const d = at(left + 1, top + 1);
    return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
  };
}
