// What is on the screen: the table as the server last showed it, or a moment of its past.
import type { BoardSeen, CardsSeen, Decision, TableView } from "../wire/protocol";
import { addressed } from "../texts/question";
import { subjectsOf } from "../decisions/sheets/stakes";
import { say } from "../texts/texts.svelte";

/** The seat through which a table is looked at; null for whoever looks on. */
export const seatOf = (view: TableView): number | null => (view.seat >= 0 ? view.seat : null);

export class Table {
  id = $state("");
  view = $state.raw<TableView | null>(null);
  /** A moment that one looks back at, instead of the present. */
  past = $state.raw<TableView | null>(null);
  isSending = $state(false);
  /** The entry of your last answer: until a view knows it, nothing is asked. */
  answered = $state(0);
  /** The seat whose person has the device in hand, where secrets are chosen. */
  unveiled = $state<number | null>(null);

  shown = $derived(this.past ?? this.view);
  decision = $derived.by<Decision | null>(() => {
    const isStale = (this.view?.sequence ?? 0) < this.answered;
    return this.past || isStale ? null : (this.view?.decision ?? null);
  });
  /** Whether several people play on this device. */
  isShared = $derived((this.view?.mine.length ?? 0) > 1);
  /** The seat whose secrets are covered until its person takes the device. */
  veiled = $derived(
    this.isShared && !!this.decision?.secret && this.unveiled !== this.view?.seat
      ? (this.view?.seat ?? null)
      : null,
  );
  question = $derived(addressed(this.decision, this.view, this.isShared));
  /** The places that the question speaks of. */
  subjects = $derived(subjectsOf(this.decision));
  /** Your own seat that a bot plays meanwhile. */
  away = $derived(this.view?.seats.find((seat) => seat.mine && seat.bot) ?? null);

  get board(): BoardSeen | null {
    const state = this.shown?.state;
    return state?.game === "board" ? state : null;
  }

  get cards(): CardsSeen | null {
    const state = this.shown?.state;
    return state?.game === "cards" ? state : null;
  }

  nameOf(seat: number): string {
    const seated = this.view?.seats[seat];
    return seated?.kind === "open" ? say("free-seat") : (seated?.name ?? say("chance"));
  }

  show(view: TableView): void {
    this.view = view;
    if (!view.decision?.secret) this.unveiled = null;
  }

  clear(): void {
    Object.assign(this, { view: null, past: null, unveiled: null, answered: 0 });
  }
}
