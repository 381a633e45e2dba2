// Arrow keys among many things of which Tab reaches one: spaces, parcels, edges, cards.
import type { Focusable } from "./focus";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest of several elements in a direction; what lies aside counts double. */
function nearest(from: Element, among: Focusable[], [dx, dy]: [number, number]): Focusable | null {
  const start = centre(from);
  let [best, least]: [Focusable | null, number] = [null, Infinity];
  for (const one of among) {
    const { x, y } = centre(one);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy + (y - start.y) * dx);
    if (along > 1 && along + 2 * aside < least) [best, least] = [one, along + 2 * aside];
  }
  return best;
}

/** Lets the arrow keys move the focus among the children that a selector names. */
export function roving(node: Element, selector: string) {
  const all = (): Focusable[] => [...node.querySelectorAll<Focusable>(selector)];

  /** Tab reaches the one that was focused last, or the first on which one may act. */
  function settle(wanted?: Focusable): void {
    const among = all();
    const stop =
      wanted ??
      among.find((one) => one.tabIndex === 0) ??
      among.find((one) => one.matches(".legal")) ??
      among[0];
    for (const one of among) one.tabIndex = one === stop ? 0 : -1;
  }

  function focus(event: Event): void {
    const spot = (event.target as Element).closest<Focusable>(selector);
    if (spot && node.contains(spot)) settle(spot);
  }

  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const from = (event.target as Element).closest("[tabindex]");
    if (!direction || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(from, all(), direction)?.focus();
  }

  const watch = new MutationObserver(() => settle());
  watch.observe(node, { subtree: true, childList: true, attributeFilter: ["class"] });
  settle();
  node.addEventListener("focusin", focus);
  node.addEventListener("keydown", move as EventListener);
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("focusin", focus);
      node.removeEventListener("keydown", move as EventListener);
    },
  };
}
