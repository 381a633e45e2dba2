// Which entries lead from one view to the next.
import { expect, test } from "vitest";
import { between, hasJustBegun, scenesBetween } from "../../src/stage/director";
import { entry, event, view } from "../fakes";

const before = view({ game: "board", sequence: 3 });
const after = view({ game: "board", sequence: 5 });
const passed = event("passed", { seat: 1, rank: 1 });

test("only what lies between two views is told", () => {
  const entries = [2, 3, 4, 5, 6].map((sequence) => entry(sequence));

  expect(between(before, after, entries).map(({ sequence }) => sequence)).toEqual([4, 5]);
});

test("nothing is told of what was taken back", () => {
  const entries = [entry(4, [passed]), entry(5, [], { kind: "undo", back: 4 })];

  expect(scenesBetween(before, after, entries)).toEqual([]);
});

test("whoever was away for long is not held up by all that happened", () => {
  const late = view({ game: "board", sequence: 40 });
  const entries = Array.from({ length: 40 }, (_, number) => entry(number + 1, [passed]));

  expect(scenesBetween(before, late, entries)).toEqual([]);
});

test("the card game has no such stage", () => {
  const cards = [view({ sequence: 3 }), view({ sequence: 4 })] as const;

  expect(scenesBetween(cards[0], cards[1], [entry(4, [passed])])).toEqual([]);
});

test("a game has just begun until somebody at this device moves", () => {
  const here = view({ game: "board", sequence: 2, mine: [0] });
  const founded = entry(1, [event("founded", { parcel: "g3" })], { kind: "opened" });
  const moved = entry(2, [], { kind: "move", seat: 0 });

  expect(hasJustBegun(here, [founded])).toBe(true);
  expect(hasJustBegun(here, [founded, moved])).toBe(false);
});
