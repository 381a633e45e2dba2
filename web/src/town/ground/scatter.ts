// What grows and lies on bare land: tufts, stones and cacti, never in the middle.
import { cornerOf, type Point } from "../geometry";
import { chance } from "./noise";

export interface Plant extends Point {
  scale: number;
}

export interface Scatter {
  tufts: string;
  stones: string;
  cacti: Plant[];
}

/** The middle stays free for prices, dots and cowboys: so much as there is beside it. */
const CLEAR = 1.1;

const tuftAt = ({ x, y }: Point, scale: number): string =>
  [-2, -1, 0, 1, 2]
    .map((blade) => {
      const height = (7.5 - Math.abs(blade) * 1.4) * scale;
      return `M${x} ${y}q${blade * 1.2 * scale} ${-height * 0.6} ${blade * 2.6 * scale} ${-height}`;
    })
    .join("");

const stoneAt = ({ x, y }: Point, scale: number): string =>
  `M${x - 4.5 * scale} ${y}a${4.5 * scale} ${3.2 * scale} 0 1 0 ${9 * scale} 0a${4.5 * scale} ${3.2 * scale} 0 1 0 ${-9 * scale} 0Z`;

const short = (value: number): number => Math.round(value * 10) / 10;

/** What lies on these parcels; each has its own, whatever is built beside it. */
export function scatterOn(parcels: Iterable<string>): Scatter {
  const found: Scatter = { tufts: "", stones: "", cacti: [] };
  for (const name of parcels) {
    const { x, y } = cornerOf(name);
    const next = chance(x * 7 + y * 3 + 17);
    const count = 1 + Math.floor(next() * 3);
    for (let number = 0; number < count; number++) {
      const [across, down, kind, scale] = [next(), next(), next(), 0.85 + next() * 0.5];
      const aside = (across < 0.5 ? across : across + CLEAR) / (1 + CLEAR);
      const spot = { x: short(x + 10 + aside * 80), y: short(y + 34 + down * 56) };
      const size = short(scale);
      if (kind < 0.5) found.tufts += tuftAt(spot, size);
      else if (kind < 0.82) found.stones += stoneAt(spot, size);
      else found.cacti.push({ ...spot, scale: size });
    }
  }
  return found;
}
