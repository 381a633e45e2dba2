// Cities of the card game.
import { expect, test } from "vitest";
import { frameOf, parcelAt, spotOf, thingOf, thingsOf } from "../src/cards/city";

test("a card has four things, row by row", () => {
  expect(thingsOf("hM/.B")).toEqual(["house", "mountain", "empty", "bank"]);
});

test("an unknown letter is no card", () => {
  expect(thingOf("?")).toBe("no-card");
});

test("a parcel is found by its name, and named by its place", () => {
  expect(spotOf("c11")).toEqual({ column: 2, row: 10 });
  expect(parcelAt(2, 10)).toBe("c11");
});

test("the frame holds the city and all places for the next card", () => {
  expect(frameOf(["hM", ".B"], "h8", ["j8", "h6"])).toEqual({
    left: 7,
    right: 10,
    top: 5,
    bottom: 8,
  });
});

test("an empty ground has room for one card", () => {
  expect(frameOf([], "h8", [])).toEqual({ left: 7, right: 8, top: 7, bottom: 8 });
});
