// What this browser remembers of the talk at each table: how far it was read, and who is muted.

export interface KeptTalk {
  read: number;
  muted: number[];
}

const KEY = "carson-talk";
const MOST = 40;

type Tables = Record<string, KeptTalk>;

function all(): Tables {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Tables;
  } catch {
    return {};
  }
}

export const keptTalk = (table: string): KeptTalk | null => all()[table] ?? null;

/** Keeps it for a table; the oldest tables are forgotten. */
export function keepTalk(table: string, kept: KeptTalk): void {
  const { [table]: _, ...others } = all();
  const entries = [...Object.entries(others), [table, kept] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing counts from the beginning.
  }
}
