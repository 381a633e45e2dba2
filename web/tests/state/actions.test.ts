// What a person does at the table.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../../src/wire/api";
import type { Problem } from "../../src/wire/protocol";
import { settings } from "../../src/device/settings.svelte";
import { decision, preview, view } from "../fakes";
import { page } from "./server";

const placing = view({
  decision: decision({ moves: ["place d4", "place wages", "dynamite e5", "pass"] }),
});
const problem = (given: Partial<Problem> = {}): Problem => ({
  ...{ code: "taken", args: {}, text: "Somebody is there.", rule: "place", view: null },
  ...given,
});

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { confirm: "always", obvious: true, speed: "normal" });
});

afterEach(() => vi.useRealTimers());

describe("choosing", () => {
  test("the first tap shows what a move would do", async () => {
    const { actions, selection, server } = page(placing);
    await actions.tap("d4");

    expect(selection.preview?.move).toBe("place d4");
    expect(server.move).not.toHaveBeenCalled();
  });

  test("the second tap makes it, and nothing is chosen any more", async () => {
    const { actions, selection, server } = page(placing);
    await actions.tap("d4");
    await actions.tap("d4");

    expect(server.move).toHaveBeenCalledExactlyOnceWith("t", 0, "d1", "place d4");
    expect(selection.moves).toEqual([]);
  });

  test("whoever wants to confirm nothing makes it at once", async () => {
    settings.confirm = "never";
    const { actions, server } = page(placing);
    await actions.tap("d4");

    expect(server.move).toHaveBeenCalledOnce();
    expect(server.preview).not.toHaveBeenCalled();
  });

  test("whoever confirms what is important is asked about money", async () => {
    settings.confirm = "important";
    const { actions, server } = page(placing);
    const paying = preview("place d4");
    paying.details.changes = [{ seat: 0, what: "cash", before: 9, after: 4 }];
    server.preview.mockResolvedValueOnce(paying);
    await actions.tap("d4");
    expect(server.move).not.toHaveBeenCalled();

    await actions.tap("wages");
    expect(server.move).toHaveBeenCalledExactlyOnceWith("t", 0, "d1", "place wages");
  });

  test("a tap where another verb is meant chooses that verb", async () => {
    const { actions, selection } = page(placing);
    await actions.tap("e5");

    expect([selection.verb, selection.move]).toEqual(["dynamite", "dynamite e5"]);
  });

  test("a tap where nothing may be done says why", async () => {
    const { actions, notice, server } = page(placing);
    server.why.mockResolvedValueOnce({ move: "place a1", problem: problem() });
    await actions.tap("a1");

    expect(server.why).toHaveBeenCalledWith("t", 0, "place a1");
    expect([notice.text, notice.rule]).toEqual(["Somebody is there.", "place"]);
  });

  test("whoever is not asked chooses nothing", async () => {
    const { actions, selection } = page(view());
    await actions.choose("pass");

    expect(selection.moves).toEqual([]);
  });
});

describe("yes and no", () => {
  const asked = view({ decision: decision({ moves: ["take", "decline"] }) });

  test("one click answers", async () => {
    const { actions, server } = page(asked);
    await actions.choose("decline");

    expect(server.move).toHaveBeenCalledExactlyOnceWith("t", 0, "d1", "decline");
  });

  test("the first answer is shown with what it would do, and can be confirmed", async () => {
    const { actions, selection, server } = page(asked);
    actions.suggest();
    await vi.advanceTimersByTimeAsync(200);
    expect([selection.move, selection.preview?.move]).toEqual(["take", "take"]);

    await actions.commit();
    expect(server.move).toHaveBeenCalledExactlyOnceWith("t", 0, "d1", "take");
  });
});

describe("amounts", () => {
  const asked = view({ game: "board", decision: decision({ moves: ["spend 3", "spend 4"] }) });

  test("the least is shown and can be confirmed as it is", async () => {
    const { actions, server } = page(asked);
    actions.suggest();
    await actions.commit();

    expect(server.move).toHaveBeenCalledExactlyOnceWith("t", 0, "d1", "spend 3");
  });

  test("a tap on what is only suggested chooses it, and makes no move", async () => {
    const { actions, selection, server } = page(asked);
    actions.suggest();
    await actions.choose("spend 3");

    expect(selection.isSuggested).toBe(false);
    expect(server.move).not.toHaveBeenCalled();
  });

  test("what was suggested is not in the way of undo", async () => {
    const { actions, server } = page({ ...asked, undo: { ...asked.undo, free: true } });
    actions.suggest();
    await actions.undo();

    expect(server.undo).toHaveBeenCalledOnce();
  });
});

