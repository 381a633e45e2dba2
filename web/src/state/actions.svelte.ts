// What a person does at the table: choosing a move, confirming it, taking it back.
import { Refusal, type Api } from "../wire/api";
import { allowsAlways } from "../decisions/sheets/consent.svelte";
import type { Receipt, TableView } from "../wire/protocol";
import { paced, settings } from "../device/settings.svelte";
import { isPlain, suggested } from "../decisions/moves";
import { isImportant } from "../decisions/sheets/stakes";
import type { Connection } from "./connection.svelte";
import type { Notice } from "./notice.svelte";
import type { Selection } from "./selection.svelte";
import type { Table } from "./table.svelte";

const OBVIOUS_MS = 500;

export class Actions {
  /** The table at which a move was just taken back. */
  private undone: string | null = null;
  private obvious = 0;
  /** Whose sealed choice would be taken back, while it is asked whether it may. */
  unsealing = $state<number | null>(null);

  constructor(
    private readonly api: Pick<Api, "look" | "move" | "undo" | "goOn" | "why">,
    private readonly table: Table,
    private readonly notice: Notice,
    private readonly selection: Selection,
    private readonly connection: Connection,
  ) {}

  // --- choosing -----------------------------------------------------------------------------
  /** The first tap shows what a move would do, the second one makes it. */
  async choose(move: string): Promise<void> {
    const { table, selection } = this;
    if (!table.view || !table.decision || table.isSending) return;
    const { moves } = selection;
    if (isPlain(selection.groups)) return this.commit([move]);
    if (selection.move === move) return this.insist();
    clearTimeout(this.obvious);
    this.notice.clear();
    if (moves.includes(move)) return this.look(moves.slice(0, moves.indexOf(move)));
    return this.look(await selection.with(move));
  }

  /** A tap on what is chosen already makes the move, unless it was only suggested. */
  private async insist(): Promise<void> {
    if (!this.selection.isSuggested) return this.commit();
    this.selection.isSuggested = false;
  }

  /** Shows an answer that may be confirmed as it is, where nothing is chosen. */
  suggest(): void {
    const { selection, table } = this;
    // What is put down in secret lies there for good: nobody is led to it.
    if (table.decision?.secret) return;
    const move = suggested(selection.groups);
    if (!move || !table.view || table.isSending || selection.move) return;
    selection.suggest(move, table.view.seat);
  }

  /** Shows what a move would do, also where nothing has to be confirmed. */
  async show(move: string): Promise<void> {
    const { selection, table } = this;
    if (!table.view || table.isSending) return;
    clearTimeout(this.obvious);
    await selection.set([move], table.view.seat).catch((error) => this.notice.complain(error));
  }

  /** Shows what moves would do, or makes them where nothing is to be confirmed. */
  private async look(moves: string[]): Promise<void> {
    const { selection } = this;
    const view = this.table.view;
    if (!view) return;
    if (moves.length && settings.confirm === "never") return this.commit(moves);
    try {
      await selection.set(moves, view.seat);
      const preview = selection.moves === moves ? selection.preview : null;
      const isPlain = preview !== null && !isImportant(preview);
      if (settings.confirm === "important" && isPlain) await this.commit(moves);
    } catch (error) {
      this.notice.complain(error);
    }
  }

  /** Chooses several moves at once, such as taking a card and laying it; the same again makes them. */
  async plan(moves: string[]): Promise<void> {
    const { table, selection } = this;
    if (!table.view || !table.decision || table.isSending) return;
    clearTimeout(this.obvious);
    this.notice.clear();
    if (moves.join() === selection.moves.join()) return this.commit();
    return this.look(moves);
  }

  /** A tap on a place: the move that is meant there, or why there is none. */
  async tap(noun: string): Promise<void> {
    const { selection } = this;
    const chosen = selection.moves.find((move) => move.endsWith(` ${noun}`));
    const move = chosen ?? selection.targets.get(noun);
    if (move) return this.choose(move);
    const other = selection.boardGroups.find((group) => group.offers.some((o) => o.noun === noun));
    if (other) {
      selection.verb = other.verb;
      return this.choose(`${other.verb} ${noun}`);
    }
    selection.clear();
    await this.explain(noun);
  }

