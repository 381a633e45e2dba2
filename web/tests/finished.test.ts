// The finished city that the lesson shows.
import { expect, test } from "vitest";
import { BUILDINGS } from "../src/tutorial/finished";

const pointsOf = (letter: string): number[] =>
  BUILDINGS.filter((one) => one.letter === letter).map(({ points }) => points);

test("the buildings of the finished city bring what the example of the rules says", () => {
  expect(pointsOf("r")).toEqual([6]);
  expect(pointsOf("m").sort((a, b) => b - a)).toEqual([10, 10, 4, 4]);
  expect(pointsOf("D")).toEqual([3]);
  expect(pointsOf("B")).toEqual([12, 11]);
  expect(pointsOf("S")).toEqual([16]);
});

test("all buildings of the finished city together bring 82", () => {
  expect(BUILDINGS.reduce((sum, { points }) => sum + points, 0)).toBe(82);
});
