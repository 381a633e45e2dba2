// Medals and the best scores of solo games.
import { beforeEach, describe, expect, it } from "vitest";
import { keep, medalFor, medalsOf, recordOf, records } from "../../src/cards/end/solo";
import type { SoloRecord } from "../../src/cards/end/solo";
import type { TableView } from "../../src/wire/protocol";

function view(scores: number[], level = "novice", hints = 0): TableView {
  const seats = scores.map((_, seat) => ({ seat, level: seat ? level : null }));
  return {
    ...{ id: "t1", game: "cards", seats, mine: [0] },
    result: { scores: { mine: scores } },
    hints: { taken: hints },
  } as unknown as TableView;
}

const record = (score: number, margin: number, id = `${score}`): SoloRecord => ({
  ...{ id, level: "expert", score, margin, at: 0 },
  medal: medalFor(margin, 0),
});

beforeEach(() => localStorage.clear());

describe("a medal", () => {
  it("is bronze for a win, silver for ten more, gold for twenty-five", () => {
    expect([0, 1, 10, 25].map((margin) => medalFor(margin, 0))).toEqual([
      null,
      "bronze",
      "silver",
      "gold",
    ]);
  });

  it("is forfeited by hints", () => {
    expect(medalFor(30, 1)).toBeNull();
  });

  it("of gold includes the others", () => {
    keep(record(130, 26));
    expect(medalsOf(records(), "expert")).toEqual(new Set(["gold", "silver", "bronze"]));
  });
});

describe("a solo game", () => {
  it("counts the margin over the best rival", () => {
    expect(recordOf(view([120, 99, 108, 80]), 1)).toMatchObject({ score: 120, margin: 12 });
  });

  it("needs four seats, and rivals of one level", () => {
    expect(recordOf(view([120, 99, 108, 80, 70]), 1)).toBeNull();
    const mixed = view([120, 99, 108, 80]);
    mixed.seats[1] = { ...mixed.seats[1], level: "expert" } as (typeof mixed.seats)[number];
    expect(recordOf(mixed, 1)).toBeNull();
  });

  it("is kept once, and says whether it is the best", () => {
    expect(keep(record(100, 5))).toBe(true);
    expect(keep(record(90, 5))).toBe(false);
    keep(record(100, 5));
    expect(records().map(({ score }) => score)).toEqual([100, 90]);
  });
});
