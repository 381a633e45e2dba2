// Where the focus is, and where it goes when what had it is gone.

export type Focusable = HTMLElement | SVGElement;

const isFocusable = (element: Element | null): element is Focusable =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** Whether the last thing that was done, was done by keyboard. */
let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

export const usesKeyboard = (): boolean => byKeyboard;

/** Whether nothing has the focus, or something that can do nothing with it; the prompt waits. */
export function isLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.matches("body, :disabled, section.prompt");
}

/** Gives the focus to an element that is still there, unless something else has it. */
export function giveFocus(element: Element | null): void {
  if (isLost() && isFocusable(element) && element.isConnected) element.focus();
  if (isLost()) rest();
}

/** The places where whoever plays by keyboard goes on, the most urgent first. */
const RESTS = [
  ".curtain .button",
  ".lobby .button",
  ".decision [data-move][aria-pressed=true]",
  ".decision [data-confirm][data-move]",
  ".decision [data-move]",
  ".town .reach.legal",
  ".column [data-move]",
  ".cards-table .legal[data-place]",
  ".track .legal",
  ".town .legal",
  ".prompt [data-confirm][data-move]",
  ".verbs [data-move]",
  ".prompt .button:not(:disabled)",
  "section.prompt",
];

/** Puts the focus where the game goes on. */
export function rest(): void {
  const found = RESTS.map((selector) => document.querySelector(selector)).find(isFocusable);
  found?.focus({ preventScroll: true });
}

/** Keep the keyboard focus in place when the question changes. */
export function keepFocus(): void {
  if (byKeyboard && isLost() && !document.querySelector("dialog[open]")) rest();
}
