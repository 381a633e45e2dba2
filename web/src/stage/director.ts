// The director: from the entries between two views to the scenes that the stage plays.
import { tick } from "svelte";
import { variantsOf } from "../start/options";
import type { LogEntry, TableView } from "../wire/protocol";
import { settings } from "../device/settings.svelte";
import { eventsOf } from "../texts/story";
import { isDue, type Scene } from "./scene";
import type { Stage } from "./stage.svelte";
import { openingOf, scenesOf } from "./tell";

/** With more entries than this at once, the player was away: show a summary instead. */
const MOST_ENTRIES = 14;

/** What the connection tells before it shows a view. */
export interface Teller {
  isLive: boolean;
  tell(
    before: TableView | null,
    view: TableView,
    entries: LogEntry[],
    hurried: boolean,
    behind: number,
  ): Promise<void> | null;
  /** Shows who plays to whoever comes to a game that has just begun. */
  greet(view: TableView, entries: LogEntry[]): void;
  skip(): void;
  stop(): void;
  settle(): void;
}

/** The entries that lead from one view to another; none where something was taken back. */
export function between(before: TableView, view: TableView, entries: LogEntry[]): LogEntry[] {
  const fresh = entries.filter(
    ({ sequence }) => sequence > before.sequence && sequence <= view.sequence,
  );
  return fresh.some(({ back }) => back !== null) || fresh.length > MOST_ENTRIES ? [] : fresh;
}

/** The scenes that lead from one view to another. */
export function scenesBetween(
  before: TableView,
  view: TableView,
  entries: LogEntry[],
  isBrief = settings.speed === "fast",
): Scene[] {
  const [was, is] = [before.state, view.state];
  if (was?.game !== "board" || is?.game !== "board") return [];
  return scenesOf({
    events: eventsOf(between(before, view, entries)),
    before: was,
    after: is,
    mine: view.mine,
    isBrief,
    result: view.result,
    tiles: variantsOf(view.options).includes("might-is-right"),
  });
}

/** Whether a game has just begun, and nobody at this device has done anything yet. */
export function hasJustBegun(view: TableView, entries: LogEntry[]): boolean {
  if (view.status !== "playing" || view.lesson || !view.mine.length) return false;
  const moved = entries.some(({ kind, seat }) => kind === "move" && view.mine.includes(seat ?? -1));
  return !moved && eventsOf(entries).some(({ kind }) => kind === "founded");
}

/** What the stage has brought is there already: it does not arrive a second time. */
function endArrivals(): void {
  for (const one of document.getAnimations()) {
    const isArrival = one instanceof CSSAnimation && /(drop|ride|arrive)$/.test(one.animationName);
    if (isArrival) one.finish();
  }
}

export class Director implements Teller {
  /** Whether the view that comes next was told. */
  private hasTold = false;

  constructor(private readonly stage: Stage) {}

  get isLive(): boolean {
    return this.stage.isLive;
  }

  tell(
    before: TableView | null,
    view: TableView,
    entries: LogEntry[],
    hurried: boolean,
    behind: number,
  ): Promise<void> | null {
    if (!before || before.id !== view.id) return null;
    const scenes = scenesBetween(before, view, entries);
    const told = this.stage.play(hurried ? scenes.filter(isDue) : scenes, behind);
    this.hasTold = told !== null;
    return told;
  }

  greet(view: TableView, entries: LogEntry[]): void {
    if (view.state?.game !== "board" || !hasJustBegun(view, entries)) return;
    void this.stage.play([openingOf(view.state)]);
  }

  skip(): void {
    this.stage.skip();
  }

  stop(): void {
    this.stage.stop();
  }

  settle(): void {
    this.stage.tally = {};
    if (this.hasTold) void tick().then(endArrivals);
    this.hasTold = false;
  }
}
