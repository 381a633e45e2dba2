// The last table as this browser saw it, for a reload without a network.
import type { LogEntry, TableView } from "../wire/protocol";

export interface KeptTable {
  /** When it was seen, in milliseconds. */
  at: number;
  view: TableView;
  entries: LogEntry[];
}

const CACHE = "carson-table";
const PLACE = "/kept-table";
const PAUSE_MS = 1000;

let timer = 0;
let waiting: (() => KeptTable | null) | null = null;

/** Keeps how a table stands, soon; many changes at once are kept once. */
export function keepTable(now: () => KeptTable | null): void {
  waiting = now;
  timer ||= window.setTimeout(() => void write(), PAUSE_MS);
}

async function write(): Promise<void> {
  timer = 0;
  const kept = waiting?.();
  waiting = null;
  if (!kept || !("caches" in globalThis)) return;
  try {
    await (await caches.open(CACHE)).put(PLACE, new Response(JSON.stringify(kept)));
  } catch {
    // A browser that keeps nothing shows tables only while it is connected.
  }
}

/** A table as it was last seen here; nothing can be answered there. */
export async function keptTable(id: string): Promise<KeptTable | null> {
  try {
    const found = await (await caches.open(CACHE)).match(PLACE);
    const kept = (await found?.json()) as KeptTable | undefined;
    return kept?.view.id === id ? kept : null;
  } catch {
    return null;
  }
}

/** The same view without anything to press. */
export const asLooked = (view: TableView): TableView => ({
  ...view,
  decision: null,
  lesson: null,
  undo: { ...view.undo, free: false, move: null },
});