describe("answering", () => {
  test("nothing is asked until a view knows of the answer", async () => {
    const { actions, connection, table } = page(placing);
    await actions.commit(["pass"]);
    expect(table.decision).toBeNull();

    connection.receive({ ...placing, sequence: 2 });
    expect(table.decision).not.toBeNull();
  });

  test("one answer is on its way at a time", async () => {
    const { actions, server } = page(placing);
    await Promise.all([actions.commit(["pass"]), actions.commit(["place d4"])]);

    expect(server.move).toHaveBeenCalledOnce();
  });

  test("several roads are laid one after the other", async () => {
    const next = view({ sequence: 2, decision: decision({ id: "d2", moves: ["road e4n"] }) });
    const { actions, server } = page(view({ decision: decision({ moves: ["road d4n"] }) }));
    server.look.mockResolvedValue(next);
    await actions.commit(["road d4n", "road e4n"]);

    expect(server.move.mock.calls.map(([, , id, move]) => [id, move])).toEqual([
      ["d1", "road d4n"],
      ["d2", "road e4n"],
    ]);
  });

  test("a refused move is asked again, with the reason", async () => {
    const { actions, notice, server, table } = page(placing);
    server.move.mockRejectedValueOnce(new Refusal(409, problem()));
    await actions.commit(["pass"]);

    expect(notice.text).toBe("Somebody is there.");
    expect(table.decision?.id).toBe("d1");
    expect(table.isSending).toBe(false);
  });

  test("a refusal that brings a view shows it", async () => {
    const { actions, server, table } = page(placing);
    const now = view({ sequence: 5 });
    server.move.mockRejectedValueOnce(new Refusal(409, problem({ view: now })));
    await actions.commit(["pass"]);

    expect(table.view).toEqual(now);
  });

  test("where the stream is lost, the effect is asked for", async () => {
    const { actions, connection, gameLog, server } = page(placing);
    connection.connected(false);
    await actions.commit(["pass"]);

    expect(gameLog.last).toBe(2);
    expect(server.look).toHaveBeenCalledOnce();
  });
});

describe("the obvious", () => {
  const obvious = view({ decision: decision({ moves: ["pass"], obvious: "pass" }) });

  test("an undo at another table is none of its business", async () => {
    const { actions, server, table } = page({
      ...obvious,
      undo: { ...obvious.undo, free: true },
    });
    await actions.undo();
    const other = { ...obvious, id: "u" };
    table.id = "u";
    table.answered = 0;
    table.show(other);
    actions.answerObvious(other);
    await vi.advanceTimersByTimeAsync(600);

    expect(server.move).toHaveBeenCalledExactlyOnceWith("u", 0, "d1", "pass");
  });

  test("the only answer is given after a moment", async () => {
    const { actions, server } = page(obvious);
    actions.answerObvious(obvious);
    expect(server.move).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(600);
    expect(server.move).toHaveBeenCalledExactlyOnceWith("t", 0, "d1", "pass");
  });

  test("not for whoever looks back meanwhile", async () => {
    const { actions, server, table } = page(obvious);
    actions.answerObvious(obvious);
    table.past = view();
    await vi.advanceTimersByTimeAsync(600);

    expect(server.move).not.toHaveBeenCalled();
  });

  test("not for whoever has chosen something meanwhile", async () => {
    const asked = decision({ moves: ["pass", "place d4"], obvious: "pass" });
    const { actions, server, table } = page(view({ decision: asked }));
    actions.answerObvious(table.view!);
    await actions.choose("place d4");
    await vi.advanceTimersByTimeAsync(600);

    expect(server.move).not.toHaveBeenCalled();
  });

  test("not after it was taken back", async () => {
    const free = { ...obvious, undo: { ...obvious.undo, free: true } };
    const back = { ...free, sequence: 2 };
    const { actions, server, table } = page(free);
    await actions.undo();
    table.show(back);
    actions.answerObvious(back);
    await vi.advanceTimersByTimeAsync(600);

    expect(server.undo).toHaveBeenCalledOnce();
    expect(server.move).not.toHaveBeenCalled();
  });
});

describe("taking back", () => {
  test("what is only chosen is taken back here", async () => {
    const { actions, selection, server } = page(placing);
    await actions.choose("place d4");
    await actions.undo();

    expect(selection.moves).toEqual([]);
    expect(server.undo).not.toHaveBeenCalled();
  });

  test("where it is not free, the reason is said", async () => {
    const undo = { ...placing.undo, why_not: problem({ text: "The dice were rolled." }) };
    const { actions, notice } = page({ ...placing, undo });
    await actions.undo();

    expect(notice.text).toBe("The dice were rolled.");
  });
});
