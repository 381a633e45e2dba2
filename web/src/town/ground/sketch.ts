// Mountains as plain shapes: they stand there at once, until the ground is drawn.
import type { Cell } from "./heights";

export interface Sketch {
  rock: string;
  shade: string;
  snow: string;
}

const UNIT = 100;
const ROCK: [number, number][] = [
  [-6, 96],
  [6, 66],
  [20, 44],
  [32, 34],
  [46, 6],
  [58, 22],
  [70, 40],
  [84, 46],
  [98, 72],
  [106, 96],
];
const SHADE: [number, number][] = [
  [46, 6],
  [58, 22],
  [70, 40],
  [84, 46],
  [98, 72],
  [106, 96],
  [62, 96],
  [54, 60],
];
const SNOW: [number, number][] = [
  [46, 6],
  [56, 19],
  [50, 26],
  [46, 20],
  [41, 27],
  [38, 22],
];

const shapeAt = (points: [number, number][], { x, y }: Cell): string =>
  `M${points.map(([dx, dy]) => `${x * UNIT + dx} ${y * UNIT + dy}`).join(" ")}Z`;

/** The shapes of all mountains, as paths; a parcel is a square of 100. */
export function sketchOf(mountains: Cell[]): Sketch {
  const all = (points: [number, number][]): string =>
    mountains.map((cell) => shapeAt(points, cell)).join("");
  return { rock: all(ROCK), shade: all(SHADE), snow: all(SNOW) };
}
