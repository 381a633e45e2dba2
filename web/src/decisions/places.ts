// The name of a place where there is little room.
import { priceOf } from "../town/board-facts";
import { has, say } from "../texts/texts.svelte";
import { table } from "../state";
import { nounOf } from "./moves";

/** The building that lies on a space, if one does. */
function tileOn(space: string): string | null {
  const tile = table.board?.track[priceOf(space) ?? ""];
  return tile && tile !== "nothing" ? tile : null;
}

/** A parcel by its name, a space by what lies there or by its own name. */
export function placeLabel(place: string): string {
  const tile = tileOn(place);
  if (tile) return say(`thing-${tile}`);
  return has(`space-${place}`) ? say(`space-${place}`) : place;
}

/** What a move is done to, where that has a short name; nothing for cards and amounts. */
export function aimLabel(move: string): string | null {
  const noun = nounOf(move);
  if (/^[a-z]\d+[nesw]?$/.test(noun) || has(`space-${noun}`)) return placeLabel(noun);
  return null;
}
