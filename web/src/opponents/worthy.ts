// A worthy opponent: how games against the levels ended on this device, and which level to try next.
import type { TableView } from "../wire/protocol";

const KEY = "carson-games-won";
const KEPT = 60;
/** This many games against a level say something. */
const ENOUGH = 3;
/** Of all opponents, whoever beats this part should try the next level, or go back a level. */
const TOO_EASY = 0.75;
const TOO_HARD = 0.25;
const LOWEST = 1;
const HIGHEST = 6;

export interface Outcome {
  /** The table, so that a game counts once. */
  id: string;
  game: TableView["game"];
  level: number;
  /** The part of the opponents who were behind at the end. */
  beaten: number;
}

export interface Suggestion {
  from: string;
  to: string;
  /** Whether one did well, and the next level is the worthy one. */
  isHigher: boolean;
}

const levelOf = (bot: string | null): number => Number(/^level-([1-6])$/.exec(bot ?? "")?.[1] ?? 0);

/** What a finished game says: one person against bots of one level; nothing of any other. */
export function outcomeOf(view: TableView): Outcome | null {
  const [own, ...more] = view.mine;
  const ranking = view.result?.ranking ?? [];
  const bots = view.seats.filter(({ kind }) => kind === "bot");
  const people = view.seats.filter(({ kind }) => kind === "person");
  const [level = 0, ...others] = new Set(bots.map(({ bot }) => levelOf(bot)));
  if (!view.result || own === undefined || more.length || people.length > 1) return null;
  if (!level || others.length) return null;
  const beaten = bots.filter(({ seat }) => ranking.indexOf(seat) > ranking.indexOf(own));
  return { id: view.id, game: view.game, level, beaten: beaten.length / bots.length };
}

export function outcomes(): Outcome[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Outcome[];
  } catch {
    return [];
  }
}

/** Keeps how a game ended, once; the oldest are forgotten. */
export function keepOutcome(outcome: Outcome): void {
  const before = outcomes();
  if (before.some(({ id }) => id === outcome.id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, outcome].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The level to try next, after some games in a row against one that was too easy or too hard. */
export function suggested(all: Outcome[], game: TableView["game"]): Suggestion | null {
  const last = all.filter((one) => one.game === game).slice(-ENOUGH);
  const [level = 0, ...others] = new Set(last.map((one) => one.level));
  if (last.length < ENOUGH || others.length) return null;
  const beaten = last.reduce((sum, one) => sum + one.beaten, 0) / last.length;
  const isHigher = beaten >= TOO_EASY;
  const next = level + (isHigher ? 1 : beaten <= TOO_HARD ? -1 : 0);
  if (next === level || next < LOWEST || next > HIGHEST) return null;
  return { from: `level-${level}`, to: `level-${next}`, isHigher };
}
