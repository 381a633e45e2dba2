// Whether two views show the same position.
import { expect, test } from "vitest";
import { isSamePosition } from "../src/state/position";
import { cardsSeen, view } from "./fakes";

test("talk changes no position", () => {
  expect(isSamePosition(view(), view({ sequence: 2 }))).toBe(true);
});

test("a move does", () => {
  expect(isSamePosition(view(), view({ state: cardsSeen({ round: 2 }) }))).toBe(false);
});

test("so does another language, or another seat", () => {
  expect(isSamePosition(view(), view({ language: "fr" }))).toBe(false);
  expect(isSamePosition(view(), view({ seat: 1 }))).toBe(false);
});

test("nothing is like the first view", () => {
  expect(isSamePosition(null, view())).toBe(false);
});
