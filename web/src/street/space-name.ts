// The name of a space: that of the building on it, if there is one.
import { priceOf } from "../town/board-facts";
import { say, sayFirst } from "../texts/texts.svelte";
import { table } from "../state";

/** The building that lies on a space, if one does. */
export function tileOn(space: string): string | null {
  const tile = table.board?.track[priceOf(space) ?? ""];
  return tile && tile !== "nothing" ? tile : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a space, such as `Mine, $12`, or `Wages`. */
export function spaceName(space: string): string {
  const tile = tileOn(space);
  if (!tile) return sayFirst([`space-${space}`, `box-${space}`]);
  return capital(say("space-sells", { thing: say(`thing-${tile}`), price: priceOf(space) ?? "" }));
}

const LABELS: Record<string, string> = {
  wages: "$4",
  ammunition: "+3",
  "three-roads": "×3",
  "one-road": "×1",
};

/** What stands on the corner of a sign: a price, or how much one gets. */
export function labelOf(space: string): string | null {
  const price = priceOf(space) ?? (space.startsWith("vp-") ? space.slice(3) : null);
  return price ? `$${price}` : (LABELS[space] ?? null);
}
