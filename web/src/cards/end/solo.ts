// Solo games against virtual players of one level: medals, and the best scores on this device.
import type { TableView } from "../../wire/protocol";

export type Medal = "bronze" | "silver" | "gold";
export const LEVELS = ["novice", "intermediate", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** The winning margin for each medal. */
export const MARGINS: [Medal, number][] = [
  ["gold", 25],
  ["silver", 10],
  ["bronze", 1],
];
const KEY = "carson-solo";
const KEPT = 30;
const SEATS = 4;

export interface SoloRecord {
  /** The table, so that a game counts once. */
  id: string;
  level: Level;
  score: number;
  /** By how much it beats the best rival. */
  margin: number;
  /** Nothing where one lost, or took hints. */
  medal: Medal | null;
  at: number;
}

/** What a finished game counts for, if it is a solo game: four seats, one level. */
export function recordOf(view: TableView, at: number): SoloRecord | null {
  const levels = new Set(view.seats.slice(1).map((seat) => seat.level));
  const [level] = [...levels];
  const isSolo =
    view.game === "cards" && view.seats.length === SEATS && view.mine.length === 1 && !!view.result;
  if (!isSolo || levels.size !== 1 || !level || !isLevel(level)) return null;
  const rows = Object.values(view.result?.scores ?? {});
  const totals = view.seats.map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  const [score = 0, ...rivals] = totals;
  const margin = score - Math.max(...rivals);
  return { id: view.id, level, score, margin, medal: medalFor(margin, view.hints.taken), at };
}

const isLevel = (level: string): level is Level => (LEVELS as readonly string[]).includes(level);

/** The medal for a margin; hints forfeit it. */
export function medalFor(margin: number, hints: number): Medal | null {
  if (hints > 0) return null;
  return MARGINS.find(([, least]) => margin >= least)?.[0] ?? null;
}

export function records(): SoloRecord[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SoloRecord[];
  } catch {
    return [];
  }
}

/** Keeps a game once; the best ones stay. Whether it is the best at its level. */
export function keep(record: SoloRecord): boolean {
  const before = records().filter((one) => one.id !== record.id);
  const best = Math.max(0, ...ofLevel(before, record.level).map(({ score }) => score));
  const kept = [...before, record].sort((a, b) => b.score - a.score).slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return record.score > best;
}

export const ofLevel = (all: SoloRecord[], level: Level): SoloRecord[] =>
  all.filter((one) => one.level === level);

/** The medals that were won at a level. */
export function medalsOf(all: SoloRecord[], level: Level): Set<Medal> {
  const best = Math.max(
    0,
    ...ofLevel(all, level)
      .filter(({ medal }) => medal)
      .map(({ margin }) => margin),
  );
  return new Set(MARGINS.filter(([, least]) => best >= least).map(([medal]) => medal));
}
