// What is printed on the board, by its meaning; and the colours of the seats.
import {
  BUILDING_PRICES,
  CARDS,
  NO_DUEL_SPACES,
  PARCELS,
  PASSIVE_BOXES,
  SPACES,
  TRACK_2009,
  TRACK_BIG_BOX,
} from "../wire/printed";

/** The 23 boxes of the track in the order in which they are resolved. */
export const track = (edition: string | undefined): string[] =>
  edition === "2009" ? TRACK_2009 : TRACK_BIG_BOX;

/** Boxes in which nobody stands: what happens there happens on the map. */
export const isPassive = (space: string): boolean => PASSIVE_BOXES.includes(space);

/** Boxes in which everyone gets something. */
export const isPeaceful = (space: string): boolean => NO_DUEL_SPACES.includes(space);

/** The price that is printed on a building space. */
export const priceOf = (space: string): string | null => BUILDING_PRICES[space] ?? null;

/** The name of a place by its number: first the parcels, then the spaces. */
export function placeName(number: number | string): string {
  if (typeof number === "string") return number;
  return PARCELS[number] ?? SPACES[number - PARCELS.length] ?? "";
}

export const COLOURS = ["yellow", "orange", "green", "sky", "indigo", "red"] as const;

/** The colour of a seat; a shape goes with each. */
export const colourOf = (seat: number): string => COLOURS[seat] ?? "white";

/** Gives an element the colour of a seat, as `--seat`. */
export const seatClass = (seat: number): string => `seat-${colourOf(seat)}`;

/** The sides of a character card that are in play, such as `4R`: one, or both. */
export function sidesOf(card: string, cast: string[]): string[] {
  const number = CARDS.indexOf(card);
  const found = cast.filter((side) => Number.parseInt(side) === number);
  return found.length ? found : [`${number}Y`, `${number}R`];
}
