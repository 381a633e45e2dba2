// The log in pieces.
import { expect, test } from "vitest";
import { wireOf, worthTelling } from "../src/table/telegraph";
import type { GameEvent, LogEntry } from "../src/wire/protocol";

function entry(events: GameEvent[], kind: LogEntry["kind"] = "move", seat = 0): LogEntry {
  return {
    ...{ sequence: 1, kind, at: 0, seat, move: null, by: null, text: null },
    ...{ lines: [], events, back: null, table: null },
  };
}

const line = (at: number) => ({ text: "", seat: 0, heading: false, at });

test("a cowboy rides to a space, whose price stands at the end", () => {
  const placed = { kind: "placed", about: { seat: 1, place: "build-12", piece: "cowboy" } };
  expect(wireOf(entry([placed]), line(0), [])).toEqual({
    signs: [{ picture: "pieces/cowboy-orange" }, { arrow: true }, { picture: "spaces/build-12" }],
    end: [{ word: "$12" }],
  });
});

test("a parcel is written by its name", () => {
  const placed = { kind: "placed", about: { seat: 0, place: "d4", piece: "white-cowboy" } };
  expect(wireOf(entry([placed]), line(0), [])?.signs).toEqual([
    { picture: "pieces/cowboy-white" },
    { arrow: true },
    { word: "d4" },
  ]);
});

test("land that is bought is one line with its price", () => {
  const events: GameEvent[] = [
    { kind: "paid", about: { seat: 0, amount: 5, cause: "land" } },
    { kind: "claimed", about: { seat: 0, parcel: "b6" } },
  ];
  expect(wireOf(entry(events), line(0), [])).toEqual({
    signs: [{ picture: "pieces/deed" }, { word: "b6" }],
    end: [{ money: "$5" }],
  });
});

test("what only words can tell has no pieces", () => {
  expect(wireOf(entry([{ kind: "game-ended", about: {} }]), line(0), [])).toBeNull();
});

test("of the hints of a seat only the first is told", () => {
  const log = [
    entry([], "hint", 0),
    entry([], "move", 0),
    entry([], "hint", 0),
    entry([], "hint", 1),
  ];
  expect(worthTelling(log).map(({ kind, seat }) => [kind, seat])).toEqual([
    ["hint", 0],
    ["move", 0],
    ["hint", 1],
  ]);
});
