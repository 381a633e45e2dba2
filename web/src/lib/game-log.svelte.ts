// What happened at a table, as far as it is shown: the log, and what can be told from it.
import { api } from "./api";
import type { LogEntry, TableView } from "./protocol";
import { lasting, moment, since } from "./story";

/** A table as the server shows it, with its log; or a moment of its past. */
export class GameLog {
  id = $state("");
  view = $state.raw<TableView | null>(null);
  past = $state.raw<TableView | null>(null);
  entries = $state.raw<LogEntry[]>([]);

  shown = $derived(this.past ?? this.view);
  /** The entries that the shown view knows; later ones are still to be seen. */
  told = $derived(this.entries.filter((entry) => entry.sequence <= (this.view?.sequence ?? 0)));
  lasting = $derived(lasting(this.told));
  story = $derived(this.lasting.filter((entry) => entry.sequence <= (this.shown?.sequence ?? 0)));
  moment = $derived(moment(this.story));
  news = $derived(since(this.story, this.view?.mine ?? []));
  isShared = $derived((this.view?.mine.length ?? 0) > 1);

  protected own(view: TableView): number | null {
    return view.seat >= 0 ? view.seat : null;
  }

  protected get known(): number {
    return this.entries.at(-1)?.sequence ?? 0;
  }

  protected add(entries: LogEntry[]): void {
    const unknown = entries.filter((entry) => entry.sequence > this.known);
    if (unknown.length) this.entries = [...this.entries, ...unknown];
  }

  protected async catchUp(view: TableView): Promise<void> {
    this.add(await this.logAfter(this.known, view).catch(() => []));
  }

  /** On a shared device everybody reads the log, so it tells nobody's secrets. */
  protected logAfter(known: number, view: TableView): Promise<LogEntry[]> {
    if (view.mine.length > 1) return api.publicLog(this.id, known);
    return api.log(this.id, this.own(view), known);
  }
}
