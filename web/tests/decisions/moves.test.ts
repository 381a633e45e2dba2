// Moves by verb and noun: what they aim at.
import { expect, test } from "vitest";
import {
  aimOf,
  byNoun,
  groups,
  isOnBoard,
  isOnDisplay,
  movesOf,
  nounOf,
} from "../../src/decisions/moves";
import { decision } from "../fakes";

test.each([
  ["", "word"],
  ["12", "amount"],
  ["wages", "space"],
  ["d4n", "edge"],
  ["d4", "parcel"],
  ["k11", "parcel"],
  ["4R", "side"],
  ["saloon", "thing"],
])("a noun like %j names a %s", (noun, aim) => {
  expect(aimOf(noun)).toBe(aim);
});

test("moves are grouped by verb, in the order of the verbs", () => {
  const asked = decision({ moves: ["road d4n", "pass", "road d4w"], verbs: ["pass", "road"] });

  expect(groups(asked).map(movesOf)).toEqual([["pass"], ["road d4n", "road d4w"]]);
});

test("a verb without moves has no group", () => {
  expect(groups(decision({ moves: ["pass"], verbs: ["place", "pass"] }))).toHaveLength(1);
});

test("nobody who is not asked has groups", () => {
  expect(groups(null)).toEqual([]);
});

test("a cowboy aims at parcels and spaces alike", () => {
  const [place] = groups(decision({ moves: ["place wages", "place d4"] }));

  expect(place?.aim).toBe("parcel");
  expect(isOnBoard("parcel")).toBe(true);
});

test("a character is chosen on cards, whatever it is called", () => {
  expect(groups(decision({ moves: ["choose sheriff"] }))[0]?.aim).toBe("card");
});

test("a group is on display where each of its cards is", () => {
  const [take] = groups(decision({ moves: ["take A1", "take A2"] }));

  expect(take && isOnDisplay(take, [{ card: "A1" }, { card: "A2" }])).toBe(true);
  expect(take && isOnDisplay(take, [{ card: "A1" }])).toBe(false);
});

test("a move is found by what it is done to", () => {
  expect(byNoun(["place d4", "place wages"]).get("wages")).toBe("place wages");
  expect(nounOf("pass")).toBe("");
});
