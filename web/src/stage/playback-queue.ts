// One thing after the other, so that the eye can follow; whoever is impatient skips it.
import { paced } from "../device/settings.svelte";

const STEP_MS = 380;
const LONGEST_MS = 1600;

interface Waiting<T> {
  item: T;
  /** How long it stays at least, once it is shown. */
  rest: number;
}

/** Tells what leads to an item before it is shown; null where there is nothing to tell. */
export type Tell<T> = (item: T, hurried: boolean, behind: number) => Promise<void> | null;

/** Tells and shows what it is given, each for a while; the last one stays. */
export class PlaybackQueue<T> {
  private waiting: Waiting<T>[] = [];
  private timer = 0;
  private shownAt = -Infinity;
  private rest = 0;
  /** What is being told; another one after everything was cleared. */
  private telling: Promise<void> | null = null;
  /** Someone was impatient: this many of those that wait are not told in full. */
  private hurried = 0;

  constructor(
    private readonly show: (item: T) => void,
    private readonly tell: Tell<T> = () => null,
    private readonly skip: () => void = () => undefined,
  ) {}

  push(item: T, rest = 0): void {
    this.waiting.push({ item, rest });
    if (!this.timer && !this.telling) this.advance();
  }

  /** Shows only the newest, after what nobody is to miss; the others are past already. */
  flush(): void {
    this.hurried = this.waiting.length;
    if (this.telling) this.skip();
    else this.advance();
  }

  clear(): void {
    clearTimeout(this.timer);
    Object.assign(this, { timer: 0, waiting: [], telling: null, hurried: 0 });
  }

  private advance(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const next = this.waiting[0];
    if (!next) return;
    const pause = this.rest - (performance.now() - this.shownAt);
    if (pause > 0 && !this.hurried) return this.later(pause, () => this.advance());
    const telling = this.tell(next.item, this.hurried > 0, this.waiting.length - 1);
    if (telling) void this.listen(telling);
    else if (this.hurried > 1) this.drop();
    else this.later(this.hurried ? 0 : this.step(), () => this.showFirst());
  }

  private async listen(telling: Promise<void>): Promise<void> {
    this.telling = telling;
    await telling;
    if (this.telling !== telling) return;
    this.telling = null;
    this.showFirst();
  }

  /** How long what is shown stays, where nothing is told of the next. */
  private step(): number {
    const step = Math.min(STEP_MS, LONGEST_MS / this.waiting.length);
    return paced(step) - (performance.now() - this.shownAt);
  }

  private later(wait: number, act: () => void): void {
    if (wait <= 0) act();
    else this.timer = window.setTimeout(act, wait);
  }

  private drop(): void {
    this.waiting.shift();
    this.hurried--;
    this.advance();
  }

  private showFirst(): void {
    this.timer = 0;
    const next = this.waiting.shift();
    if (!next) return;
    this.hurried = Math.max(this.hurried - 1, 0);
    this.shownAt = performance.now();
    this.rest = next.rest;
    this.show(next.item);
    this.advance();
  }
}
