// The stream of a table's events: it reconnects by itself, and notices when nothing is heard.
import type { LogEntry, Presence, TableView } from "./protocol";
import { settings } from "../device/settings.svelte";

export interface Listener {
  entry(entry: LogEntry): void;
  arrived(view: TableView): void;
  fresh(view: TableView): void;
  presence(presence: Presence): void;
  connected(is: boolean): void;
  /** The server has ended this stream: the seat or the table is gone. */
  refused(): void;
}

const RETRY_MS = 1500;
/** The server says something every ten seconds: after so long a silence the line is dead. */
const SILENCE_MS = 25_000;
const WATCH_MS = 5000;

/** Listens to a table until it is closed. */
export class EventStream {
  private source: EventSource | null = null;
  private timer = 0;
  private readonly watch: number;
  private heardAt = Date.now();
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    this.open();
    this.watch = window.setInterval(this.renew, WATCH_MS);
    addEventListener("online", this.open);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.renew);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.source?.close();
    removeEventListener("online", this.open);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.renew);
  }

  private readonly lose = (): void => this.listener.connected(false);

  /** A phone that slept has a stream that only seems to be open. */
  private readonly renew = (): void => {
    const isOpen = this.source?.readyState === EventSource.OPEN;
    const isSilent = Date.now() - this.heardAt > SILENCE_MS;
    const isGone = isOpen ? isSilent : this.source?.readyState === EventSource.CLOSED;
    if (document.visibilityState !== "visible" || !isGone) return;
    this.lose();
    this.open();
  };

  private readonly open = (): void => {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.source?.close();
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const source = new EventSource(`/games/${this.id}/events?language=${settings.language}${seat}`);
    this.source = source;
    this.heardAt = Date.now();
    // A stream may open just when the network is lost.
    source.onopen = () => this.listener.connected(navigator.onLine);
    if (!navigator.onLine) this.lose();
    source.onerror = () => {
      this.lose();
      // Where the browser gave up, it does not try again by itself.
      if (source.readyState === EventSource.CLOSED) {
        this.timer = window.setTimeout(() => this.listener.refused(), RETRY_MS);
      }
    };
    const on = <T>(name: string, tell: (data: T) => void) =>
      source.addEventListener(name, (event) => {
        this.heardAt = Date.now();
        tell(JSON.parse(event.data) as T);
      });
    on<LogEntry>("entry", (entry) => this.listener.entry(entry));
    on<TableView>("view", (view) => this.listener.arrived(view));
    on<TableView>("fresh", (view) => this.listener.fresh(view));
    on<Presence>("presence", (presence) => this.listener.presence(presence));
  };
}
