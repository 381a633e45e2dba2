// One thing after the other, so that the eye can follow; whoever is impatient skips it.
import { paced } from "./settings.svelte";

const STEP_MS = 380;
const LONGEST_MS = 1600;

/** Shows what it is given, each for a while; the last one stays. */
export class Pace<T> {
  private waiting: T[] = [];
  private timer = 0;
  private shownAt = -Infinity;

  constructor(private readonly show: (item: T) => void) {}

  push(item: T): void {
    this.waiting.push(item);
    if (!this.timer) this.schedule();
  }

  /** Shows only the newest; the others are past already. */
  flush(): void {
    const last = this.waiting.at(-1);
    this.clear();
    if (last !== undefined) this.show(last);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
  }

  private schedule(): void {
    const step = Math.min(STEP_MS, LONGEST_MS / this.waiting.length);
    const wait = paced(step) - (performance.now() - this.shownAt);
    if (wait <= 0) this.next();
    else this.timer = window.setTimeout(() => this.next(), wait);
  }

  private next(): void {
    this.timer = 0;
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.shownAt = performance.now();
    this.show(item);
    if (this.waiting.length) this.schedule();
  }
}
