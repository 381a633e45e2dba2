// What the client asks the server: one function for each route, one kind of error.
import type {
  ThingValue,
  Answer,
  Book,
  Column,
  Delivered,
  LogEntry,
  Fork,
  Games,
  MoveHints,
  ImportRecord,
  Key,
  Log,
  MovePreview,
  NewTable,
  Problem,
  Propose,
  Receipt,
  RoundForecast,
  Say,
  Sites,
  Summary,
  TableView,
  Tables,
  TurnNotices,
} from "./protocol";
import { settings } from "../device/settings.svelte";

/** The server refused, or could not be reached (then its status is 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? "");
  }
}

interface CallOptions {
  /** As a stranger would ask, who knows no secrets. */
  isStranger?: boolean;
}

async function call(method: string, path: string, body?: object, options: CallOptions = {}) {
  const headers: Record<string, string> = { "x-carson": "1" };
  if (body) headers["content-type"] = "application/json";
  const credentials = options.isStranger ? "omit" : "same-origin";
  const mark = path.includes("?") ? "&" : "?";
  const address = `${path}${mark}language=${settings.language}`;
  let answer: Response;
  try {
    const sent = body ? JSON.stringify(body) : null;
    answer = await fetch(address, { method, headers, credentials, body: sent });
  } catch {
    throw new Refusal(0, null);
  }
  if (!answer.ok) throw new Refusal(answer.status, await problemOf(answer));
  return answer;
}

async function problemOf(answer: Response): Promise<Problem | null> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return null;
  }
}

async function ask<T>(path: string, options: CallOptions = {}): Promise<T> {
  return (await (await call("GET", path, undefined, options)).json()) as T;
}

/** All entries after one; the server tells some at a time. */
async function wholeLog(
  id: string,
  seat: number | null,
  after: number,
  options: CallOptions = {},
): Promise<LogEntry[]> {
  const found: LogEntry[] = [];
  for (;;) {
    const path = `/games/${id}/log?after=${after + found.length}${through(seat, "&")}`;
    const { entries, more } = await ask<Log>(path, options);
    found.push(...entries);
    if (!more) return found;
  }
}

async function send<T>(path: string, body: object = {}): Promise<T> {
  return (await (await call("POST", path, body)).json()) as T;
}

