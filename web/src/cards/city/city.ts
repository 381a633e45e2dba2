// Cities of the card game as they are drawn: letters for things, names for parcels.
import type { CardsPlayer } from "../../wire/protocol";

const THINGS: Record<string, string> = {
  _: "no-card",
  ".": "empty",
  M: "mountain",
  O: "outlaws",
  h: "house",
  T: "townhouse",
  r: "ranch",
  m: "mine",
  D: "drugstore",
  B: "bank",
  S: "saloon",
  H: "hotel",
  G: "general-store",
  C: "church",
  b: "blacksmith",
  c: "city-hall",
  P: "prison",
};

/** What can score in a city, in the order in which it is counted. */
export const COUNTED = [
  ...["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "general-store", "church"],
  ...["blacksmith", "city-hall", "outlaws"],
];

/** The thing that a letter stands for. */
export const thingOf = (letter: string): string => THINGS[letter] ?? "no-card";

/** The four things of a terrain card, row by row. */
export const thingsOf = (layout: string): string[] => [...layout.replace("/", "")].map(thingOf);

/** A parcel of the ground by column and row, from 0. */
export const parcelAt = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

export interface Spot {
  column: number;
  row: number;
}

export function spotOf(parcel: string): Spot {
  return { column: parcel.charCodeAt(0) - 97, row: Number(parcel.slice(1)) - 1 };
}

/** The four parcels of a card by its first one, row by row. */
export function parcelsOf(spot: string): string[] {
  const { column, row } = spotOf(spot);
  return [0, 1, 2, 3].map((number) => parcelAt(column + (number % 2), row + (number >> 1)));
}

/** What each parcel of a city shows. */
export function cityOf({
  city,
  corner,
}: Pick<CardsPlayer, "city" | "corner">): Map<string, string> {
  const { column, row } = spotOf(corner);
  return new Map(
    city.flatMap((line, down) =>
      [...line].flatMap((letter, right): [string, string][] =>
        letter === "_" ? [] : [[parcelAt(column + right, row + down), thingOf(letter)]],
      ),
    ),
  );
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How many parcels a city has in a row and in a column. */
export function sizeOf({ city }: Pick<CardsPlayer, "city">): { wide: number; high: number } {
  return { wide: city[0]?.length ?? 0, high: city.length };
}

/** The part of the ground that holds a city and all places where the next card may go. */
export function frameOf(city: string[], corner: string, targets: string[]): Frame {
  const { column, row } = spotOf(corner);
  const spots = targets.map(spotOf);
  const columns = [column, column + Math.max((city[0]?.length ?? 2) - 1, 1)];
  const rows = [row, row + Math.max(city.length - 1, 1)];
  for (const spot of spots) {
    columns.push(spot.column, spot.column + 1);
    rows.push(spot.row, spot.row + 1);
  }
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

/** As far as a city may grow with the next card: two parcels on each side, within its limits. */
export function growthOf(city: string[], corner: string, longest: number): Frame {
  const now = frameOf(city, corner, []);
  const room = (length: number) => Math.max(0, Math.min(2, longest - length));
  const [across, down] = [room(now.right - now.left + 1), room(now.bottom - now.top + 1)];
  return {
    left: now.left - across,
    right: now.right + across,
    top: now.top - down,
    bottom: now.bottom + down,
  };
}
