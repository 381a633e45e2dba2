// The stage: plays the scenes of a step one after the other, before the table shows the step.
import { paced, settings, wantsStillness } from "../device/settings.svelte";
import { isCovering, isDue, lengthOf, type Scene } from "./scene";

/** This many steps wait: whatever is told now is told twice as fast. */
const MANY = 4;
const HURRIED = 0.5;
/** Whoever wants stillness reads instead of watching. */
const STILL_MS = 1400;

export class Stage {
  scene = $state.raw<Scene | null>(null);
  /** How much slower than normal everything on the stage happens. */
  rate = $state(1);
  /** What has come to the plates in the scene so far, by `seat` and what it is. */
  tally = $state<Record<string, number>>({});
  covers = $derived(this.scene !== null && isCovering(this.scene));

  private waiting: Scene[] = [];
  private timer = 0;
  private done: (() => void) | null = null;

  /** Whether anything is to be played at all. */
  get isLive(): boolean {
    return settings.speed !== "off" && document.visibilityState !== "hidden";
  }

  get isStill(): boolean {
    return wantsStillness();
  }

  /**
   * Plays scenes; the promise is kept when the last one is over or was skipped.
   * @param behind how many steps wait to be told after this one
   * @param share how much of its usual time everything takes
   */
  play(scenes: Scene[], behind = 0, share = 1): Promise<void> | null {
    if (!scenes.length || !this.isLive) return null;
    this.stop();
    this.rate = paced(1) * (behind > MANY ? HURRIED : 1) * share;
    this.waiting = [...scenes];
    return new Promise((done) => {
      this.done = done;
      this.next();
    });
  }

  /** Ends the scene and those after it, up to one that everyone is to see. */
  skip(): void {
    if (!this.done) return;
    while (this.waiting[0] && !isDue(this.waiting[0])) this.waiting.shift();
    this.next();
  }

  /** Ends everything at once. */
  stop(): void {
    this.waiting = [];
    if (this.done) this.next();
  }

  /** Something has arrived at a plate. */
  count(seat: number, what: string, amount: number): void {
    const key = `${seat} ${what}`;
    this.tally[key] = (this.tally[key] ?? 0) + amount;
  }

  /** What the plate shows beside what the view says. */
  extra(seat: number, what: string): number {
    return this.tally[`${seat} ${what}`] ?? 0;
  }

  private next(): void {
    clearTimeout(this.timer);
    const scene = this.waiting.shift() ?? null;
    this.scene = scene;
    if (scene) this.timer = window.setTimeout(() => this.next(), this.lengthOf(scene));
    else this.end();
  }

  private lengthOf(scene: Scene): number {
    const usual = lengthOf(scene) * this.rate;
    return this.isStill && scene.kind !== "end" ? Math.min(usual, STILL_MS * this.rate) : usual;
  }

  private end(): void {
    const done = this.done;
    this.done = null;
    done?.();
  }
}

export const stage = new Stage();

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") stage.stop();
});
