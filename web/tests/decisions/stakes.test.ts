// What a preview and a question speak of.
import { expect, test } from "vitest";
import type { Odds, Stake } from "../../src/wire/protocol";
import { chances, isImportant, subjectsOf } from "../../src/decisions/sheets/stakes";
import { decision, preview } from "../fakes";

function stake(odds: Partial<Odds>): Stake {
  const usual: Odds = {
    ...{ rivals: [1], lead: 0, first: null, last: null, low: null, high: null },
    ...{ undecided: [], comers: [], assumptions: [] },
  };
  return { place: "d4", before: null, after: { gains: [], price: 0, odds: { ...usual, ...odds } } };
}

test("one chance is said where it is the same for all orders", () => {
  expect(chances(stake({ first: 583, last: 583 }))).toEqual([["d4", "58%"]]);
});

test("two chances are said where it matters who passes first, the lower one first", () => {
  expect(chances(stake({ first: 583, last: 417 }))).toEqual([["d4", "42–58%"]]);
});

test("no chance is said where nobody fights, or nobody knows", () => {
  expect(chances(stake({ rivals: [], first: 500, last: 500 }))).toEqual([]);
  expect(chances(stake({}))).toEqual([]);
});

test("a move that pays is important", () => {
  const paying = preview("build d4");
  paying.details.changes = [{ seat: 0, what: "cash", before: 12, after: 8 }];

  expect(isImportant(paying)).toBe(true);
});

test("a move that earns is not", () => {
  const earning = preview("place wages");
  earning.details.changes = [{ seat: 0, what: "cash", before: 8, after: 12 }];

  expect(isImportant(earning)).toBe(false);
});

test("a move into a duel is important", () => {
  const daring = preview("place d4");
  daring.details.stakes = [stake({ first: 500, last: 500 })];

  expect(isImportant(daring)).toBe(true);
});

test("a question speaks of its places by name or by number", () => {
  const asked = decision({ moves: ["fight"], about: { place: 64, parcel: "d4" } });

  expect(subjectsOf(asked)).toEqual(["wages", "d4"]);
});
