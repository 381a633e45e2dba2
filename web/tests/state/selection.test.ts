// What is chosen but not confirmed.
import { expect, test } from "vitest";
import { decision, preview, view } from "../fakes";
import { page } from "./server";

const roads = ["road d4n", "road d4w", "road e4n"];
const placing = view({ decision: decision({ moves: ["place d4", "place wages", "pass"] }) });
const laying = view({ decision: decision({ moves: roads }) });

test("a chosen move is previewed by the server", async () => {
  const { selection, server } = page(placing);
  await selection.set(["place d4"], 0);

  expect(server.preview).toHaveBeenCalledWith("t", 0, "place d4", []);
  expect(selection.preview?.move).toBe("place d4");
  expect([selection.move, selection.noun]).toEqual(["place d4", "d4"]);
});

test("a preview that comes too late is not shown", async () => {
  const { selection, server } = page(placing);
  let answer = () => {};
  server.preview.mockImplementationOnce(
    (_id, _seat, move) => new Promise((resolve) => (answer = () => resolve(preview(move)))),
  );
  const late = selection.set(["place d4"], 0);
  await selection.set(["place wages"], 0);
  answer();
  await late;

  expect(selection.preview?.move).toBe("place wages");
});

test("a tap means the moves of the verb", () => {
  const { selection } = page(placing);

  expect([...selection.targets.keys()]).toEqual(["d4", "wages"]);
});

test("another verb has other targets", () => {
  const { selection } = page(
    view({ decision: decision({ moves: ["place wages", "dynamite d4"] }) }),
  );
  selection.verb = "dynamite";

  expect([...selection.targets.values()]).toEqual(["dynamite d4"]);
});

test("a road is added where the server lets one add it", async () => {
  const { selection, server } = page(laying);
  server.preview.mockResolvedValueOnce(preview("road d4n", ["road e4n"]));
  await selection.set(["road d4n"], 0);

  expect([...selection.targets.keys()]).toEqual(["e4n"]);
  expect(await selection.with("road e4n")).toEqual(["road d4n", "road e4n"]);
  expect(await selection.with("road d4w")).toEqual(["road d4w"]);
});

test("the last of several roads is exchanged where no more can be added", async () => {
  const { selection, server } = page(laying);
  server.preview.mockResolvedValueOnce(preview("road d4n", ["road e4n", "road d4w"]));
  await selection.set(["road d4n"], 0);
  await selection.set(["road d4n", "road e4n"], 0);

  expect(await selection.with("road d4w")).toEqual(["road d4n", "road d4w"]);
});

test("what is chosen stays while the same is asked", async () => {
  const { selection } = page(placing);
  await selection.set(["place d4"], 0);
  selection.follow(placing, { ...placing, sequence: 2 });

  expect(selection.moves).toEqual(["place d4"]);
});

test("it stays in a question of the same kind in which it is still offered", async () => {
  const { selection } = page(placing);
  await selection.set(["place d4"], 0);
  selection.follow(placing, view({ decision: decision({ id: "d2", moves: ["place d4"] }) }));

  expect(selection.moves).toEqual(["place d4"]);
});

test("it goes with the question, and so does the verb", async () => {
  const { selection, notice } = page(placing);
  await selection.set(["place d4"], 0);
  selection.verb = "place";
  notice.text = "why not";
  selection.follow(placing, view({ decision: decision({ id: "d2", moves: ["place wages"] }) }));

  expect([selection.moves, selection.verb, notice.text]).toEqual([[], null, null]);
});
