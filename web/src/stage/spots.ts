// Where things stand on the screen: parcels, spaces, edges, plates.
import type { Spot } from "./scene";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const seen = (selector: string): DOMRect | null => {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width && box.height) return box;
  }
  return null;
};

function middleOf({ left, top, width, height }: DOMRect): Place {
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** The middle of an edge, from the parcel that it belongs to. */
function edgeOf(edge: string): Place | null {
  const parcel = seen(`[data-place="${edge.slice(0, 2)}"]`);
  if (!parcel) return null;
  const { x, y, width, height } = middleOf(parcel);
  const side = edge[2];
  if (side === "n" || side === "s")
    return { x, y: y + (side === "n" ? -height : height) / 2, width, height: 0 };
  return { x: x + (side === "w" ? -width : width) / 2, y, width: 0, height };
}

/** The middle of a spot; where it is not on the screen, the middle of the upper rim. */
export function spotAt(spot: Spot): Place {
  const found = /^[a-h][1-8][nswe]$/.test(spot) ? edgeOf(spot) : findBox(spot);
  return found ?? { x: innerWidth / 2, y: 40, width: 0, height: 0 };
}

function findBox(spot: Spot): Place | null {
  const selector = spot.startsWith("seat-") ? `[data-player="${spot}"]` : `[data-place="${spot}"]`;
  const box = seen(selector);
  return box ? middleOf(box) : null;
}

/** Where a sentence about no place stands: on a phone below the plates, so that it hides none. */
export const skyAt = (): number => Math.max(64, (seen(".strip")?.bottom ?? 0) + 8);

/** The whole town on the screen. */
export function townAt(): Place {
  const box = seen(".town");
  return box
    ? middleOf(box)
    : { x: innerWidth / 2, y: innerHeight / 2, width: innerWidth, height: innerHeight };
}
