// What a chip of a preview shows: a picture, a number or two, and perhaps a word.
import type { Chip } from "../wire/protocol";

/** A chip as it is drawn; what it is about is said to whoever cannot see the picture. */
export interface Drawn {
  /** A drawing; none where a lock says it. */
  picture: string | null;
  before: string | null;
  after: string;
  /** The message of a word beside the number. */
  word: string | null;
  /** Whether it is bad news. */
  isBad: boolean;
}

const PICTURES: Record<string, string> = {
  cash: "pieces/dollar",
  "gain-cash": "pieces/dollar",
  bid: "pieces/dollar",
  due: "pieces/deed",
  loot: "pieces/bag",
  "gain-loot": "pieces/bag",
  "gain-saved": "pieces/bag",
  income: "spaces/building-income",
  points: "pieces/vp",
  "gain-points": "pieces/vp",
  final: "pieces/vp",
  firepower: "pieces/revolver",
  "gain-firepower": "pieces/revolver",
  revolvers: "pieces/revolver",
  total: "pieces/revolver",
  lead: "marks/duel",
  odds: "marks/duel",
  roads: "pieces/road",
  "gain-roads": "pieces/road",
  dynamite: "pieces/dynamite",
  horses: "pieces/horse",
  rank: "pieces/first-player",
  bonus: "pieces/dollar",
};
const MONEY = new Set([
  ...["price", "cash", "gain-cash", "bid", "due", "loot", "gain-loot", "gain-saved", "income"],
  ...["limit", "excess"],
]);
/** Of these only what becomes of them counts. */
const FRESH = new Set(["limit", "excess"]);
/** Of these only the difference counts. */
const DIFFERENCES = new Set(["income", "final"]);
const SIGNED = new Set(["lead", "gain-cash", "gain-loot", "gain-points", "gain-firepower"]);
const WORDED = new Set(["final", "income", "excess", "limit", "due", "gain-saved", "gain-loot"]);
const LAND = new Set(["nothing", "mountain", "house", "townhouse"]);

/** Money, also where it is less than nothing: `−$5`. */
export const dollars = (amount: number): string => `${amount < 0 ? "−" : ""}$${Math.abs(amount)}`;

/** A number with its sign and its unit: `+$3`, `42%`, `5`. */
function figure(what: string, value: number, isSigned: boolean): string {
  const sign = value < 0 ? "−" : isSigned ? "+" : "";
  const unit = MONEY.has(what) ? "$" : "";
  return `${sign}${unit}${Math.abs(value)}${what === "odds" ? "%" : ""}`;
}

/** A number, or the two ends of a range: `+$2–12`. */
function span({ what, least, most }: Chip): string {
  const isSigned = SIGNED.has(what) || what === "gain-roads";
  if (least === most) return figure(what, least, isSigned);
  const both = figure(what, least, isSigned).replace("%", "");
  return `${both}–${most}${what === "odds" ? "%" : ""}`;
}

/** The picture of what is sold at a price. */
function goods(thing: string): string {
  if (thing === "vp") return "pieces/vp";
  return LAND.has(thing) ? "pieces/deed" : `things/${thing}`;
}

/** The message of a word beside the number: what is sold, or what the number is. */
function wordOf({ what, thing }: Chip): string | null {
  if (what === "price") return thing === "vp" || thing === "nothing" ? null : `thing-${thing}`;
  return WORDED.has(what) ? `chip-${what}.word` : null;
}

/** How a chip is drawn. */
export function drawn(chip: Chip): Drawn {
  const { what, before, most } = chip;
  const isDifference = DIFFERENCES.has(what) && before !== null;
  const gained = before === null ? most : most - before;
  return {
    picture: what === "price" ? goods(chip.thing) : (PICTURES[what] ?? null),
    before: before === null || isDifference || FRESH.has(what) ? null : figure(what, before, false),
    after: isDifference ? figure(what, gained, true) : span(chip),
    word: wordOf(chip),
    isBad: what === "excess" && most > 0,
  };
}
