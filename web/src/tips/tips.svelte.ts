// Which thing on the table is being explained: by mouse, by long press, by focus, or by `?`.
import { usesKeyboard, type Focusable } from "../device/focus";

const HOVER_MS = 500;
const FOCUS_MS = 900;
const PRESS_MS = 500;
const TRAVEL = 8;
/** The box of a road is the line in its middle, so it is met this many pixels beside that. */
const ASIDE = 6;

const spotOf = (target: EventTarget | null): Focusable | null =>
  target instanceof Element ? target.closest<Focusable>("[data-tip]") : null;

/** A road lets taps through to the parcel beneath, so it is found by where it lies. */
function roadAt({ target, clientX: x, clientY: y }: PointerEvent): Focusable | null {
  if (!(target instanceof Element && target.closest(".town"))) return null;
  const roads = [...document.querySelectorAll<Focusable>(".road[data-tip]")];
  const lies = ({ left, right, top, bottom }: DOMRect) =>
    left - ASIDE <= x && x <= right + ASIDE && top - ASIDE <= y && y <= bottom + ASIDE;
  return roads.find((road) => lies(road.getBoundingClientRect())) ?? null;
}

const spotAt = (event: PointerEvent): Focusable | null => roadAt(event) ?? spotOf(event.target);

const isInTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".tip") !== null;

class Tips {
  spot = $state.raw<Focusable | null>(null);
  /** Whether it was asked for by key: then it takes the focus. */
  isAsked = $state(false);
  private timer = 0;
  private hovered: Focusable | null = null;
  private start = { x: 0, y: 0 };
  /** A finger that was long on a thing must not choose it when it goes up. */
  private swallows = false;

  show(spot: Focusable, isAsked = false): void {
    clearTimeout(this.timer);
    this.isAsked = isAsked;
    this.spot = spot;
  }

  hide = (): void => {
    clearTimeout(this.timer);
    const back = this.isAsked ? this.spot : null;
    this.spot = null;
    this.isAsked = false;
    back?.focus();
  };

  /** Explains what has the focus; false where there is nothing to explain, or nothing more. */
  ask(): boolean {
    const spot = spotOf(document.activeElement);
    if (!spot || (this.spot === spot && this.isAsked)) return false;
    this.show(spot, true);
    return true;
  }

  private soon(spot: Focusable | null, delay: number): void {
    clearTimeout(this.timer);
    if (spot) this.timer = window.setTimeout(() => this.show(spot), delay);
  }

  // --- pointers -----------------------------------------------------------------------------
  private move = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") {
      const { x, y } = this.start;
      if (Math.hypot(event.clientX - x, event.clientY - y) > TRAVEL) clearTimeout(this.timer);
      return;
    }
    // A page that changes under a resting mouse asks nothing.
    if (isInTip(event.target) || !(event.movementX || event.movementY)) return;
    const spot = spotAt(event);
    if (spot === this.hovered) return;
    this.hovered = spot;
    if (!this.isAsked) this.spot = null;
    this.soon(event.buttons ? null : spot, HOVER_MS);
  };

  private down = (event: PointerEvent): void => {
    this.swallows = false;
    if (isInTip(event.target)) return;
    this.isAsked = false;
    this.hide();
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.start = { x: event.clientX, y: event.clientY };
    const spot = spotAt(event);
    if (spot) this.timer = window.setTimeout(() => this.press(spot), PRESS_MS);
  };

  private press(spot: Focusable): void {
    this.swallows = true;
    this.show(spot);
  }

  private up = (): void => {
    if (!this.spot) clearTimeout(this.timer);
  };

  private click = (event: MouseEvent): void => {
    if (!this.swallows) return;
    this.swallows = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  private menu = (event: Event): void => {
    if (this.swallows || ((event as PointerEvent).pointerType === "touch" && spotOf(event.target)))
      event.preventDefault();
  };

  // --- keys ---------------------------------------------------------------------------------
  private focus = (event: FocusEvent): void => {
    if (!usesKeyboard() || isInTip(event.target) || this.isAsked) return;
    this.spot = null;
    this.soon(spotOf(event.target), FOCUS_MS);
  };

  private key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.spot || document.querySelector("dialog[open]")) return;
    event.stopImmediatePropagation();
    this.hide();
  };

  /** Listens to the page; the answer ends it. */
  listen = (): (() => void) => {
    const listeners: [string, (event: never) => void][] = [
      ["pointermove", this.move],
      ["pointerdown", this.down],
      ["pointerup", this.up],
      ["pointercancel", this.up],
      ["click", this.click],
      ["contextmenu", this.menu],
      ["focusin", this.focus],
      ["keydown", this.key],
    ];
    for (const [name, listener] of listeners)
      addEventListener(name, listener as EventListener, { capture: true });
    return () => {
      for (const [name, listener] of listeners)
        removeEventListener(name, listener as EventListener, { capture: true });
      this.hide();
    };
  };
}

export const tips = new Tips();
