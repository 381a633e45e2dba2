// One thing after the other, so that the eye can follow; whoever is impatient skips it.
import { paced } from "../device/settings.svelte";

const STEP_MS = 380;
const LONGEST_MS = 1600;

/** Shows what it is given, each for a while; the last one stays. */
export class PlaybackQueue<T> {
  private waiting: { item: T; rest: number }[] = [];
  private timer = 0;
  private shownAt = -Infinity;
  /** How long what is shown stays at least. */
  private rest = 0;

  constructor(private readonly show: (item: T) => void) {}

  push(item: T, rest = 0): void {
    this.waiting.push({ item, rest });
    if (!this.timer) this.schedule();
  }

  /** Shows only the newest; the others are past already. */
  flush(): void {
    const last = this.waiting.at(-1);
    this.clear();
    if (last) this.show(last.item);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
  }

  private schedule(): void {
    const step = Math.min(STEP_MS, LONGEST_MS / this.waiting.length);
    const wait = Math.max(paced(step), this.rest) - (performance.now() - this.shownAt);
    if (wait <= 0) this.next();
    else this.timer = window.setTimeout(() => this.next(), wait);
  }

  private next(): void {
    this.timer = 0;
    const next = this.waiting.shift();
    if (!next) return;
    this.shownAt = performance.now();
    this.rest = next.rest;
    this.show(next.item);
    if (this.waiting.length) this.schedule();
  }
}
