// The chosen move; and where roads are laid, all of them, to be confirmed together.
import { api } from "./api";
import type { MovePreview } from "./protocol";

/** One move or several that are made one after the other, and what they would do. */
export class Selection {
  moves = $state.raw<string[]>([]);
  preview = $state.raw<MovePreview | null>(null);
  last = $derived(this.moves.at(-1) ?? null);
  /** What the server lets one add after the first, the second, ... of the moves. */
  private further = $state.raw<string[][]>([]);
  private looking: Promise<void> = Promise.resolve();

  /** What can be added; where nothing can, what the last move could be exchanged for. */
  more = $derived.by<string[]>(() => {
    const after = this.further[this.moves.length - 1] ?? [];
    return after.length ? after : (this.further[this.moves.length - 2] ?? []);
  });

  clear(): void {
    this.moves = [];
    this.preview = null;
    this.further = [];
  }

  /** The moves that are meant when one more is chosen: it is added to them, or replaces some. */
  async with(move: string): Promise<string[]> {
    if (this.moves.length) await this.looking.catch(() => undefined);
    if (!this.more.includes(move)) return [move];
    const isAdded = this.further[this.moves.length - 1]?.includes(move);
    return [...(isAdded ? this.moves : this.moves.slice(0, -1)), move];
  }

  /** Chooses these moves, and asks what they would do. */
  async set(moves: string[], table: string, seat: number): Promise<void> {
    const [move, ...then] = moves;
    if (!move) return this.clear();
    this.moves = moves;
    this.preview = null;
    this.looking = this.look(moves, () => api.preview(table, seat, move, then));
    await this.looking;
  }

  private async look(moves: string[], ask: () => Promise<MovePreview>): Promise<void> {
    const preview = await ask();
    if (this.moves !== moves) return;
    this.preview = preview;
    this.further = [...this.further.slice(0, moves.length - 1), preview.details.further];
  }
}