/** A name for a command, so that it is done once even if it is sent twice. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends a command again while the server cannot be reached; its name makes that harmless. */
async function command(path: string, body: object): Promise<Receipt> {
  const named = { ...body, command_id: commandId() };
  for (let attempt = 0; ; attempt++) {
    try {
      return await send<Receipt>(path, named);
    } catch (error) {
      const lost = error instanceof Refusal && (error.status === 0 || error.status === 503);
      if (!lost || attempt >= 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}

const through = (seat: number | null, mark = "?") => (seat === null ? "" : `${mark}seat=${seat}`);

export const api = {
  info: () => ask<Games>("/info"),
  rules: (language: string) => ask<Book>(`/rules/${language}`),
  openTables: async (): Promise<Summary[]> => (await ask<Tables>("/games")).tables,
  myTables: async (): Promise<Summary[]> => (await ask<Tables>("/games?mine=true")).tables,
  create: (request: NewTable) => send<Key>("/games", request),
  learn: (name: string, game: "board" | "cards") =>
    send<Key>("/tutorial", name ? { name, game } : { game }),
  goOn: (id: string, seat: number, step: number, skip: number | null) =>
    command(`/games/${id}/tutorial`, { seat, step, skip }),
  import: (request: ImportRecord) => send<Key>("/games/import", request),
  /** Sits down where a link leads, with the identity this browser has. */
  join: (id: string, key: string) => send<Key>(`/games/${id}/join`, { key }),

  look: (id: string, seat: number | null = null) => ask<TableView>(`/games/${id}${through(seat)}`),
  lookBack: (id: string, sequence: number, seat: number | null) =>
    ask<TableView>(`/games/${id}/at/${sequence}${through(seat)}`),
  log: (id: string, seat: number | null, after = 0): Promise<LogEntry[]> =>
    wholeLog(id, seat, after),
  /** The log as everyone may read it. */
  publicLog: (id: string, after = 0): Promise<LogEntry[]> =>
    wholeLog(id, null, after, { isStranger: true }),
  record: async (id: string, seat: number | null) =>
    (await call("GET", `/games/${id}/record${through(seat)}`)).text(),
  fork: (id: string, request: Fork) => send<Key>(`/games/${id}/fork`, request),
  rematch: (id: string) => send<Key>(`/games/${id}/rematch`),
  remove: (id: string) => call("DELETE", `/games/${id}`),

  move: (id: string, seat: number, decision_id: string, move: string) =>
    command(`/games/${id}/moves`, { seat, decision_id, move }),
  undo: (id: string, seat: number) => command(`/games/${id}/undo`, { seat }),
  askBack: (id: string, seat: number, before: number) =>
    command(`/games/${id}/undo/ask`, { seat, before }),
  answerBack: (id: string, seat: number, agree: boolean) =>
    command(`/games/${id}/undo/answer`, { seat, agree }),
  propose: (id: string, seat: number, act: Propose["act"], target: number) =>
    command(`/games/${id}/propose`, { seat, act, target }),
  say: (id: string, seat: number, said: Pick<Say, "text" | "phrase">) =>
    command(`/games/${id}/chat`, { seat, ...said }),
  why: (id: string, seat: number, move: string) => send<Answer>(`/games/${id}/why`, { seat, move }),
  preview: (id: string, seat: number, move: string, then: string[]) =>
    send<MovePreview>(`/games/${id}/preview`, { seat, move, then }),
  sites: (id: string, seat: number | null, building: string) =>
    ask<Sites>(`/games/${id}/sites/${building}${through(seat)}`),
  hints: (id: string, seat: number, decision_id: string) =>
    send<MoveHints>(`/games/${id}/hints`, { seat, decision_id }),
  column: (id: string, seat: number | null) => ask<Column>(`/games/${id}/column${through(seat)}`),
  about: (id: string, seat: number | null, name: string) =>
    ask<ThingValue>(`/games/${id}/about/${name}${through(seat)}`),
  forecast: (id: string, seat: number | null) =>
    ask<RoundForecast>(`/games/${id}/forecast${through(seat)}`),

  /** Who has no name gets one that is free. */
  claim: (id: string, seat: number, name: string) =>
    send<Key>(`/games/${id}/seats/${seat}/claim`, name ? { name } : {}),
  /** Asks to share a player's seat, or to play in place of a bot. */
  askForSeat: (id: string, seat: number, name: string) =>
    send<Key>(`/games/${id}/seats/${seat}/ask`, name ? { name } : {}),
  askNoMore: (id: string, seat: number) => call("DELETE", `/games/${id}/seats/${seat}/ask`),
  answerForSeat: (id: string, seat: number, asked: number, agree: boolean) =>
    command(`/games/${id}/seats/answer`, { seat, asked, agree }),
  /** Where one is told of one's turn, at all tables. */
  notices: () => ask<TurnNotices>("/notices"),
  keepNotices: (url: string, format: TurnNotices["format"]) =>
    call("PUT", "/notices", { url, format }),
  forgetNotices: () => call("DELETE", "/notices"),
  tryNotices: () => send<Delivered>("/notices/test"),
  leave: (id: string, seat: number) => send<Receipt>(`/games/${id}/seats/${seat}/leave`),
  kick: (id: string, seat: number) => send<Receipt>(`/games/${id}/seats/${seat}/kick`),
  handToBot: (id: string, seat: number, bot: string) =>
    send<Receipt>(`/games/${id}/seats/${seat}/bot`, { bot }),
  comeBack: (id: string, seat: number) => send<Receipt>(`/games/${id}/seats/${seat}/return`),
  link: (id: string, seat: number) => send<Key>(`/games/${id}/seats/${seat}/link`),
};

/** What parts of the page ask of the server; tests have another one answer. */
export type Api = typeof api;
