// The form for a new table: what was filled in, and the request that is made of it.
import type { GameInfo, NewTable, SeatRequest } from "../wire/protocol";
import { SUITS } from "../wire/printed";
import { settings } from "../device/settings.svelte";
import { say } from "../texts/texts.svelte";

export type Door = "bots" | "device" | "friends";

const MOST = 6;
/** The fewest at a table, virtual players included. */
const FEWEST_AT_CARDS = 4;

export class TableForm {
  door = $state<Door>("bots");
  games = $state.raw<GameInfo[]>([]);
  game = $state<"board" | "cards">("board");
  players = $state(4);
  name = $state(settings.name);
  names = $state<string[]>(["", "", "", "", "", ""]);
  /** The level of all bots that have none of their own. */
  bot = $state(settings.opponent);
  /** The level of each bot, where it is another one. */
  ownLevels = $state<(string | null)[]>(Array.from({ length: MOST - 1 }, () => null));
  bots = $state(0);
  /** Whether one plays the card game against bots that build cities, not virtual players. */
  hasCities = $state(false);
  /** How many virtual players are wished for at the card game; some may be needed anyway. */
  wished = $state(0);
  /** Of each virtual player of the card game. */
  levels = $state<string[]>(Array.from({ length: MOST - 1 }, () => "novice"));
  /** The suits of the card game, by seat; all of them, as some seats may be added. */
  suits = $state<string[]>([...SUITS]);
  options = $state<Record<string, string>>({});
  undo = $state<"strict" | "friendly" | "off">("friendly");
  pace = $state<"none" | "live" | "daily" | "slow">("none");
  listed = $state(false);
  /** Whether hints are offered; only where one plays alone. */
  hints = $state(false);

  info = $derived.by<GameInfo | undefined>(() =>
    this.games.find((game) => game.name === this.game),
  );
  counts = $derived.by(() => {
    const least = this.isAlone ? FEWEST_AT_CARDS : 2;
    return Array.from({ length: MOST - least + 1 }, (_, number) => number + least);
  });

  /** Whether one person plays the card game against virtual players only. */
  isAlone = $derived.by(() => this.game === "cards" && this.door === "bots" && !this.hasCities);
  /** Whether bots sit down with the others. */
  hasBots = $derived.by(() =>
    this.door === "bots" ? !this.isAlone : this.door === "friends" && this.bots > 0,
  );
  /** How many bots sit down. */
  botCount = $derived.by(() => {
    if (!this.hasBots) return 0;
    return this.door === "bots" ? this.players - 1 : this.bots;
  });
  /** How many people, or bots in their place, play the card game. */
  people = $derived.by(() => (this.isAlone ? 1 : this.players));
  /** How many virtual players there can be at the card game besides the others. */
  virtuals = $derived.by(() => {
    if (this.game === "board") return [0];
    if (this.isAlone) return [this.players - 1];
    const least = Math.max(FEWEST_AT_CARDS - this.people, 0);
    return Array.from({ length: MOST - this.people - least + 1 }, (_, more) => least + more);
  });
  /** How many virtual players sit at the table. */
  virtual = $derived.by(() =>
    Math.min(Math.max(this.wished, this.virtuals[0] ?? 0), this.virtuals.at(-1) ?? 0),
  );

  /** Another game, with as many players as it can have. */
  choose(game: "board" | "cards"): void {
    this.game = game;
    this.fit();
  }

  /** Through another door; what was chosen before is kept. */
  enter(door: Door): void {
    this.door = door;
    this.fit();
  }

  /** This many players; a seat for a friend stays free among the bots. */
  invite(players: number): void {
    this.players = players;
    this.bots = Math.min(this.bots, players - 2);
  }

  /** The same level for all bots. */
  challenge(level: string): void {
    this.bot = level;
    this.ownLevels.fill(null);
  }

  /** The level of a bot. */
  levelOf(bot: number): string {
    return this.ownLevels[bot] ?? this.bot;
  }

  /** Against bots that build cities, or against virtual players. */
  oppose(hasCities: boolean): void {
    this.hasCities = hasCities;
    this.fit();
  }

  /** Another suit for a seat; who had it before gets that seat's. */
  wear(seat: number, suit: string): void {
    const [before = 0, worn = ""] = [this.suits.indexOf(suit), this.suits[seat]];
    this.suits[before] = worn;
    this.suits[seat] = suit;
  }

  private fit(): void {
    if (!this.counts.includes(this.players)) this.invite(this.counts[0] ?? 4);
  }

  /** The message that opens the table. */
  get message(): NewTable {
    const { game, undo, pace, listed } = this;
    const seats = this.seats();
    const hints = this.hints && this.door === "bots";
    return { game, seats, options: this.given(), undo, pace, listed, hints };
  }

  private seats(): SeatRequest[] {
    const own: SeatRequest = { kind: "person", name: this.name.trim() || say("guest") };
    const bots = Array.from({ length: this.botCount }, (_, number) => ({
      kind: "bot" as const,
      bot: this.levelOf(number),
    }));
    if (this.door === "bots") return [own, ...bots];
    if (this.door === "device") {
      return this.names.slice(0, this.players).map((name, number) => ({
        kind: "person",
        name: name.trim() || say("player-number", { number: number + 1 }),
      }));
    }
    const open = this.players - 1 - this.bots;
    return [own, ...Array.from({ length: open }, () => ({ kind: "open" as const })), ...bots];
  }

  private given(): Record<string, string> {
    if (this.game === "board") return { ...this.options, players: String(this.players) };
    const levels = this.levels.slice(0, this.virtual);
    const suits = this.suits.slice(0, this.people + this.virtual).join(",");
    const isUsual = SUITS.join(",").startsWith(suits);
    return {
      people: String(this.people),
      virtual: levels.join(",") || "none",
      ...(isUsual ? {} : { suits }),
    };
  }
}
