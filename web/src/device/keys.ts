// The keyboard at the table.
import { tick } from "svelte";
import { actions, connection, gameLog, highlights, selection, table } from "../state";
import type { Focusable } from "./focus";
import { incomeMap } from "../town/income-map.svelte";
import { tips } from "../tips/tips.svelte";

/** Which digits may still become a number of two, and for how long they wait. */
const WAIT_MS = 700;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

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
  ".prompt [data-confirm][data-move]",
  ".ask .button",
  ".prompt .button:not(:disabled)",
];

/** The next edge on which a road may be laid; the first one where roads begin to be laid. */
async function nextRoad(): Promise<void> {
  if (!selection.boardGroups.some((group) => group.verb === "road")) return;
  selection.verb = "road";
  await tick();
  const edges = [...document.querySelectorAll<Focusable>(".reach.legal")];
  const at = edges.indexOf(document.activeElement as Focusable);
  edges[(at + 1) % edges.length]?.focus();
}

async function pass(): Promise<void> {
  if (!selection.groups.some((group) => group.verb === "pass" && group.aim === "word")) return;
  await actions.choose("pass");
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
  if (place && selection.noun !== place) void actions.tap(place);
}

// --- keys -----------------------------------------------------------------------------------
const KEYS: Record<string, () => unknown> = {
  "[": gameLog.back,
  "]": gameLog.forth,
  ArrowLeft: gameLog.back,
  ArrowRight: gameLog.forth,
  PageUp: gameLog.roundBack,
  PageDown: gameLog.roundForth,
  Home: gameLog.first,
  End: gameLog.present,
  Escape: () => (table.past ? gameLog.present() : selection.clear()),
  t: () => enter(...TRACK),
  m: () => enter(...MAP),
  c: () => enter(...CHOICES),
  r: nextRoad,
  p: pass,
  i: () => (highlights.showsIncome = !highlights.showsIncome),
  h: () => table.board && incomeMap.toggle(),
};

const PAGES: Record<string, string> = { "?": "help", l: "log" };

const isOnNothing = (event: KeyboardEvent): boolean =>
  event.target === document.body || (event.target as Element).matches("section.prompt");

/** Arrows walk among the answers of a question, and not into the past. */
const isAmongAnswers = ({ key, target }: KeyboardEvent): boolean =>
  key.startsWith("Arrow") && target instanceof Element && !!target.closest(".decision");

/** Answers a key, where nobody is typing and no sheet is open. */
export function shortcuts(event: KeyboardEvent, open: (page: string) => void): void {
  connection.hurry();
  const { key } = event;
  if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
  if (document.querySelector("dialog[open], .curtain, .lobby")) return;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z" && !event.shiftKey) {
    event.preventDefault();
    void actions.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isAmongAnswers(event)) return;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (name === "Enter" && selection.move && isOnNothing(event)) void actions.commit();
  else if (/^\d$/.test(name)) type(name);
  else if (name === "?" && tips.ask()) event.preventDefault();
  else if (PAGES[name]) open(PAGES[name] ?? "");
  else KEYS[name]?.();
}
