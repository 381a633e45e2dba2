// The connection to a table: it opens the stream, receives the views, and notices what is lost.
import { Refusal, type Api } from "../wire/api";
import { EventStream, type Listener } from "../wire/event-stream";
import type { Teller } from "../stage/director";
import { PlaybackQueue } from "../stage/playback-queue";
import { isSamePosition } from "./position";
import type { LogEntry, Presence, RoundForecast, TableView } from "../wire/protocol";
import { settings } from "../device/settings.svelte";
import { callToTurn, showTurn } from "../device/turn-alert";
import { asLooked, keepTable, keptTable, type KeptTable } from "../offline/kept-table";
import type { GameLog } from "./game-log.svelte";
import type { Notice } from "./notice.svelte";
import type { Selection } from "./selection.svelte";
import { seatOf, type Table } from "./table.svelte";

export class Connection implements Listener {
  /** Who is at the table now. */
  around = $state.raw<Presence>({ seats: [], watchers: 0 });
  /** When the view came: clocks run on from there. */
  receivedAt = $state(0);
  forecast = $state.raw<RoundForecast | null>(null);
  isConnected = $state(true);
  /** When the table was seen that is shown without a network, in milliseconds. */
  keptAt = $state<number | null>(null);
  /** The secret of a link that leads to a seat, until whoever opened it has answered. */
  offered = $state<string | null>(null);
  /** Whether there is no such table. */
  isMissing = $state(false);

  private stream: EventStream | null = null;
  private readonly queue = new PlaybackQueue<TableView>(
    (view) => this.receive(view),
    (view, hurried, behind) => this.tell(view, hurried, behind),
    () => this.teller?.skip(),
  );

  constructor(
    private readonly api: Pick<Api, "look" | "forecast" | "join">,
    private readonly table: Table,
    private readonly notice: Notice,
    private readonly selection: Selection,
    private readonly log: GameLog,
    private readonly onview: (view: TableView) => void,
    /** Told when a table is shown for the first time. */
    private readonly onopen: (id: string) => void = () => undefined,
    /** Tells what leads to a view, before it is shown. */
    private readonly teller: Teller | null = null,
  ) {}

  // --- coming and going ---------------------------------------------------------------------
  async open(id: string, token: string | null, at: number | null = null): Promise<void> {
    this.close();
    this.table.id = id;
    // A link may come from anyone, so that it is asked first and makes nobody another person.
    this.offered = token;
    try {
      await this.refresh();
      this.onopen(id);
      this.listen();
      if (at !== null) await this.log.lookAt(at);
    } catch (error) {
      if (error instanceof Refusal && error.status === 0 && (await this.showKept(id))) return;
      this.isMissing = error instanceof Refusal && error.status === 404;
      this.notice.complain(error);
    }
  }

  /** Without a network: the table as it was last seen here, until the server can be reached. */
  private async showKept(id: string): Promise<boolean> {
    const kept = await keptTable(id);
    if (!kept || this.table.id !== id) return false;
    this.log.entries = kept.entries;
    this.table.show(asLooked(kept.view));
    Object.assign(this, { isConnected: false, keptAt: kept.at });
    this.listen();
    return true;
  }

  /** Sits down where a link leads, or only looks on. */
  async answerOffer(isWanted: boolean): Promise<void> {
    const token = this.offered;
    this.offered = null;
    if (!token || !isWanted) return;
    try {
      await this.api.join(this.table.id, token);
      await this.refresh();
      this.listen();
    } catch (error) {
      this.notice.complain(error);
    }
  }

  close(): void {
    this.stream?.close();
    this.stream = null;
    this.queue.clear();
    this.teller?.stop();
    this.table.clear();
    this.log.entries = [];
    Object.assign(this, {
      forecast: null,
      offered: null,
      keptAt: null,
      isMissing: false,
      isConnected: true,
    });
    this.selection.clear();
    showTurn(false);
  }

  /** Looks again at all there is: after sitting down, or in another language. */
  async refresh(): Promise<void> {
    const view = await this.api.look(this.table.id);
    const isNew = !this.table.view;
    await this.log.reload(view);
    this.receive(view);
    if (isNew) this.teller?.greet(view, this.log.entries);
  }

  listen(): void {
    const { id, view } = this.table;
    this.stream?.close();
    this.stream = new EventStream(id, view && seatOf(view), this);
  }

  // --- what the stream says -----------------------------------------------------------------
  entry(entry: LogEntry): void {
    this.log.receive(entry);
  }

  fresh(view: TableView): void {
    this.arrived(view);
    if (view.sequence !== this.log.last) void this.log.catchUp(view);
  }

  arrived(view: TableView): void {
    // The stream looks through one seat; whoever owns several is asked on all of them.
    const another = view.mine.length > 1 && !view.decision && view.status === "playing";
    if (another && view.to_move.some((seat) => view.mine.includes(seat))) void this.lookAgain();
    else this.queue.push(view, this.log.entries.at(-1)?.by === "bot" ? settings.pause * 1000 : 0);
  }

  presence(presence: Presence): void {
    this.around = presence;
  }

  connected(is: boolean): void {
    this.isConnected = is;
  }

  /** A player who lost the seat becomes a spectator; if the table is gone, say so. */
  async refused(): Promise<void> {
    const stream = this.stream;
    const error = await this.refresh().catch((error: unknown) => error);
    if (this.stream !== stream) return;
    if (error instanceof Refusal && error.status === 404) this.vanish(error);
    else this.listen();
  }

  private vanish(error: Refusal): void {
    this.close();
    this.isMissing = true;
    this.notice.complain(error);
  }

  // --- views --------------------------------------------------------------------------------
  /** Shows at once what is still being shown bit by bit. */
  hurry(): void {
    this.queue.flush();
  }

  /** Tells what happened between the view that is shown and the next one. */
  private tell(view: TableView, hurried: boolean, behind: number): Promise<void> | null {
    const { teller, table, log } = this;
    if (!teller?.isLive || table.past) return null;
    const begin = () => teller.tell(table.view, view, log.entries, hurried, behind);
    return log.last < view.sequence ? log.catchUp(view).then(begin).then() : begin();
  }

  /** Asks for the view where the stream will not bring it. */
  async lookAgain(): Promise<void> {
    const view = await this.api.look(this.table.id).catch(() => null);
    if (view) this.queue.push(view);
  }

  /** Shows a view, unless a later one is shown already. */
  receive(view: TableView): void {
    const before = this.table.view;
    if (before && before.id === view.id && before.sequence > view.sequence) return;
    this.table.show(view);
    this.teller?.settle();
    this.receivedAt = performance.now();
    this.keptAt = null;
    keepTable(() => this.seen());
    this.selection.follow(before, view);
    showTurn(view.decision !== null);
    if (view.decision && before && !before.decision) callToTurn();
    this.onview(view);
    if (!isSamePosition(before, view)) void this.foresee(view);
  }

  /** What a reload without a network would show. */
  private seen(): KeptTable | null {
    const { view } = this.table;
    // A shared device would show one player what another may not see.
    if (!view || view.mine.length > 1) return null;
    return { at: Date.now(), view, entries: this.log.told };
  }

  private async foresee(view: TableView): Promise<void> {
    if (view.game !== "board" || view.status !== "playing") return;
    const forecast = await this.api.forecast(view.id, seatOf(view)).catch(() => null);
    if (forecast && isSamePosition(this.table.view, view)) this.forecast = forecast;
  }
}