  private async explain(noun: string): Promise<void> {
    const { view } = this.table;
    const { group } = this.selection;
    if (!view?.decision || !group) return;
    try {
      const answer = await this.api.why(view.id, view.seat, `${group.verb} ${noun}`);
      this.notice.refuse(answer.problem);
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 422)) this.notice.complain(error);
    }
  }

  // --- answering ----------------------------------------------------------------------------
  async commit(moves: string[] = this.selection.moves): Promise<void> {
    const { view, decision, isSending } = this.table;
    if (!view?.decision || !decision || !moves.length || isSending) return;
    const { obvious } = view.decision;
    await this.answer(() => this.makeAll(moves, view));
    if (moves[0] !== obvious) this.undone = null;
  }

  /** Makes moves one after the other; where one is refused, the rest is left out. */
  private async makeAll(moves: string[], view: TableView): Promise<Receipt> {
    const [move = "", ...rest] = moves;
    const receipt = await this.api.move(view.id, view.seat, view.decision?.id ?? "", move);
    if (!rest.length) return receipt;
    const next = await this.api.look(view.id, view.seat);
    try {
      return await this.makeAll(rest, next);
    } catch (error) {
      this.connection.receive(next);
      throw error;
    }
  }

  /** Makes the only sensible answer after a moment, unless it was just taken back. */
  answerObvious(view: TableView): void {
    clearTimeout(this.obvious);
    const allowed = allowsAlways(view.id, view.decision);
    const obvious = settings.obvious ? view.decision?.obvious : null;
    const move = allowed ? "allow" : obvious;
    if (!move || this.undone === view.id) return;
    const go = () => this.table.view === view && !this.table.past && void this.commit([move]);
    this.obvious = window.setTimeout(go, paced(OBVIOUS_MS));
  }

  /** Takes back what was chosen last, or else the last move; what another has sealed, once sure. */
  async undo(isSure = false): Promise<void> {
    const { view } = this.table;
    const { selection } = this;
    if (selection.move && !selection.isSuggested) return this.look(selection.moves.slice(0, -1));
    if (!view?.undo.free) return this.notice.refuse(view?.undo.why_not ?? null);
    this.unsealing = view.undo.sealed < 0 || isSure ? null : view.undo.sealed;
    if (this.unsealing !== null) return;
    this.undone = view.id;
    await this.answer(() => this.api.undo(view.id, view.seat));
  }

  /** In the tutorial: the script plays on, perhaps to the end of a chapter. */
  async goOn(step: number, skip: number | null = null): Promise<void> {
    const { view } = this.table;
    if (view) await this.answer(() => this.api.goOn(view.id, view.seat, step, skip));
  }

  /** Nothing is asked while an answer is on its way, nor until a view knows of it. */
  private async answer(command: () => Promise<Receipt>): Promise<void> {
    const { table, connection } = this;
    const before = table.answered;
    table.answered = Infinity;
    await this.send(async () => {
      const { entry } = await command();
      table.answered = entry.sequence;
      if (connection.isConnected) return;
      // The stream tells what was done. Where it is lost, the answer does, and the effect has to be
      // asked for.
      connection.entry(entry);
      void connection.lookAgain();
    });
    if (table.answered === Infinity) table.answered = before;
  }

  /** Sends one thing at a time; where it is refused, that is said. */
  async send(action: () => Promise<unknown>): Promise<void> {
    const { table } = this;
    if (table.isSending) return;
    table.isSending = true;
    this.notice.clear();
    try {
      await action();
      this.selection.clear();
    } catch (error) {
      if (error instanceof Refusal && error.problem?.view)
        this.connection.receive(error.problem.view);
      this.notice.complain(error);
    } finally {
      table.isSending = false;
    }
  }
}
