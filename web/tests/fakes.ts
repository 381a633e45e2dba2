// What the tests share: decisions, views and entries as the server would send them.
import type {
  BoardSeen,
  CardsSeen,
  Decision,
  GameEvent,
  LogEntry,
  MovePreview,
  TableView,
} from "../src/wire/protocol";

interface Asked {
  id?: string;
  choice?: string;
  moves: string[];
  verbs?: string[];
  about?: Decision["about"];
  obvious?: string;
}

const verbOf = (move: string): string => move.split(" ")[0] ?? "";

/** A question that these moves answer. */
export function decision({ moves, verbs, ...given }: Asked): Decision {
  const names = verbs ?? [...new Set(moves.map(verbOf))];
  return {
    id: "d1",
    choice: "Place",
    about: {},
    prompt: "",
    short: "",
    help: null,
    verbs: names.map((name) => ({ name, text: name })),
    moves: moves.map((move) => {
      return { move, verb: verbOf(move), noun: move.split(" ")[1] ?? "", text: move };
    }),
    obvious: null,
    secret: false,
    ...given,
  };
}

/** The board game before anything has happened. */
export function boardSeen(given: Partial<BoardSeen> = {}): BoardSeen {
  return {
    ...{ game: "board", seat: 0, asked: null, round: 1, strength: 0, order: [], pass_order: [] },
    ...{ passed: [], parcels: {}, roads: [], track: {}, outlaws: [], tiles: [], pile: [] },
    ...{ cast: [], bag: {}, cowboys: [], players: [], limits: {}, closed: [], prices: {} },
    ...given,
  };
}

/** The card game before anything has happened. */
export function cardsSeen(given: Partial<CardsSeen> = {}): CardsSeen {
  return {
    ...{ game: "cards", seat: 0, asked: null, era: 1, round: 1, display: [], backs: [], pile: 0 },
    ...{ under: [], terrain_left: 0, left_over: [], order: [], ties: [], laying: null },
    ...{ own_bid: 0, players: [] },
    ...given,
  };
}

/** A view through the first of two seats. */
export function view(given: Partial<TableView> = {}): TableView {
  return {
    id: "t",
    asking: [],
    inviter: 0,
    game: "cards",
    status: "playing",
    sequence: 1,
    language: "en",
    seat: 0,
    mine: [0],
    host: true,
    seats: ["ann", "bob"].map((name, seat) => ({
      ...{
        seat,
        name,
        kind: "person" as const,
        bot: null,
        level: null,
        face: null,
        mine: seat === 0,
      },
      ...{ claimable: false, present: true, seconds: null, running: false },
    })),
    to_move: [],
    prompt: "",
    options: {},
    rules_version: 1,
    commitment: "",
    pace: "none",
    listed: false,
    undo: { policy: "friendly", free: false, move: null, sealed: -1, why_not: null, request: null },
    hints: { allowed: false, offered: false, taken: 0 },
    decision: null,
    state: given.game === "board" ? boardSeen() : cardsSeen(),
    result: null,
    parent: null,
    rematch: null,
    lesson: null,
    ...given,
  };
}

/** An event such as `event("scored", { seat: 0, points: 3 })`. */
export const event = (kind: string, about: GameEvent["about"] = {}): GameEvent => ({ kind, about });

/** An entry of the log with its number and what happened. */
export function entry(
  sequence: number,
  events: GameEvent[] = [],
  given: Partial<LogEntry> = {},
): LogEntry {
  return {
    ...{ sequence, kind: "move", at: 0, seat: 0, move: null, by: "person", text: null },
    ...{ lines: [], events, back: null, table: null },
    ...given,
  };
}

/** A preview that says only what may be added. */
export function preview(move: string, further: string[] = []): MovePreview {
  return {
    move,
    lines: [],
    assumptions: [],
    details: {
      ...{ lines: [], chips: [], changes: [], incomes: [], prices: [] },
      ...{ connected: [], stakes: [] },
      further,
    },
  };
}
