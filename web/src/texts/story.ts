// What the log tells: where the game stands, and what is new to a seat.
import type { LogEntry, GameEvent } from "../wire/protocol";

/** The entries that still count: what was taken back is left out. */
export function lasting(entries: LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.back !== null) {
      const back = entry.back;
      while (kept.length && (kept.at(-1)?.sequence ?? 0) >= back) kept.pop();
    }
    kept.push(entry);
  }
  return kept;
}

export interface Moment {
  round: number;
  phase: number;
  /** The number or name of the box that is being resolved. */
  box: number | string | null;
}

/** Where the game stands after these entries. */
export function moment(entries: LogEntry[]): Moment {
  const now: Moment = { round: 0, phase: 0, box: null };
  for (const event of eventsOf(entries)) {
    if (event.kind === "round-began") Object.assign(now, { round: event.about.round, box: null });
    if (event.kind === "phase-began") Object.assign(now, { phase: event.about.phase, box: null });
    if (event.kind === "box-opened") now.box = event.about.box ?? null;
  }
  return now;
}

export const eventsOf = (entries: LogEntry[]): GameEvent[] =>
  entries.flatMap((entry) => entry.events);

const numberOf = (value: number | string | undefined): number => Number(value ?? 0);

/** What happened since a seat's last own move. */
export function since(entries: LogEntry[], seats: number[]): LogEntry[] {
  const own = entries.findLastIndex(
    (entry) => entry.kind === "move" && entry.by === "person" && seats.includes(entry.seat),
  );
  return entries.slice(own + 1).filter((entry) => entry.kind === "move");
}

/** The number of the entry to look at next: one move on, or where a round begins; or Infinity. */
export function stepFrom(
  entries: LogEntry[],
  now: number,
  by: 1 | -1,
  unit: "move" | "round",
): number {
  const story = entries.filter(({ kind }) => kind === "move" || kind === "opened");
  const last = story.length - 1;
  const begins = (index: number) => story[index]?.events.some(({ kind }) => kind === "round-began");
  let to = story.findLastIndex((entry) => entry.sequence <= now) + by;
  while (unit === "round" && to > 0 && to < last && !begins(to)) to += by;
  return to >= last ? Infinity : (story[Math.max(to, 0)]?.sequence ?? 1);
}

/** The parcels and spaces that entries speak of. */
export function touched(entries: LogEntry[]): Set<string> {
  const places = new Set<string>();
  for (const { about } of eventsOf(entries)) {
    for (const field of ["parcel", "place", "to", "edge", "box"]) {
      if (typeof about[field] === "string") places.add(about[field]);
    }
  }
  return places;
}

/** The first place that an entry speaks of, to point at it. */
export function placesOf(entry: LogEntry): string[] {
  return [...touched([entry])];
}

/** The faces that were rolled, by seat: how often each of 1 to 6. */
export function diceOf(entries: LogEntry[], seats: number): number[][] {
  const counts = Array.from({ length: seats }, () => [0, 0, 0, 0, 0, 0]);
  for (const { kind, about } of eventsOf(entries)) {
    const row = counts[numberOf(about.seat)];
    const face = numberOf(about.die) - 1;
    if (kind === "rolled" && row && row[face] !== undefined) row[face]++;
  }
  return counts;
}

/** The points of each source that a seat got in each round; what the end brings is in the last. */
export function sourcesByRound(entries: LogEntry[], seat: number): Map<string, number>[] {
  const rounds: Map<string, number>[] = [new Map()];
  for (const { kind, about } of eventsOf(entries)) {
    if (kind === "round-began" && numberOf(about.round) > 1) rounds.push(new Map());
    const now = rounds.at(-1);
    if (kind !== "scored" || numberOf(about.seat) !== seat || !now) continue;
    const source = String(about.source);
    now.set(source, (now.get(source) ?? 0) + numberOf(about.points));
  }
  return rounds;
}

/** The points of each seat after each round. */
export function pointsByRound(entries: LogEntry[], seats: number): number[][] {
  const totals = Array.from({ length: seats }, () => 0);
  const rounds: number[][] = [];
  for (const { kind, about } of eventsOf(entries)) {
    if (kind === "round-began" && numberOf(about.round) > 1) rounds.push([...totals]);
    const seat = numberOf(about.seat);
    if (kind === "scored" || kind === "card-scored") {
      totals[seat] = (totals[seat] ?? 0) + numberOf(about.points);
    }
  }
  rounds.push([...totals]);
  return rounds;
}
