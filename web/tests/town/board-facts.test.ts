// What is printed on the board.
import { expect, test } from "vitest";
import * as facts from "../../src/town/board-facts";

test("the first edition scores cowboys before buildings", () => {
  const [now, then] = [facts.track(undefined), facts.track("2009")];

  expect(then.toSorted()).toEqual(now.toSorted());
  expect(then.indexOf("cowboy-vp")).toBeLessThan(then.indexOf("building-vp"));
  expect(now.indexOf("building-vp")).toBeLessThan(now.indexOf("cowboy-vp"));
});

test("a place has a name for its number: parcels first, then spaces", () => {
  expect(facts.placeName(0)).toBe("a1");
  expect(facts.placeName(63)).toBe("h8");
  expect(facts.placeName(64)).toBe("wages");
  expect(facts.placeName("d4")).toBe("d4");
});

test("a building space bears its price", () => {
  expect(facts.priceOf("build-12")).toBe("12");
  expect(facts.priceOf("wages")).toBeNull();
});

test("every seat has a colour of its own, and nobody is white", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(facts.colourOf)).size).toBe(6);
  expect(facts.seatClass(-1)).toBe("seat-white");
});

test("a card has the side that is in play, or else both", () => {
  expect(facts.sidesOf("sheriff", ["1R", "10Y"])).toEqual(["1R"]);
  expect(facts.sidesOf("sheriff", [])).toEqual(["1Y", "1R"]);
});
