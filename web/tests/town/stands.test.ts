// Where those who have come to a parcel stand.
import { expect, test } from "vitest";
import { standOf } from "../../src/town/pieces/stands";

const all = (count: number, isBuilt: boolean) =>
  [...Array(count).keys()].map((number) => standOf(number, count, isBuilt).left);

test("one alone stands in the middle of bare land, and to the right of a building", () => {
  expect(all(1, false)).toEqual([29]);
  expect(all(1, true)).toEqual([56]);
});

test("several stand beside each other, and all of them on the parcel", () => {
  for (const count of [2, 3, 4, 6, 8])
    for (const isBuilt of [true, false]) {
      const lefts = all(count, isBuilt);
      expect(new Set(lefts).size).toBe(count);
      expect(Math.min(...lefts)).toBeGreaterThanOrEqual(-4);
      expect(Math.max(...lefts)).toBeLessThanOrEqual(62);
    }
});
