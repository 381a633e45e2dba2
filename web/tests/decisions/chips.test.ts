// What the chips of a preview show.
import { expect, test } from "vitest";
import { drawn, dollars } from "../../src/decisions/chips";
import type { Chip } from "../../src/wire/protocol";

const chip = (what: string, least: number, given: Partial<Chip> = {}): Chip => ({
  ...{ what, least, most: least, before: null, seat: -1, place: "", thing: "" },
  ...given,
});

test.each([
  [chip("firepower", 5, { before: 6 }), "6", "5"],
  [chip("points", 14, { before: 11 }), "11", "14"],
  [chip("cash", 33, { before: 38 }), "$38", "$33"],
  [chip("income", 9, { before: 6 }), null, "+$3"],
  [chip("final", 12, { before: 10 }), null, "+2"],
  [chip("gain-cash", 2, { most: 12 }), null, "+$2–12"],
  [chip("odds", 42, { most: 58 }), null, "42–58%"],
  [chip("limit", 20, { before: 0 }), null, "$20"],
  [chip("lead", -2), null, "−2"],
])("%j is drawn as %s and %s", (given, before, after) => {
  expect([drawn(given).before, drawn(given).after]).toEqual([before, after]);
});

test("a price shows what is sold: land by a deed, a building by itself", () => {
  expect(drawn(chip("price", 5, { thing: "mountain" })).picture).toBe("pieces/deed");
  expect(drawn(chip("price", 8, { thing: "saloon" })).picture).toBe("things/saloon");
});

test("money above the limit is bad news", () => {
  expect(drawn(chip("excess", 18, { before: 0 })).isBad).toBe(true);
});

test("money below nothing has its sign before the dollar", () => {
  expect(dollars(-5)).toBe("−$5");
});
