// Cities of the card game as they are drawn: letters for things, names for parcels.

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

/** The thing that a letter stands for. */
export const thingOf = (letter: string): string => THINGS[letter] ?? "no-card";

/** The four things of a terrain card, row by row. */
export const thingsOf = (layout: string): string[] => [...layout.replace("/", "")].map(thingOf);

/** A parcel of the ground by column and row, from 0. */
export const parcelAt = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

export function spotOf(parcel: string): { column: number; row: number } {
  return { column: parcel.charCodeAt(0) - 97, row: Number(parcel.slice(1)) - 1 };
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
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
