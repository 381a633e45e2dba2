// What is chosen but not confirmed: one move, or several roads, and what the server foresees.
import type { Api } from "../wire/api";
import { byNoun, groups, isOnBoard, movesOf, nounOf, type Group } from "../decisions/moves";
import type { MovePreview, TableView } from "../wire/protocol";
import { chances } from "../decisions/sheets/stakes";
import type { Notice } from "./notice.svelte";
import type { Table } from "./table.svelte";

const REST_MS = 150;

export class Selection {
  /** What a tap on the board means, where it could mean several things. */
  verb = $state<string | null>(null);
  /** The moves that are made one after the other when they are confirmed. */
  moves = $state.raw<string[]>([]);
  /** What they would do; null as long as the server has not said it. */
  preview = $state.raw<MovePreview | null>(null);
  /** What the server lets one add after the first, the second, ... of the moves. */
  private further = $state.raw<string[][]>([]);
  /** Whether nobody has chosen it yet: it is shown, and may be confirmed as it is. */
  isSuggested = $state(false);
  private resting = 0;
  private looking: Promise<void> = Promise.resolve();

  /** The move that was chosen last, and its place. */
  move = $derived(this.moves.at(-1) ?? null);
  noun = $derived(this.move === null ? null : nounOf(this.move));
  /** The places of everything that is chosen. */
  nouns = $derived(new Set(this.moves.map(nounOf)));
  /** How likely each duel would be won after the chosen moves, by place. */
  odds = $derived(new Map(this.preview?.details.stakes.flatMap(chances) ?? []));

  groups = $derived.by<Group[]>(() => groups(this.table.decision));
  boardGroups = $derived(this.groups.filter((group) => isOnBoard(group.aim)));
  group = $derived(
    this.boardGroups.find((group) => group.verb === this.verb) ?? this.boardGroups[0] ?? null,
  );
  /** What can be added; where nothing can, what the last move could be exchanged for. */
  more = $derived.by<string[]>(() => {
    const after = this.further[this.moves.length - 1] ?? [];
    return after.length ? after : (this.further[this.moves.length - 2] ?? []);
  });
  /** The moves that are meant by a tap on a place: those of the verb, or what can be added. */
  targets = $derived(this.more.length ? byNoun(this.more) : byNoun(movesOf(this.group)));

  constructor(
    private readonly api: Pick<Api, "preview">,
    private readonly table: Table,
    private readonly notice: Notice,
  ) {}

  /** Forgets what is chosen, and what was said about it. */
  clear(): void {
    this.empty();
    this.notice.clear();
  }

  private empty(): void {
    clearTimeout(this.resting);
    this.isSuggested = false;
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
  async set(moves: string[], seat: number): Promise<void> {
    const [move, ...then] = moves;
    if (!move) return this.empty();
    clearTimeout(this.resting);
    this.isSuggested = false;
    this.moves = moves;
    this.preview = null;
    this.looking = this.look(moves, () => this.api.preview(this.table.id, seat, move, then));
    await this.looking;
  }

  /** Shows what could be answered; and, where the question rests for a moment, what that would do. */
  suggest(move: string, seat: number): void {
    this.empty();
    const moves = [move];
    this.moves = moves;
    this.isSuggested = true;
    const ask = () => this.api.preview(this.table.id, seat, move, []);
    // Meanwhile it may be answered, here or elsewhere: then there is nothing to foresee.
    const look = () => void (this.looking = this.look(moves, ask).catch(() => undefined));
    this.resting = window.setTimeout(() => !this.table.isSending && look(), REST_MS);
  }

  private async look(moves: string[], ask: () => Promise<MovePreview>): Promise<void> {
    const preview = await ask();
    if (this.moves !== moves) return;
    this.preview = preview;
    this.further = [...this.further.slice(0, moves.length - 1), preview.details.further];
  }

  /** After a new view: what is chosen stays as long as the same is asked. */
  follow(before: TableView | null, view: TableView): void {
    const isSame = before?.decision?.id === view.decision?.id && before?.seat === view.seat;
    if (isSame || this.isStillMeant(before, view)) return;
    this.clear();
    this.verb = null;
  }

  /** Where all act at once, what others do must not cancel the chosen move. */
  private isStillMeant(before: TableView | null, view: TableView): boolean {
    if (before?.seat !== view.seat || this.table.isSending) return false;
    const isAlike = before.decision?.choice === view.decision?.choice;
    return isAlike && !!view.decision?.moves.some((offer) => offer.move === this.moves[0]);
  }
}
