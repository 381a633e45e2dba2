// Laying a card by hand: it follows the finger or the mouse, and snaps to the nearest place.
import type { Attachment } from "svelte/attachments";
import { selection, table } from "../../state";
import { parcelAt, type Frame } from "./city";
import { outlook } from "../offer/outlook.svelte";

const TRAVEL = 8;
/** A finger hides what is below it, so that the card hangs so much higher, in parcels. */
const LIFT = 1.1;

interface Felt {
  node: SVGSVGElement;
  frame: () => Frame;
}

let felt: Felt | null = null;

/** The place whose card would have its middle nearest to a point of the window. */
export function spotAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  lift = 0,
): string | null {
  if (!felt) return null;
  const { left, top, width, height } = felt.node.getBoundingClientRect();
  const frame = felt.frame();
  const columns = frame.right - frame.left + 1;
  const rows = frame.bottom - frame.top + 1;
  const isOver =
    clientX >= left && clientX <= left + width && clientY >= top && clientY <= top + height;
  if (!isOver) return null;
  const column = Math.round(((clientX - left) / width) * columns);
  const row = Math.round(((clientY - top) / height) * rows - lift);
  const within = (at: number, most: number): number => Math.min(Math.max(at, 1), most - 1);
  return parcelAt(frame.left + within(column, columns) - 1, frame.top + within(row, rows) - 1);
}

/** Makes a city the ground on which cards are laid. */
export function ground(frame: () => Frame): Attachment<SVGSVGElement> {
  return (node) => {
    const own = { node, frame };
    felt = own;
    return () => {
      if (felt === own) felt = null;
    };
  };
}

/** Lets a card on offer be dragged into the city; `take` is the move that takes it, if one may. */
export function dragCard(take: () => string | null): Attachment<HTMLElement> {
  return (node) => {
    let isDragged = false;
    function press(down: PointerEvent): void {
      const move = take();
      if (!move || down.button !== 0) return;
      const lift = down.pointerType === "mouse" ? 0 : LIFT;
      isDragged = false;
      const follow = (event: PointerEvent) => {
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
        if (far < TRAVEL && !isDragged) return;
        if (!isDragged && selection.moves[0] !== move)
          void selection.set([move], table.view?.seat ?? 0).catch(() => undefined);
        isDragged = true;
        outlook.hung = spotAt(event, lift);
      };
      const drop = (event: PointerEvent) => {
        removeEventListener("pointermove", follow);
        removeEventListener("pointerup", drop);
        removeEventListener("pointercancel", drop);
        const spot = isDragged && event.type === "pointerup" ? spotAt(event, lift) : null;
        outlook.hung = null;
        if (spot) void outlook.lay(spot);
      };
      addEventListener("pointermove", follow);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", drop);
    }
    /** The click that ends a drag chooses nothing. */
    function click(event: MouseEvent): void {
      if (isDragged && event.detail > 0) event.stopImmediatePropagation();
      isDragged = false;
    }
    node.addEventListener("pointerdown", press);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("dragstart", (event) => event.preventDefault());
    return () => {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}

/** Lets the held card follow the mouse over the city, and a finger that slides over it. */
export function hover(node: SVGSVGElement): () => void {
  let isTouched = false;
  const liftOf = (event: PointerEvent): number => (event.pointerType === "mouse" ? 0 : LIFT);
  const move = (event: PointerEvent) => {
    if (!outlook.held || (event.pointerType !== "mouse" && !isTouched)) return;
    outlook.hung = spotAt(event, liftOf(event));
  };
  const press = (event: PointerEvent) => {
    isTouched = event.pointerType !== "mouse" && outlook.held !== null;
  };
  const leave = () => (outlook.hung = null);
  const release = (event: PointerEvent) => {
    const spot = isTouched && outlook.hung ? spotAt(event, liftOf(event)) : null;
    isTouched = false;
    if (spot && event.type === "pointerup") void outlook.lay(spot);
    else if (event.pointerType !== "mouse") outlook.hung = null;
  };
  const listeners: [string, (event: PointerEvent) => void][] = [
    ["pointermove", move],
    ["pointerdown", press],
    ["pointerup", release],
    ["pointercancel", release],
    ["pointerleave", leave],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of listeners)
      node.removeEventListener(name, listener as EventListener);
  };
}
