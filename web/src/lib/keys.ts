// The keyboard at the table.
import { tick } from "svelte";
import type { Focusable } from "./focus";
import { incomeMap } from "./income-map.svelte";
import { tips } from "../tips/tips.svelte";
import { table } from "./table.svelte";

/** Which digits may still become a number of two, and for how long they wait. */
const WAIT_MS = 700;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

/** The move beside the one that is looked at: one step, or to the next round. */
function step(by: number, rounds = false): void {
  const story = table.lasting.filter(({ kind }) => kind === "move" || kind === "opened");
  const now = table.past?.sequence ?? story.at(-1)?.sequence ?? 0;
  const at = story.findLastIndex((entry) => entry.sequence <= now);
  let to = at + by;
  const begins = (index: number) => story[index]?.events.some(({ kind }) => kind === "round-began");
  while (rounds && to > 0 && to < story.length - 1 && !begins(to)) to += by;
  if (to >= story.length - 1) history.last();
  else void table.lookAt(story[Math.max(to, 0)]?.sequence ?? 1);
}

export const history = {
  back: () => step(-1),
  forth: () => step(1),
  roundBack: () => step(-1, true),
  roundForth: () => step(1, true),
  first: () => void table.lookAt(table.lasting[0]?.sequence ?? 1),
  last: () => void table.lookAt(Number.MAX_SAFE_INTEGER),
};

// --- places ---------------------------------------------------------------------------------
/** Puts the focus on the first thing that one of the selectors finds. */
function enter(...selectors: string[]): void {
  const found = selectors.map((one) => document.querySelector<Focusable>(one)).find(Boolean);
  found?.focus();
}

const TRACK = ['.track [tabindex="0"]', '.column [tabindex="0"]'];
const MAP = ['svg .parcels [tabindex="0"]', '.city.active [tabindex="0"]'];
const CHOICES = [
  ".decision [data-move][aria-pressed=true]",
  ".decision [data-move]",
  ".column [data-move]",
  ".verbs [data-move]",
  ".verbs [data-verb]",
  ".ask .button",
  ".prompt .button:not(:disabled)",
];

/** The next edge on which a road may be laid; the first one where roads begin to be laid. */
async function nextRoad(): Promise<void> {
  if (!table.boardGroups.some((group) => group.verb === "road")) return;
  table.verb = "road";
  await tick();
  const edges = [...document.querySelectorAll<Focusable>(".reach.legal")];
  const at = edges.indexOf(document.activeElement as Focusable);
  edges[(at + 1) % edges.length]?.focus();
}

async function pass(): Promise<void> {
  if (!table.groups.some((group) => group.verb === "pass" && group.aim === "word")) return;
  await table.choose("pass");
  enter('[data-move="pass"]');
}

let typed = "";
let timer = 0;

/** A space by its number; a first digit waits for a second one where there may be one. */
function type(digit: string): void {
  clearTimeout(timer);
  typed += digit;
  const most = document.querySelectorAll("[data-number]").length;
  if (Number(typed) * 10 > most) goToTyped();
  else timer = window.setTimeout(goToTyped, WAIT_MS);
}

/** Only Enter makes the move, so that nobody who types slowly makes one by chance. */
function goToTyped(): void {
  const space = document.querySelector<HTMLElement>(`[data-number="${typed}"]`);
  typed = "";
  space?.focus();
  const place = space?.dataset.place;
  if (place && table.noun !== place) void table.tap(place);
}

// --- keys -----------------------------------------------------------------------------------
const KEYS: Record<string, () => unknown> = {
  "[": history.back,
  "]": history.forth,
  ArrowLeft: history.back,
  ArrowRight: history.forth,
  PageUp: history.roundBack,
  PageDown: history.roundForth,
  Home: history.first,
  End: history.last,
  Escape: () => (table.past ? history.last() : table.deselect()),
  t: () => enter(...TRACK),
  m: () => enter(...MAP),
  c: () => enter(...CHOICES),
  r: nextRoad,
  p: pass,
  i: () => (table.showsIncome = !table.showsIncome),
  h: () => table.board && incomeMap.toggle(),
};

const PAGES: Record<string, string> = { "?": "help", l: "log" };

const isOnNothing = (event: KeyboardEvent): boolean =>
  event.target === document.body || (event.target as Element).matches("section.prompt");

/** Answers a key, where nobody is typing and no sheet is open. */
export function shortcuts(event: KeyboardEvent, open: (page: string) => void): void {
  table.hurry();
  const { key } = event;
  if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
  if (document.querySelector("dialog[open], .curtain, .lobby")) return;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z" && !event.shiftKey) {
    event.preventDefault();
    void table.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (name === "Enter" && table.selected && isOnNothing(event)) void table.commit();
  else if (/^\d$/.test(name)) type(name);
  else if (name === "?" && tips.ask()) event.preventDefault();
  else if (PAGES[name]) open(PAGES[name] ?? "");
  else KEYS[name]?.();
}
