// A round of the card game as the log tells it.
import { describe, expect, it } from "vitest";
import { auctionOf, leftOverOf, ranked, slotsOf, tiesOf, usedBids } from "../../src/cards/round";
import type { GameEvent, LogEntry } from "../../src/wire/protocol";

const event = (kind: string, about: Record<string, number | string> = {}): GameEvent => ({
  kind,
  about,
});

function entry(sequence: number, ...events: GameEvent[]): LogEntry {
  return {
    ...{ sequence, kind: "move", at: 0, seat: 0, move: null, by: null, text: null },
    ...{ lines: [], events, back: null, table: null },
  };
}

const LAID_OUT = entry(
  1,
  event("era-began", { era: 1 }),
  event("card-round-began", { era: 1, round: 1 }),
  event("character-met", { card: "cowboy" }),
  event("terrain-drawn", { card: "I-1" }),
  event("terrain-drawn", { card: "I-2" }),
);
const BIDS = entry(
  2,
  event("bid-opened", { seat: 0, value: 5 }),
  event("bid-opened", { seat: 1, value: 5 }),
  event("bid-opened", { seat: 2, value: 8 }),
);
const PICKS = entry(
  3,
  event("bid-raised", { seat: 0, value: 2 }),
  event("pick-order", { seat: 2, rank: 1, value: 8 }),
  event("pick-order", { seat: 0, rank: 2, value: 7 }),
  event("pick-order", { seat: 1, rank: 3, value: 5 }),
  event("took", { seat: 2, card: "I-1" }),
);

describe("the cards on offer", () => {
  it("keep their places, and those that are taken say by whom", () => {
    expect(slotsOf([LAID_OUT, BIDS, PICKS])).toEqual([
      { card: "cowboy", taker: null },
      { card: "I-1", taker: 2 },
      { card: "I-2", taker: null },
    ]);
  });

  it("are new in each round", () => {
    const next = entry(4, event("card-round-began", { era: 1, round: 2 }));
    expect(slotsOf([LAID_OUT, PICKS, next])).toEqual([]);
  });

  it("do not hold a character that made way for the one below", () => {
    const under = entry(2, event("put-under", { card: "cowboy" }));
    expect(slotsOf([LAID_OUT, under]).map(({ card }) => card)).toEqual(["I-1", "I-2"]);
  });
});

describe("an auction", () => {
  it("has the bids with what was added, the order, and what was taken", () => {
    const auction = auctionOf([LAID_OUT, BIDS, PICKS]);
    expect(auction?.bids[0]).toEqual({ seat: 0, bid: 5, bonus: 2 });
    expect(auction?.order).toEqual([2, 0, 1]);
    expect(auction?.taken.get(2)).toBe("I-1");
  });

  it("counts what was added before the bids were open", () => {
    const before = entry(2, event("bid-raised", { seat: 1, value: 6 }));
    expect(auctionOf([LAID_OUT, before, BIDS])?.bids[1]?.bonus).toBe(6);
  });

  it("is over when the next round begins", () => {
    const next = entry(4, event("card-round-began", { era: 1, round: 2 }));
    expect(auctionOf([LAID_OUT, BIDS, next])).toBeNull();
  });

  it("names those who bid the same", () => {
    expect(tiesOf(auctionOf([LAID_OUT, BIDS])?.bids ?? [])).toEqual([[0, 1]]);
    expect(tiesOf(auctionOf([LAID_OUT, BIDS, PICKS])?.bids ?? [])).toEqual([]);
  });

  it("goes from the highest to the lowest; ties as the column has them", () => {
    expect(ranked(auctionOf([LAID_OUT, BIDS])?.bids ?? [], [1, 0, 2])).toEqual([2, 1, 0]);
  });
});

describe("used auction cards", () => {
  it("bear the round in which they were used", () => {
    expect(usedBids([LAID_OUT, BIDS]).get(2)?.get(8)).toBe(1);
  });

  it("come back with the next era", () => {
    const next = entry(4, event("era-began", { era: 2 }));
    expect(usedBids([LAID_OUT, BIDS, next]).size).toBe(0);
  });
});

describe("the card that nobody took", () => {
  const LEFT = entry(3, event("left-over", { card: "I-9" }), event("card-round-began"));

  it("is known until the next bids are open", () => {
    expect(leftOverOf([LAID_OUT, BIDS, LEFT])).toBe("I-9");
    expect(leftOverOf([LAID_OUT, BIDS, LEFT, BIDS])).toBeNull();
  });
});
