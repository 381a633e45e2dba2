// How things move on the stage: by the browser's own animations, and only where motion is wanted.
import type { Action } from "svelte/action";
import { stage } from "./stage.svelte";

export const OUT = "cubic-bezier(.16,.84,.3,1)";
export const OVER = "cubic-bezier(.3,1.55,.5,1)";
export const IN = "cubic-bezier(.55,0,.9,.4)";

export interface Motion {
  /** What it goes through; a function where that depends on where the element lies. */
  frames: Keyframe[] | ((element: Element) => Keyframe[]);
  /** Milliseconds at the normal speed. */
  lasts: number;
  after?: number;
  easing?: string;
  /** How it looks to whoever wants stillness, where that is not the end. */
  still?: Keyframe;
}

const framesOf = ({ frames }: Motion, element: Element): Keyframe[] =>
  typeof frames === "function" ? frames(element) : frames;

/** The end of a motion, without the way there. */
function settle(element: HTMLElement | SVGElement, one: Motion): void {
  const last = one.still ?? framesOf(one, element).at(-1) ?? {};
  element.style.transform = String(last.transform ?? "");
  if (last.opacity !== undefined) element.style.opacity = String(last.opacity);
}

function start(element: HTMLElement | SVGElement, one: Motion): Animation {
  return element.animate(framesOf(one, element), {
    duration: one.lasts * stage.rate,
    delay: (one.after ?? 0) * stage.rate,
    easing: one.easing ?? OUT,
    fill: "both",
  });
}

/** Moves an element; whoever wants stillness sees it where it ends. */
export const motion: Action<HTMLElement | SVGElement, Motion | Motion[]> = (element, given) => {
  const motions = Array.isArray(given) ? given : [given];
  if (stage.isStill) {
    motions.forEach((one) => settle(element, one));
    return {};
  }
  const running = motions.map((one) => start(element, one));
  return { destroy: () => running.forEach((one) => one.cancel()) };
};

/** Does things at their times, at the speed of the stage; what it returns forgets them. */
export function cues(...list: [number, () => void][]): () => void {
  const timers = list.map(([at, act]) => setTimeout(act, at * stage.rate));
  return () => timers.forEach(clearTimeout);
}
