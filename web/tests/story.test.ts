// What the log tells.
import { describe, expect, test } from "vitest";
import * as story from "../src/texts/story";
import { entry, event } from "./fakes";

const numbers = (entries: { sequence: number }[]) => entries.map(({ sequence }) => sequence);

test("what was taken back is left out, but not that it was", () => {
  const entries = [entry(1), entry(2), entry(3), entry(4, [], { kind: "undo", back: 2 }), entry(5)];

  expect(numbers(story.lasting(entries))).toEqual([1, 4, 5]);
});

test("the moment is the last round, phase and box that began", () => {
  const entries = [
    entry(1, [event("round-began", { round: 2 }), event("phase-began", { phase: 3 })]),
    entry(2, [event("box-opened", { box: "wages" })]),
  ];

  expect(story.moment(entries)).toEqual({ round: 2, phase: 3, box: "wages" });
});

test("a new phase closes the box", () => {
  const entries = [entry(1, [event("box-opened", { box: 4 }), event("phase-began", { phase: 4 })])];

  expect(story.moment(entries).box).toBeNull();
});

test("the faces of each seat are counted", () => {
  const rolled = [1, 6, 6].map((die) => event("rolled", { seat: 1, die }));

  expect(story.diceOf([entry(1, rolled)], 2)).toEqual([
    [0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 2],
  ]);
});

describe("news", () => {
  const others = { seat: 1, by: "bot" as const };

  test("news are the moves since one's own last one", () => {
    const entries = [
      entry(1),
      entry(2, [], others),
      entry(3, [], { kind: "chat" }),
      entry(4, [], others),
    ];

    expect(numbers(story.since(entries, [0]))).toEqual([2, 4]);
  });

  test("what a bot did in one's place is news", () => {
    const entries = [entry(1), entry(2, [], { by: "bot" })];

    expect(numbers(story.since(entries, [0]))).toEqual([2]);
  });

  test("places are found in whatever an event says of them", () => {
    const entries = [
      entry(1, [event("moved", { place: "wages", to: "d4" }), event("laid", { edge: "d4n" })]),
    ];

    expect([...story.touched(entries)]).toEqual(["wages", "d4", "d4n"]);
  });
});

describe("looking back", () => {
  const round = [event("round-began", { round: 1 })];
  const entries = [
    entry(1, [], { kind: "opened" }),
    entry(2, round),
    entry(3),
    entry(4, [], { kind: "chat" }),
    entry(5, round),
    entry(6),
    entry(7),
  ];

  test("a step back goes to the move before", () => {
    expect(story.stepFrom(entries, Infinity, -1, "move")).toBe(6);
  });

  test("talk is stepped over", () => {
    expect(story.stepFrom(entries, 5, -1, "move")).toBe(3);
    expect(story.stepFrom(entries, 3, 1, "move")).toBe(5);
  });

  test("a step of a round goes to where it begins", () => {
    expect(story.stepFrom(entries, Infinity, -1, "round")).toBe(5);
    expect(story.stepFrom(entries, 2, 1, "round")).toBe(5);
  });

  test("the step to the last move leads to the present", () => {
    expect(story.stepFrom(entries, 6, 1, "move")).toBe(Infinity);
    expect(story.stepFrom(entries, 5, 1, "round")).toBe(Infinity);
  });

  test("nobody steps behind the beginning", () => {
    expect(story.stepFrom(entries, 1, -1, "move")).toBe(1);
    expect(story.stepFrom([], Infinity, -1, "move")).toBe(1);
  });
});

describe("points", () => {
  const scored = (seat: number, source: string, points: number) =>
    event("scored", { seat, source, points });
  const entries = [
    entry(1, [event("round-began", { round: 1 }), scored(0, "mine", 2), scored(1, "bank", 1)]),
    entry(2, [event("round-began", { round: 2 }), scored(0, "mine", 3), scored(0, "end", 1)]),
  ];

  test("points are added up round by round", () => {
    expect(story.pointsByRound(entries, 2)).toEqual([
      [2, 1],
      [6, 1],
    ]);
  });

  test("each round tells where its points came from", () => {
    expect(story.sourcesByRound(entries, 0).map((row) => Object.fromEntries(row))).toEqual([
      { mine: 2 },
      { mine: 3, end: 1 },
    ]);
  });
});
