// The table on the screen: what the server shows, what is selected, which past is looked at.
import { api, Refusal } from "./api";
import { Selection } from "./selection.svelte";
import { GameLog } from "./game-log.svelte";
import { allowsAlways } from "./consent.svelte";
import { EventStream, type Listener } from "./event-stream";
import { byNoun, groups, isOnBoard, movesOf, nounOf, type Group } from "./moves";
import { callToTurn, showTurn } from "./turn-alert";
import { PlaybackQueue } from "./playback-queue";
import type {
  Decision,
  LogEntry,
  Presence,
  Problem,
  Receipt,
  RoundForecast,
  TableView,
} from "./protocol";
import { addressed } from "./question";
import { paced, settings } from "./settings.svelte";
import { chances, isImportant, subjectsOf } from "./stakes";
import type { BoardState, CardsState } from "./game-states";
import { touched } from "./story";
import { say } from "./texts.svelte";

const OBVIOUS_MS = 500;

class Table extends GameLog implements Listener {
  around = $state.raw<Presence>({ seats: [], watchers: 0 });
  /** When the view came: clocks run on from there. */
  receivedAt = $state(0);
  forecast = $state.raw<RoundForecast | null>(null);
  isConnected = $state(true);
  /** What the server or the rules say against something, in one sentence. */
  notice = $state<string | null>(null);
  private problem = $state.raw<Problem | null>(null);
  isMissing = $state(false);

  /** What is chosen but not confirmed. */
  readonly chain = new Selection();
  verb = $state<string | null>(null);
  isSending = $state(false);
  /** The entry of one's last answer: until a view knows it, nothing is asked. */
  private answered = $state(0);
  /** The seat whose person has the device in his hands, where secrets are chosen. */
  unveiled = $state<number | null>(null);
  /** Places that a line of the log points at. */
  flashed = $state.raw<string[]>([]);
  showsIncome = $state(false);

  private live: EventStream | null = null;
  private readonly pace = new PlaybackQueue<TableView>((view) => this.receive(view));
  private isAfterUndo = false;
  private obvious = 0;

  // --- what is shown ------------------------------------------------------------------------
  decision = $derived.by<Decision | null>(() => {
    const isStale = (this.view?.sequence ?? 0) < this.answered;
    return this.past || isStale ? null : (this.view?.decision ?? null);
  });
  groups = $derived<Group[]>(groups(this.decision));
  boardGroups = $derived(this.groups.filter((group) => isOnBoard(group.aim)));
  group = $derived(
    this.boardGroups.find((group) => group.verb === this.verb) ?? this.boardGroups[0] ?? null,
  );
  selected = $derived(this.chain.last);
  preview = $derived(this.chain.preview);
  /** The moves that are meant by a tap on a place: those of the verb, or what can be added. */
  targets = $derived(
    this.chain.more.length ? byNoun(this.chain.more) : byNoun(movesOf(this.group)),
  );
  /** The places of all that is chosen. */
  nouns = $derived(new Set(this.chain.moves.map(nounOf)));
  changed = $derived(this.decision ? touched(this.news) : new Set<string>());
  veiled = $derived(
    this.isShared && !!this.decision?.secret && this.unveiled !== this.view?.seat
      ? (this.view?.seat ?? null)
      : null,
  );
  question = $derived(addressed(this.decision, this.view, this.isShared));
  /** The places that the question speaks of. */
  subjects = $derived(subjectsOf(this.decision));
  /** How likely each duel would be won after the chosen move, by place. */
  odds = $derived(new Map(this.preview?.details.stakes.flatMap(chances) ?? []));
  noun = $derived(this.selected === null ? null : nounOf(this.selected));
  /** The rule behind the notice, where it is one of the rules. */
  rule = $derived(this.notice === this.problem?.text ? (this.problem?.rule ?? null) : null);

  /** One's own seat that a bot plays meanwhile. */
  away = $derived(this.view?.seats.find((seat) => seat.mine && seat.bot) ?? null);

  get board(): BoardState | null {
    return this.shown?.game === "board" ? (this.shown.state as unknown as BoardState) : null;
  }

  get cards(): CardsState | null {
    return this.shown?.game === "cards" ? (this.shown.state as unknown as CardsState) : null;
  }

  nameOf(seat: number): string {
    const seated = this.view?.seats[seat];
    return seated?.kind === "open" ? say("free-seat") : (seated?.name ?? say("chance"));
  }

  // --- coming and going ---------------------------------------------------------------------
  async open(id: string, token: string | null, at: number | null = null): Promise<void> {
    this.close();
    this.id = id;
    try {
      if (token) await api.remember(token);
      await this.refresh();
      this.listen();
      if (at !== null) await this.lookAt(at);
    } catch (error) {
      this.isMissing = error instanceof Refusal && error.status === 404;
      this.complain(error);
    }
  }

