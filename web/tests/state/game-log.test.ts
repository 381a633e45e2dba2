// The history of a table.
import { expect, test } from "vitest";
import { decision, entry, event, view } from "../fakes";
import { page } from "./server";

test("an entry that comes twice is told once", () => {
  const { gameLog } = page(view({ sequence: 2 }));
  for (const one of [entry(1), entry(2), entry(2)]) gameLog.receive(one);

  expect(gameLog.told.map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test("an entry is told when its view is shown", () => {
  const { gameLog, table } = page(view({ sequence: 1 }));
  for (const one of [entry(1), entry(2)]) gameLog.receive(one);
  expect(gameLog.told).toHaveLength(1);

  table.show(view({ sequence: 2 }));
  expect(gameLog.told).toHaveLength(2);
});

test("on a shared device the log tells nobody's secrets", async () => {
  const shared = view({ mine: [0, 1] });
  const { gameLog, server } = page(shared);
  await gameLog.catchUp(shared);

  expect(server.publicLog).toHaveBeenCalledWith("t", 0);
  expect(server.log).not.toHaveBeenCalled();
});

test("places that others changed are pointed out to whoever is asked", () => {
  const { gameLog } = page(view({ sequence: 2, decision: decision({ moves: ["pass"] }) }));
  gameLog.receive(entry(1));
  gameLog.receive(entry(2, [event("placed", { place: "wages" })], { seat: 1 }));

  expect([...gameLog.changed]).toEqual(["wages"]);
});

test("the past is shown instead of the present, and nothing is asked there", async () => {
  const { gameLog, table } = page(view({ sequence: 3, decision: decision({ moves: ["pass"] }) }));
  for (const one of [entry(1), entry(2), entry(3)]) gameLog.receive(one);
  await gameLog.back();

  expect(table.shown?.sequence).toBe(2);
  expect(table.decision).toBeNull();
  expect(gameLog.story).toHaveLength(2);
});

test("the last entry is the present", async () => {
  const { gameLog, table } = page(view({ sequence: 3 }));
  for (const one of [entry(1), entry(2), entry(3)]) gameLog.receive(one);
  await gameLog.first();
  expect(table.past?.sequence).toBe(1);

  await gameLog.lookAt(3);
  expect(table.past).toBeNull();
});

test("whoever looks back has nothing chosen", async () => {
  const { gameLog, selection } = page(view({ decision: decision({ moves: ["pass"] }) }));
  await selection.set(["pass"], 0);
  await gameLog.lookAt(1);

  expect(selection.moves).toEqual([]);
});
