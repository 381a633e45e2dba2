// Cities of the card game.
import { describe, expect, it, test } from "vitest";
import {
  cityOf,
  frameOf,
  growthOf,
  parcelAt,
  parcelsOf,
  spotOf,
  thingOf,
  thingsOf,
} from "../../src/cards/city/city";

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

describe("the ground on which a city may grow", () => {
  it("reaches two parcels beyond it on each side", () => {
    expect(growthOf(["..", ".."], "h8", 8)).toEqual({ left: 5, right: 10, top: 5, bottom: 10 });
  });

  it("ends at the limit of its size", () => {
    const growth = growthOf(["........"], "d8", 8);
    expect([growth.left, growth.right]).toEqual([3, 10]);
  });
});

describe("the parcels of a card", () => {
  it("are four, row by row", () => {
    expect(parcelsOf("h8")).toEqual(["h8", "i8", "h9", "i9"]);
  });
});

describe("what a city shows", () => {
  it("is known by parcel; where no card lies there is nothing", () => {
    const city = cityOf({ city: ["M_", ".h"], corner: "c3" });
    expect([...city]).toEqual([
      ["c3", "mountain"],
      ["c4", "empty"],
      ["d4", "house"],
    ]);
  });
});
