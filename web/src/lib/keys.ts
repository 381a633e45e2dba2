// The keyboard at the table.
import { heat } from "./heat.svelte";
import { table } from "./table.svelte";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** The entry beside the one that is looked at: one step, or to the next round. */
function step(by: number, rounds = false): void {
  const story = table.lasting;
  const now = table.past?.sequence ?? story.at(-1)?.sequence ?? 0;
  const at = story.findLastIndex((entry) => entry.sequence <= now);
  let to = at + by;
  const begins = (index: number) => story[index]?.events.some(({ kind }) => kind === "round-began");
  while (rounds && to > 0 && to < story.length - 1 && !begins(to)) to += by;
  const entry = story[Math.min(Math.max(to, 0), story.length - 1)];
  if (entry) void table.lookAt(entry.sequence);
}

export const history = {
  back: () => step(-1),
  forth: () => step(1),
  roundBack: () => step(-1, true),
  roundForth: () => step(1, true),
  first: () => void table.lookAt(table.lasting[0]?.sequence ?? 1),
  last: () => void table.lookAt(Number.MAX_SAFE_INTEGER),
};

const KEYS: Record<string, () => void> = {
  "[": history.back,
  "]": history.forth,
  ArrowLeft: history.back,
  ArrowRight: history.forth,
  PageUp: history.roundBack,
  PageDown: history.roundForth,
  Home: history.first,
  End: history.last,
  Escape: () => (table.past ? history.last() : table.deselect()),
};

const PAGES: Record<string, string> = { "?": "help", l: "log" };

/** Answers a key, where nobody is typing and no sheet is open. */
export function shortcuts(event: KeyboardEvent, open: (page: string) => void): void {
  table.hurry();
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
  if ((event.ctrlKey || event.metaKey) && event.key === "z") {
    event.preventDefault();
    void table.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const words = table.groups.find((group) => group.verb === "pass" && group.aim === "word");
  if (event.key === "Enter" && table.selected && event.target === document.body)
    void table.commit();
  else if (event.key === "p" && words) void table.choose("pass");
  else if (event.key === "r" && table.boardGroups.some((group) => group.verb === "road"))
    table.verb = "road";
  else if (event.key === "i") table.showsIncome = !table.showsIncome;
  else if (event.key === "h" && table.board) heat.toggle();
  else if (PAGES[event.key]) open(PAGES[event.key] ?? "");
  else KEYS[event.key]?.();
}
