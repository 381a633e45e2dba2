// The history of a table: its log, what can be told from it, and the moment that one looks at.
import type { Api } from "../wire/api";
import type { LogEntry, TableView } from "../wire/protocol";
import { lasting, moment, since, stepFrom, touched } from "../texts/story";
import type { Selection } from "./selection.svelte";
import { seatOf, type Table } from "./table.svelte";

/** Whether something was said that one is not told. */
const isUnheard = (entry: LogEntry): boolean => entry.kind === "chat" && !entry.text;

export class GameLog {
  entries = $state.raw<LogEntry[]>([]);

  /** The entries that the view knows; later ones are still to be seen. */
  told = $derived.by(() =>
    this.entries.filter((entry) => entry.sequence <= (this.table.view?.sequence ?? 0)),
  );
  /** Without what was taken back. */
  lasting = $derived(lasting(this.told));
  /** Up to the moment that is shown. */
  story = $derived.by(() =>
    this.lasting.filter((entry) => entry.sequence <= (this.table.shown?.sequence ?? 0)),
  );
  moment = $derived(moment(this.story));
  /** What happened since your own last move, and the places that it changed. */
  news = $derived.by(() => since(this.story, this.table.view?.mine ?? []));
  changed = $derived.by(() => (this.table.decision ? touched(this.news) : new Set<string>()));

  constructor(
    private readonly api: Pick<Api, "log" | "publicLog" | "lookBack">,
    private readonly table: Table,
    private readonly selection: Selection,
  ) {}

  // --- what is known ------------------------------------------------------------------------
  /** The number of the last entry. */
  get last(): number {
    return this.entries.at(-1)?.sequence ?? 0;
  }

  receive(entry: LogEntry): void {
    const { view, isShared } = this.table;
    if (isShared && view) void this.catchUp(view);
    else this.add([entry]);
  }

  async reload(view: TableView): Promise<void> {
    this.entries = await this.after(0, view);
  }

  async catchUp(view: TableView): Promise<void> {
    this.add(await this.after(this.last, view).catch(() => []));
  }

  private add(entries: LogEntry[]): void {
    const unknown = entries.filter((entry) => entry.sequence > this.last);
    if (unknown.length) this.entries = [...this.entries, ...unknown];
  }

  /** On a shared device everyone reads the log, so it tells nobody's secrets. */
  private async after(known: number, view: TableView): Promise<LogEntry[]> {
    const own = () => this.api.log(this.table.id, seatOf(view), known);
    if (view.mine.length <= 1) return own();
    const all = await this.api.publicLog(this.table.id, known);
    if (!all.some(isUnheard)) return all;
    // Strangers do not hear the talk, but whoever sits here does.
    const said = new Map((await own()).map((entry) => [entry.sequence, entry]));
    return all.map((entry) => (isUnheard(entry) ? (said.get(entry.sequence) ?? entry) : entry));
  }

  // --- the past -----------------------------------------------------------------------------
  /** Looks at the table after an entry; at the last one, at the present. */
  async lookAt(sequence: number): Promise<void> {
    const { table } = this;
    if (!table.view) return;
    this.selection.clear();
    if (sequence >= this.last) {
      table.past = null;
      return;
    }
    const past = await this.api
      .lookBack(table.id, Math.max(sequence, 1), seatOf(table.view))
      .catch(() => null);
    if (past) table.past = past;
  }

  first = (): Promise<void> => this.lookAt(this.lasting[0]?.sequence ?? 1);
  present = (): Promise<void> => this.lookAt(Infinity);
  back = (): Promise<void> => this.step(-1, "move");
  forth = (): Promise<void> => this.step(1, "move");
  roundBack = (): Promise<void> => this.step(-1, "round");
  roundForth = (): Promise<void> => this.step(1, "round");

  private step(by: 1 | -1, to: "move" | "round"): Promise<void> {
    return this.lookAt(stepFrom(this.lasting, this.table.past?.sequence ?? Infinity, by, to));
  }
}
