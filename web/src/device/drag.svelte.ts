// Dragging a piece with the mouse: an alternative to tapping what it is and where it goes.
import type { Attachment } from "svelte/attachments";
import { actions, selection } from "../state";

const TRAVEL = 8;

export interface Dragged {
  picture: string;
  x: number;
  y: number;
}

let dragged = $state.raw<Dragged | null>(null);

export const drag = {
  get piece(): Dragged | null {
    return dragged;
  },
};

/** The space or parcel under the mouse. */
function placeAt(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest<HTMLElement | SVGElement>("[data-place]")?.dataset.place ?? null;
}

/** Makes a picture of a piece something that can be dragged to where a verb may be done. */
export function draggable(verb: string, picture: string | null): Attachment<HTMLElement> {
  return (node) => {
    function press(down: PointerEvent): void {
      if (!picture || down.pointerType !== "mouse" || down.button !== 0) return;
      if (!selection.boardGroups.some((group) => group.verb === verb)) return;
      const follow = (event: PointerEvent) => {
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
        if (far >= TRAVEL && !dragged) aim(verb);
        if (far >= TRAVEL || dragged) dragged = { picture, x: event.clientX, y: event.clientY };
      };
      const drop = (event: PointerEvent) => {
        removeEventListener("pointermove", follow);
        removeEventListener("pointerup", drop);
        removeEventListener("pointercancel", drop);
        if (!dragged) return;
        dragged = null;
        const place = event.type === "pointerup" ? placeAt(event) : null;
        if (place) void actions.tap(place);
      };
      addEventListener("pointermove", follow);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", drop);
    }
    node.addEventListener("pointerdown", press);
    node.addEventListener("dragstart", (event) => event.preventDefault());
    return () => node.removeEventListener("pointerdown", press);
  };
}

function aim(verb: string): void {
  selection.clear();
  selection.verb = verb;
}
