// The talk at a table: what others said, what of it is unread, and whom one does not want to hear.
import type { LogEntry, Say } from "../wire/protocol";
import type { GameLog } from "../state/game-log.svelte";
import type { Table } from "../state/table.svelte";
import { keepTalk, keptTalk } from "./kept-talk";

export type Phrase = NonNullable<Say["phrase"]>;
export const PHRASES: Phrase[] = [
  "hello",
  "nice",
  "ouch",
  "thinking",
  "break",
  "back",
  "thanks",
  "well-played",
  "again",
];

export class Talk {
  private read = $state(0);
  muted = $state<number[]>([]);

  /** Whether someone else is there who could hear. */
  isOffered = $derived.by(() => {
    const { view } = this.table;
    const others = view?.seats.filter((seat) => !seat.mine && seat.kind !== "virtual") ?? [];
    return (
      (view?.seat ?? -1) >= 0 && others.some(({ kind }) => kind === "person" || kind === "open")
    );
  });
  /** What others said, without those who are muted. */
  heard = $derived.by(() => this.log.entries.filter((entry) => this.isHeard(entry)));
  unread = $derived.by(() => this.heard.filter(({ sequence }) => sequence > this.read));

  constructor(
    private readonly table: Table,
    private readonly log: GameLog,
  ) {}

  /** Whether an entry is something that another person said and one wants to hear. */
  private isHeard(entry: LogEntry): boolean {
    const isMine = this.table.view?.mine.includes(entry.seat) ?? false;
    return entry.kind === "chat" && !!entry.text && !isMine && !this.isMuted(entry.seat);
  }

  isMuted = (seat: number): boolean => this.muted.includes(seat);

  /** Whoever opens a table for the first time has missed nothing. */
  open(table: string): void {
    const kept = keptTalk(table);
    this.read = kept?.read ?? this.log.last;
    this.muted = kept?.muted ?? [];
  }

  /** Everything that was said has been read. */
  markRead(): void {
    if (!this.unread.length) return;
    this.read = this.log.last;
    this.keep();
  }

  mute(seat: number): void {
    this.muted = this.isMuted(seat)
      ? this.muted.filter((one) => one !== seat)
      : [...this.muted, seat];
    this.keep();
  }

  private keep(): void {
    keepTalk(this.table.id, { read: this.read, muted: $state.snapshot(this.muted) });
  }
}
