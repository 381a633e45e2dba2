// The connection to a table, without its stream.
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../src/wire/api";
import { settings } from "../../src/device/settings.svelte";
import { boardSeen, decision, entry, view } from "../fakes";
import { page } from "./server";

const asked = decision({ moves: ["pass"] });
const open = vi.fn();

beforeEach(() => {
  settings.speed = "off";
  open.mockClear();
  vi.stubGlobal(
    "EventSource",
    class {
      readyState = 0;
      constructor(address: string) {
        open(address);
      }
      addEventListener(): void {}
      close(): void {}
    },
  );
});

test("a table is opened with its log, and listened to through one's seat", async () => {
  const { connection, gameLog, server, table } = page();
  server.log.mockResolvedValue([entry(1), entry(2)]);
  await connection.open("t", null);

  expect(table.view?.sequence).toBe(2);
  expect(gameLog.last).toBe(2);
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/games\/t\/events\?.*seat=0$/);
  connection.close();
});

test("a table that is not there is missing", async () => {
  const { connection, server } = page();
  server.look.mockRejectedValue(new Refusal(404, null));
  await connection.open("t", null);

  expect(connection.isMissing).toBe(true);
});

test("a server that is away is no missing table", async () => {
  const { connection, notice, server } = page();
  server.look.mockRejectedValue(new Refusal(0, null));
  await connection.open("t", null);

  expect(connection.isMissing).toBe(false);
  expect(notice.text).toBe("server-away");
});

test("an older view never replaces a newer one", () => {
  const { connection, table } = page();
  connection.receive(view({ sequence: 5 }));
  connection.receive(view({ sequence: 4 }));

  expect(table.view?.sequence).toBe(5);
});

test("whoever owns several seats is asked on all of them", () => {
  const { connection, server } = page();
  connection.arrived(view({ mine: [0, 1], to_move: [1] }));

  expect(server.look).toHaveBeenCalledOnce();
});

test("a fresh view brings the entries that were missed", () => {
  const { connection, server } = page(view());
  connection.fresh(view({ sequence: 9 }));

  expect(server.log).toHaveBeenCalledWith("t", 0, 0);
});

test("a forecast is asked for where the position is another one", () => {
  const { connection, server } = page();
  connection.receive(view({ game: "board", sequence: 1 }));
  connection.receive(view({ game: "board", sequence: 2 }));
  expect(server.forecast).toHaveBeenCalledOnce();

  connection.receive(view({ game: "board", sequence: 3, state: boardSeen({ round: 2 }) }));
  expect(server.forecast).toHaveBeenCalledTimes(2);
});

test("the title says whose turn it is", () => {
  const { connection } = page();
  connection.receive(view({ decision: asked }));
  expect(document.title).toContain("your-turn");

  connection.receive(view({ sequence: 2 }));
  expect(document.title).toBe("page-title");
});

test("every view is told to whoever answers the obvious", () => {
  const { connection, onview } = page();
  const shown = view({ decision: asked });
  connection.receive(shown);

  expect(onview).toHaveBeenCalledExactlyOnceWith(shown);
});

test("whoever leaves the table leaves nothing behind", () => {
  const { connection, gameLog, table } = page(view({ decision: asked }));
  gameLog.receive(entry(1));
  connection.close();

  expect([table.view, table.decision, gameLog.entries]).toEqual([null, null, []]);
});
