// Beginning one's turn again: which moves belong to it.
import { afterEach, expect, test, vi } from "vitest";
import { actions, connection, gameLog, table } from "../src/state";
import { ownRun, restartTurn } from "../src/table/restart";
import { api } from "../src/wire/api";
import { entry, view } from "./fakes";

function played(...seats: number[]): void {
  table.show(view({ sequence: seats.length }));
  gameLog.entries = seats.map((seat, number) => ({ ...entry(number + 1), kind: "move", seat }));
}

afterEach(() => vi.restoreAllMocks());

test("one's turn begins after the last move of another", () => {
  played(0, 0, 1, 0, 0);

  expect(ownRun()).toBe(2);
});

test("whoever made no move since has nothing to begin again", () => {
  played(0, 1);

  expect(ownRun()).toBe(0);
});

test("all moves of the turn are taken back, as far as they can be", async () => {
  played(1, 0, 0, 0);
  const undo = vi.spyOn(api, "undo").mockResolvedValueOnce({ sequence: 5, entry: entry(5) });
  undo.mockRejectedValueOnce(new Error("revealed"));
  vi.spyOn(connection, "refresh").mockResolvedValue();
  vi.spyOn(actions, "send").mockImplementation(async (action) => void (await action()));

  await restartTurn();

  expect(undo).toHaveBeenCalledTimes(2);
});
