// The drawing of a place, for a sign that speaks of it.
import { placeName, priceOf } from "../town/board-facts";
import { PARCELS } from "../wire/printed";
import type { BoardSeen } from "../wire/protocol";

/** The building that is fought for, or the space, or bare land. */
export function pictureOfPlace(place: string, board: BoardSeen | null): string {
  const name = placeName(place);
  const price = priceOf(name);
  const tile = price ? board?.track[price] : undefined;
  if (tile && tile !== "nothing") return `things/${tile}`;
  if (!PARCELS.includes(name)) return `spaces/${name}`;
  const thing = board?.parcels[name]?.on;
  return !thing || thing === "nothing" || thing === "river" ? "pieces/deed" : `things/${thing}`;
}