  close(): void {
    this.live?.close();
    this.pace.clear();
    clearTimeout(this.obvious);
    this.live = null;
    Object.assign(this, { view: null, entries: [], past: null, forecast: null, isMissing: false });
    Object.assign(this, { unveiled: null, notice: null, isConnected: true, answered: 0 });
    this.deselect();
    showTurn(false);
  }

  /** Looks again at all there is: after sitting down, or in another language. */
  async refresh(): Promise<void> {
    const view = await api.look(this.id);
    this.entries = await this.logAfter(0, view);
    this.receive(view);
  }

  listen(): void {
    this.live?.close();
    this.live = new EventStream(this.id, this.view ? this.own(this.view) : null, this);
  }

  // --- what the server says -----------------------------------------------------------------
  entry(entry: LogEntry): void {
    if (this.isShared && this.view) void this.catchUp(this.view);
    else this.add([entry]);
  }

  fresh(view: TableView): void {
    this.arrived(view);
    if (view.sequence !== this.known) void this.catchUp(view);
  }

  arrived(view: TableView): void {
    // The stream looks through one seat; whoever owns several is asked on all of them.
    const another = view.mine.length > 1 && !view.decision && view.status === "playing";
    if (another && view.to_move.some((seat) => view.mine.includes(seat))) void this.lookAgain();
    else this.pace.push(view, this.entries.at(-1)?.by === "bot" ? settings.pause * 1000 : 0);
  }

  /** Shows at once what is still being shown bit by bit. */
  hurry(): void {
    this.pace.flush();
  }

  presence(presence: Presence): void {
    this.around = presence;
  }

  connected(is: boolean): void {
    this.isConnected = is;
  }

  /** Whoever lost his seat looks on; where the table is gone, that is said. */
  async refused(): Promise<void> {
    const live = this.live;
    const error = await this.refresh().catch((error: unknown) => error);
    if (this.live !== live) return;
    if (error instanceof Refusal && error.status === 404) this.vanish(error);
    else this.listen();
  }

  private vanish(error: Refusal): void {
    this.close();
    this.isMissing = true;
    this.complain(error);
  }

  private async lookAgain(): Promise<void> {
    const view = await api.look(this.id).catch(() => null);
    if (view) this.receive(view);
  }

  private receive(view: TableView): void {
    const before = this.view;
    if (before && before.id === view.id && before.sequence > view.sequence) return;
    this.view = view;
    this.receivedAt = performance.now();
    const again = before?.decision?.id !== view.decision?.id || before?.seat !== view.seat;
    if (again && !this.isStillMeant(before, view)) {
      this.deselect();
      this.verb = null;
    }
    if (!view.decision?.secret) this.unveiled = null;
    const turn = view.decision !== null;
    showTurn(turn);
    if (turn && !before?.decision && before) callToTurn();
    this.answerObvious(view);
    if (view.game === "board" && view.status === "playing" && !isSamePosition(before, view)) {
      void this.foresee(view);
    }
  }

  /** Where all act at once, what others do must not take the chosen move out of one's hand. */
  private isStillMeant(before: TableView | null, view: TableView): boolean {
    if (before?.seat !== view.seat || this.isSending) return false;
    const isAlike = before.decision?.choice === view.decision?.choice;
    return isAlike && !!view.decision?.moves.some((offer) => offer.move === this.chain.moves[0]);
  }

  private async foresee(view: TableView): Promise<void> {
    const forecast = await api.forecast(this.id, this.own(view)).catch(() => null);
    if (forecast && isSamePosition(this.view, view)) this.forecast = forecast;
  }

  private answerObvious(view: TableView): void {
    clearTimeout(this.obvious);
    const allowed = allowsAlways(view.id, view.decision);
    const obvious = settings.obvious ? view.decision?.obvious : null;
    const move = allowed ? "allow" : obvious;
    if (!move || this.isAfterUndo) return;
    const go = () => this.view === view && !this.past && void this.commit([move]);
    this.obvious = window.setTimeout(go, paced(OBVIOUS_MS));
  }

  // --- answering ----------------------------------------------------------------------------
  /** The first tap shows what a move would do, the second one makes it. */
  async choose(move: string): Promise<void> {
    if (!this.view || !this.decision || this.isSending) return;
    const { moves } = this.chain;
    if (this.selected === move) return this.commit();
    clearTimeout(this.obvious);
    this.notice = null;
    if (moves.includes(move)) return this.look(moves.slice(0, moves.indexOf(move)));
    return this.look(await this.chain.with(move));
  }

