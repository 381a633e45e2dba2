// Where a lesson points, and where its panel goes.
import { expect, test } from "vitest";
import { freest, pointsOf, type Box } from "../src/tutorial/pointing";

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

test("a move points at its button and at its place", () => {
  expect(pointsOf("place d4")).toEqual(["place d4", "d4"]);
  expect(pointsOf("pass")).toEqual(["pass"]);
});

test("the panel goes where it hides nothing", () => {
  expect(freest([box(0, 0), box(20, 0)], [box(5, 5)], [])).toEqual(box(20, 0));
});

test("what must be seen counts more than what had better be", () => {
  const [left, right] = [box(0, 0), box(20, 0)];

  expect(freest([left, right], [box(29, 9)], [left])).toEqual(left);
});

test("of two places as good as each other the first is taken", () => {
  expect(freest([box(0, 0), box(20, 0)], [], [])).toEqual(box(0, 0));
});
