// Moves are a verb and a noun: which of them aim at the board, and which are said otherwise.
import type { Decision, OfferedMove } from "../wire/protocol";
import { PARCELS, SPACES } from "../wire/printed";

export type Aim = "parcel" | "space" | "edge" | "card" | "side" | "thing" | "amount" | "word";

const EDGE = /^[a-h][1-8][nesw]$/;
const CITY_PARCEL = /^[a-z]\d+$/;
const SIDE_OF_CARD = /^\d+[YR]$/;
const parcels = new Set(PARCELS);
const spaces = new Set<string>(SPACES);

/** What kind of thing a noun names. */
export function aimOf(noun: string): Aim {
  if (noun === "") return "word";
  if (/^\d+$/.test(noun)) return "amount";
  if (spaces.has(noun)) return "space";
  if (EDGE.test(noun)) return "edge";
  if (parcels.has(noun) || CITY_PARCEL.test(noun)) return "parcel";
  if (SIDE_OF_CARD.test(noun)) return "side";
  return "thing";
}

/** A verb with everything that it may be done to now. */
export interface Group {
  verb: string;
  about: string;
  aim: Aim;
  offers: OfferedMove[];
}

const CARD_VERBS = new Set(["choose"]);

/** Whether one answers on the board itself. */
export const isOnBoard = (aim: Aim): boolean =>
  aim === "parcel" || aim === "space" || aim === "edge";

/** Whether one answers on the cards that are on display. */
export const isOnDisplay = (group: Group, display: { card: string }[]): boolean =>
  group.offers.every(({ noun }) => display.some(({ card }) => card === noun));

function groupAim(verb: string, offers: OfferedMove[]): Aim {
  const aims = new Set(offers.map((offer) => aimOf(offer.noun)));
  if (CARD_VERBS.has(verb)) return "card";
  // A cowboy goes to parcels and spaces alike.
  if (aims.has("space") || aims.has("parcel")) return "parcel";
  return aims.values().next().value ?? "word";
}

/** The moves of a decision by their verbs, in the order of the verbs. */
export function groups(decision: Decision | null): Group[] {
  if (!decision) return [];
  return decision.verbs
    .map(({ name, text }) => {
      const offers = decision.moves.filter((offer) => offer.verb === name);
      return { verb: name, about: text, aim: groupAim(name, offers), offers };
    })
    .filter((group) => group.offers.length > 0);
}

/** Whether words alone answer a question: then each takes one click. */
export const isPlain = (groups: Group[]): boolean =>
  groups.length > 0 && groups.every((group) => group.aim === "word");

const COUNTED = new Set(["points", "spend", "bid", "recruit", "arm", "dismiss", "sheet"]);

/** The verb of a question for a number, which shows one from the start. */
export const countedOf = (groups: Group[]): Group | null =>
  groups.find((group) => group.aim === "amount" && COUNTED.has(group.verb)) ?? null;

/** What is shown before anything is chosen, and may be confirmed as it is. */
export function suggested(groups: Group[]): string | null {
  const group = isPlain(groups) ? groups[0] : countedOf(groups);
  return group?.offers[0]?.move ?? null;
}

/** What a move is done to. */
export const nounOf = (move: string): string => move.split(" ")[1] ?? "";

/** Moves by what they are done to. */
export const byNoun = (moves: string[]): Map<string, string> =>
  new Map(moves.map((move) => [nounOf(move), move]));

export const movesOf = (group: Group | null): string[] =>
  group?.offers.map((offer) => offer.move) ?? [];
