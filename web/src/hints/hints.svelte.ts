// Hints: what the bot would do, only on request.
import { api, Refusal } from "../wire/api";
import type { MoveHint } from "../wire/protocol";
import { screen } from "../device/screen.svelte";
import { actions, highlights, notice, selection, table } from "../state";

class Hints {
  private found = $state.raw<MoveHint[]>([]);
  private about = $state("");
  isOpen = $state(false);
  /** What was found about the present decision. */
  shown = $derived(this.isOpen && this.about === table.decision?.id ? this.found : []);
  canAsk = $derived(!!table.view?.hints.allowed && !!table.decision);

  async ask(): Promise<void> {
    const { view, decision } = table;
    if (!view || !decision) return;
    if (this.shown.length) return this.close();
    try {
      this.found = (await api.hints(table.id, view.seat, decision.id)).hints;
      this.about = decision.id;
      this.isOpen = true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      notice.complain(error);
    }
  }

  /** Shows what the hinted move would do, like any move that is tapped; where there is room, the others stay. */
  try(hint: MoveHint): void {
    const verb = hint.move.split(" ")[0] ?? "";
    if (selection.boardGroups.some((group) => group.verb === verb)) selection.verb = verb;
    if (!screen.isWide) this.close();
    void actions.choose(hint.move);
  }

  /** Points at the place of a hint. */
  point(hint: MoveHint): void {
    highlights.point(hint.move.split(" ").slice(1));
  }

  close(): void {
    this.isOpen = false;
  }
}

export const hints = new Hints();
