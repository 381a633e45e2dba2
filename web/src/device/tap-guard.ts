// A tap is one finger that goes down and up in one place: a pinch or a scroll selects nothing.

const TRAVEL = 8;

const down = new Set<number>();
let start = { x: 0, y: 0 };
let isPlain = true;

function press(event: PointerEvent): void {
  down.add(event.pointerId);
  if (down.size > 1) isPlain = false;
  else {
    isPlain = true;
    start = { x: event.clientX, y: event.clientY };
  }
}

function move(event: PointerEvent): void {
  if (!down.has(event.pointerId)) return;
  if (Math.hypot(event.clientX - start.x, event.clientY - start.y) >= TRAVEL) isPlain = false;
}

function release(event: PointerEvent): void {
  move(event);
  down.delete(event.pointerId);
}

/** A click that a keyboard or a program makes has no count. */
function keep(event: MouseEvent): void {
  const onBoard = event.target instanceof Element && event.target.closest("[data-taps]");
  if (onBoard && event.detail > 0 && !isPlain) event.stopImmediatePropagation();
}

/** Lets only plain taps through to what is marked with `data-taps`; the answer ends it. */
export function guardTaps(): () => void {
  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", release],
    ["pointercancel", release],
    ["click", keep],
  ];
  for (const [name, listener] of listeners)
    addEventListener(name, listener as EventListener, { capture: true });
  return () => {
    for (const [name, listener] of listeners)
      removeEventListener(name, listener as EventListener, { capture: true });
  };
}
