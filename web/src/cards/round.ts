// A round of the card game as the log tells it: the cards laid out, the bids, who took what.
import type { LogEntry } from "../wire/protocol";
import { eventsOf } from "../texts/story";

/** A card of the column from the beginning of the round, and who has it by now. */
export interface Slot {
  card: string;
  taker: number | null;
}

/** All cards of the round in their places; those that are gone leave theirs empty. */
export function slotsOf(entries: LogEntry[]): Slot[] {
  let slots: Slot[] = [];
  for (const { kind, about } of eventsOf(entries)) {
    const card = String(about.card ?? "");
    if (kind === "card-round-began") slots = [];
    if (kind === "terrain-drawn" || kind === "character-met") slots.push({ card, taker: null });
    if (kind === "put-under") slots = slots.filter((slot) => slot.card !== card);
    if (kind === "took") {
      const slot = slots.find((one) => one.card === card);
      if (slot) slot.taker = Number(about.seat);
    }
  }
  return slots;
}

/** The card that nobody took in the round before this one, while bids are still made. */
export function leftOverOf(entries: LogEntry[]): string | null {
  let left: string | null = null;
  for (const { kind, about } of eventsOf(entries)) {
    if (kind === "left-over") left = String(about.card);
    if (kind === "bid-opened") left = null;
  }
  return left;
}

export interface Opened {
  seat: number;
  bid: number;
  /** What a power added. */
  bonus: number;
}

/** The bids of a round as they were turned over, and the order that came of them. */
export interface Auction {
  sequence: number;
  bids: Opened[];
  /** Seats in picking order; empty while powers may still change it. */
  order: number[];
  /** What everyone took meanwhile, by seat. */
  taken: Map<number, string>;
}

/** The last auction among these entries. */
export function auctionOf(entries: LogEntry[]): Auction | null {
  let now: Auction | null = null;
  let raised = new Map<number, number>();
  for (const entry of entries)
    for (const { kind, about } of entry.events) {
      const seat = Number(about.seat);
      if (kind === "card-round-began") [now, raised] = [null, new Map<number, number>()];
      if (kind === "bid-opened") {
        now ??= { sequence: entry.sequence, bids: [], order: [], taken: new Map() };
        now.bids.push({ seat, bid: Number(about.value), bonus: raised.get(seat) ?? 0 });
      }
      if (kind === "bid-raised") {
        raised.set(seat, (raised.get(seat) ?? 0) + Number(about.value));
        const bid = now?.bids.find((one) => one.seat === seat);
        if (bid) bid.bonus += Number(about.value);
      }
      if (kind === "pick-order") now?.order.push(seat);
      if (kind === "took") now?.taken.set(seat, String(about.card));
    }
  return now;
}

/** The round in which each auction card of an era was used, by seat. */
export function usedBids(entries: LogEntry[]): Map<number, Map<number, number>> {
  const used = new Map<number, Map<number, number>>();
  let round = 0;
  for (const { kind, about } of eventsOf(entries)) {
    if (kind === "era-began") used.clear();
    if (kind === "card-round-began") round = Number(about.round);
    if (kind !== "bid-opened") continue;
    const seat = Number(about.seat);
    const own = used.get(seat) ?? new Map<number, number>();
    used.set(seat, own.set(Number(about.value), round));
  }
  return used;
}

/** Those who bid the same as another, as their bids are worth. */
export function tiesOf(bids: Opened[]): number[][] {
  const byValue = new Map<number, number[]>();
  for (const { seat, bid, bonus } of bids)
    byValue.set(bid + bonus, [...(byValue.get(bid + bonus) ?? []), seat]);
  return [...byValue.values()].filter((seats) => seats.length > 1);
}

/** Bids from the highest to the lowest; among equals, as they stand in the column. */
export function ranked(bids: Opened[], ties: number[]): number[] {
  return [...bids]
    .sort(
      (a, b) => b.bid + b.bonus - (a.bid + a.bonus) || ties.indexOf(a.seat) - ties.indexOf(b.seat),
    )
    .map(({ seat }) => seat);
}
