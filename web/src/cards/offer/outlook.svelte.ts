// What the server foresees at the card table, and the card that is being laid.
import { api, type Api } from "../../wire/api";
import type { CardWorth, ClosedSpot, Column, LegalSpot, TableView } from "../../wire/protocol";
import { actions, notice, seatOf, selection, table } from "../../state";
import { isSamePosition } from "../../state/position";
import { nounOf } from "../../decisions/moves";
import { say } from "../../texts/texts.svelte";
import { cityOf, parcelsOf, thingsOf } from "../city/city";

/** A terrain card that one is about to lay: chosen on offer, or taken already. */
export interface HeldCard {
  card: string;
  layout: string;
  /** The move that takes it, where that is still to be done. */
  take: string | null;
}

export class Outlook {
  column = $state.raw<Column | null>(null);
  /** The place over which the held card hangs, under the mouse or the finger. */
  hung = $state<string | null>(null);

  held = $derived.by<HeldCard | null>(() => {
    const state = table.cards;
    if (!state || !table.decision) return null;
    if (state.laying) return { ...state.laying, take: null };
    const take = selection.moves[0] ?? "";
    const shown = state.display.find(({ card }) => card === nounOf(take));
    if (!take.startsWith("take ") || !shown?.layout) return null;
    return { card: shown.card, layout: shown.layout, take };
  });
  worths = $derived(new Map((this.column?.cards ?? []).map((worth) => [worth.card, worth])));
  bestGain = $derived(Math.max(0, ...[...this.worths.values()].map(({ lasting }) => lasting)));
  /** The places of the held card; before the server has said more, only where they are. */
  spots = $derived.by<Map<string, LegalSpot | null>>(() => {
    if (!this.held) return new Map();
    const spots = this.worths.get(this.held.card)?.spots ?? [];
    if (this.held.take) return new Map(spots.map((spot) => [spot.parcel, spot]));
    const known = new Map(spots.map((spot) => [spot.parcel, spot]));
    return new Map([...selection.targets.keys()].map((at) => [at, known.get(at) ?? null]));
  });
  closed = $derived(
    new Map(
      (this.held ? (this.worths.get(this.held.card)?.closed ?? []) : []).map((spot) => [
        spot.parcel,
        spot,
      ]),
    ),
  );
  /** The place that is chosen for the held card. */
  chosen = $derived.by(() => {
    const last = selection.moves.at(-1) ?? "";
    return this.held && last.startsWith("place ") ? nounOf(last) : null;
  });
  /** Where the held card is drawn. */
  ghost = $derived(this.held ? (this.hung ?? this.chosen) : null);
  spot = $derived(this.ghost ? (this.spots.get(this.ghost) ?? null) : null);
  hindrance = $derived(this.ghost ? (this.closed.get(this.ghost) ?? null) : null);

  constructor(private readonly api: Pick<Api, "column">) {}

  worthOf(card: string): CardWorth | undefined {
    return this.worths.get(card);
  }

  /** Asks what the position means for a seat. */
  async foresee(view: TableView): Promise<void> {
    if (view.game !== "cards" || view.status === "open") return;
    const column = await this.api.column(view.id, seatOf(view)).catch(() => null);
    if (column && table.view && isSamePosition(table.view, view)) this.column = column;
  }

  // --- laying -------------------------------------------------------------------------------
  /** Chooses a place for the held card, or says why it cannot go there. */
  async lay(spot: string): Promise<void> {
    const { held } = this;
    this.hung = null;
    if (!held) return;
    if (!this.spots.has(spot)) {
      selection.clear();
      if (held.take) await selection.set([held.take], table.view?.seat ?? 0);
      const hindrance = this.closed.get(spot);
      notice.tell(hindrance ? this.why(hindrance, held) : say("lay-outside"));
      return;
    }
    await actions.plan([...(held.take ? [held.take] : []), `place ${spot}`]);
  }

  /** Why a card cannot lie somewhere, with the names of what is in the way. */
  why(closed: ClosedSpot, held: HeldCard): string {
    if (closed.reason !== "covers") return say(`lay-${closed.reason}`);
    const laid = parcelsOf(closed.parcel);
    const news = thingsOf(held.layout);
    const pairs = closed.covers.map((parcel) => ({
      now: news[laid.indexOf(parcel)] ?? "empty",
      old: this.thingAt(parcel),
    }));
    const told = pairs.map(({ now, old }) =>
      now === "empty"
        ? say("lay-covers-empty", { old: say(`thing-${old}`) })
        : say("lay-covers", { new: say(`thing-${now}`), old: say(`thing-${old}`) }),
    );
    return [...new Set(told)].join(" ");
  }

  private thingAt(parcel: string): string {
    const seat = table.shown?.seat ?? 0;
    const player = table.cards?.players[seat];
    return player ? (cityOf(player).get(parcel) ?? "no-card") : "no-card";
  }
}

export const outlook = new Outlook(api);