  /** Shows what moves would do, or makes them where nothing is to be confirmed. */
  private async look(moves: string[]): Promise<void> {
    const view = this.view;
    if (!view) return;
    if (moves.length && settings.confirm === "never") return this.commit(moves);
    try {
      await this.chain.set(moves, this.id, view.seat);
      const preview = this.chain.moves === moves ? this.preview : null;
      const isPlain = preview !== null && !isImportant(preview);
      if (settings.confirm === "important" && isPlain) await this.commit(moves);
    } catch (error) {
      this.complain(error);
    }
  }

  /** A tap on a place: the move that is meant there, or why there is none. */
  async tap(noun: string): Promise<void> {
    const chosen = this.chain.moves.find((move) => move.endsWith(` ${noun}`));
    const move = chosen ?? this.targets.get(noun);
    if (move) return this.choose(move);
    const other = this.boardGroups.find((group) => group.offers.some((o) => o.noun === noun));
    if (other) {
      this.verb = other.verb;
      return this.choose(`${other.verb} ${noun}`);
    }
    const view = this.view;
    this.deselect();
    if (!view?.decision || !this.group) return;
    try {
      const answer = await api.why(this.id, view.seat, `${this.group.verb} ${noun}`);
      this.refuse(answer.problem);
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 422)) this.complain(error);
    }
  }

  async commit(moves: string[] = this.chain.moves): Promise<void> {
    const view = this.view;
    if (!view?.decision || !this.decision || !moves.length || this.isSending) return;
    const { obvious } = view.decision;
    await this.answer(() => this.makeAll(moves, view));
    if (moves[0] !== obvious) this.isAfterUndo = false;
  }

  /** Makes moves one after the other; where one is refused, the rest is left out. */
  private async makeAll(moves: string[], view: TableView): Promise<Receipt> {
    const [move = "", ...rest] = moves;
    const receipt = await api.move(this.id, view.seat, view.decision?.id ?? "", move);
    if (!rest.length) return receipt;
    const next = await api.look(this.id, view.seat);
    try {
      return await this.makeAll(rest, next);
    } catch (error) {
      this.receive(next);
      throw error;
    }
  }

  async undo(): Promise<void> {
    const view = this.view;
    if (this.selected) return this.look(this.chain.moves.slice(0, -1));
    if (!view || !view.undo.free) {
      this.refuse(view?.undo.why_not ?? null);
      return;
    }
    this.isAfterUndo = true;
    await this.answer(() => api.undo(this.id, view.seat));
  }

  /** In the tutorial: the script plays on, perhaps to the end of a chapter. */
  async goOn(step: number, skip: number | null = null): Promise<void> {
    const view = this.view;
    if (view) await this.answer(() => api.goOn(this.id, view.seat, step, skip));
  }

  /** Nothing is asked while an answer is on its way, nor until a view knows of it. */
  private async answer(command: () => Promise<Receipt>): Promise<void> {
    const before = this.answered;
    this.answered = Infinity;
    await this.send(async () => {
      const { entry } = await command();
      this.answered = entry.sequence;
      if (this.isConnected) return;
      // The stream tells what was done. Where it is lost, the answer does, and the effect has to be
      // asked for.
      this.entry(entry);
      void this.lookAgain();
    });
    if (this.answered === Infinity) this.answered = before;
  }

  async send(action: () => Promise<unknown>): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.notice = null;
    try {
      await action();
      this.deselect();
    } catch (error) {
      if (error instanceof Refusal && error.problem?.view) this.receive(error.problem.view);
      this.complain(error);
    } finally {
      this.isSending = false;
    }
  }

  deselect(): void {
    this.chain.clear();
    this.notice = null;
  }

  private refuse(problem: Problem | null): void {
    this.problem = problem;
    this.notice = problem?.text ?? null;
  }

  complain(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.problem = error.problem;
    this.notice = error.message || say(error.status ? "server-failed" : "server-away");
  }

  flash(places: string[]): void {
    this.flashed = [];
    requestAnimationFrame(() => (this.flashed = places));
  }

  // --- the past -----------------------------------------------------------------------------
  /** Looks at the table after an entry; at the last one, at the present. */
  async lookAt(sequence: number): Promise<void> {
    const view = this.view;
    if (!view) return;
    const last = this.entries.at(-1)?.sequence ?? 0;
    this.deselect();
    if (sequence >= last) {
      this.past = null;
      return;
    }
    const past = await api
      .lookBack(this.id, Math.max(sequence, 1), this.own(view))
      .catch(() => null);
    if (past) this.past = past;
  }
}

/** What a forecast speaks of; talk and who is here are no part of it. */
const position = ({ id, seat, language, status, seats, state }: TableView): string =>
  JSON.stringify([id, seat, language, status, seats.map(({ name }) => name), state]);

const isSamePosition = (before: TableView | null, now: TableView): boolean =>
  before !== null && position(before) === position(now);

export const table = new Table();
