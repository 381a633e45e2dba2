// A server that answers as a test tells it to, and the state of a page that asks it.
import { vi } from "vitest";
import type { Api } from "../../src/wire/api";
import type { TableView } from "../../src/wire/protocol";
import { Actions } from "../../src/state/actions.svelte";
import { Connection } from "../../src/state/connection.svelte";
import { GameLog } from "../../src/state/game-log.svelte";
import { Notice } from "../../src/state/notice.svelte";
import { Selection } from "../../src/state/selection.svelte";
import { Table } from "../../src/state/table.svelte";
import { entry, preview, view } from "../fakes";

type Asked =
  | "preview"
  | "log"
  | "publicLog"
  | "lookBack"
  | "look"
  | "forecast"
  | "join"
  | "move"
  | "undo"
  | "goOn"
  | "why";

/** Everything is granted, and has no effect but an entry with the number 2. */
export function fakeServer() {
  const receipt = { sequence: 2, entry: entry(2) };
  return {
    preview: vi.fn<Api["preview"]>(async (_id, _seat, move) => preview(move)),
    log: vi.fn<Api["log"]>(async () => []),
    publicLog: vi.fn<Api["publicLog"]>(async () => []),
    lookBack: vi.fn<Api["lookBack"]>(async (_id, sequence) => view({ sequence })),
    look: vi.fn<Api["look"]>(async () => view({ sequence: 2 })),
    forecast: vi.fn<Api["forecast"]>(async () => ({
      lines: [],
      details: { seats: [], incomes: [] },
    })),
    join: vi.fn<Api["join"]>(async (id) => ({ id, token: null, seats: [0] })),
    move: vi.fn<Api["move"]>(async () => receipt),
    undo: vi.fn<Api["undo"]>(async () => receipt),
    goOn: vi.fn<Api["goOn"]>(async () => receipt),
    why: vi.fn<Api["why"]>(async (_id, _seat, move) => ({ move, problem: null })),
  } satisfies Pick<Api, Asked>;
}

/** The state of a page at a table, all parts of it, and its server. */
export function page(shown?: TableView) {
  const server = fakeServer();
  const table = new Table();
  const notice = new Notice();
  const selection = new Selection(server, table, notice);
  const gameLog = new GameLog(server, table, selection);
  const onview = vi.fn<(view: TableView) => void>();
  const connection = new Connection(server, table, notice, selection, gameLog, onview);
  const actions = new Actions(server, table, notice, selection, connection);
  table.id = "t";
  if (shown) table.show(shown);
  return { server, table, notice, selection, gameLog, connection, actions, onview };
}
