// What happened since your last move, once more and in about ten seconds.
import { api } from "../wire/api";
import { connection, gameLog, seatOf, table } from "../state";
import type { TableView } from "../wire/protocol";
import { scenesBetween } from "./director";
import { lengthOf, type Scene } from "./scene";
import { stage } from "./stage.svelte";

const ALL_MS = 9000;
/** Of a longer absence, only the end is shown. */
const MOST = 20;

interface Played {
  view: TableView;
  scenes: Scene[];
}

/** How much of its usual time each scene takes, so that all fit. */
export function shareOf(scenes: Scene[]): number {
  const all = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0);
  return Math.min(1, ALL_MS / Math.max(all, 1));
}

class Replay {
  isOn = $state(false);

  /** Goes back to your last move, and tells what came after it. */
  async start(): Promise<void> {
    const { view } = table;
    const news = gameLog.news.slice(-MOST);
    const first = news[0];
    if (!view || !first || this.isOn) return;
    this.isOn = true;
    const numbers = [first.sequence - 1, ...news.map(({ sequence }) => sequence)];
    const seat = seatOf(view);
    const look = (at: number) => api.lookBack(table.id, Math.max(at, 1), seat);
    const views = await Promise.all(numbers.map(look)).catch(() => []);
    await this.play(views);
    this.stop();
  }

  /** Returns to the present, as if all had been seen. */
  stop(): void {
    if (!this.isOn) return;
    this.isOn = false;
    stage.stop();
    table.past = null;
  }

  private async play(views: TableView[]): Promise<void> {
    const steps = views.slice(1).map((view, number): Played => {
      const before = views[number] ?? view;
      return { view, scenes: scenesBetween(before, view, gameLog.entries, true) };
    });
    const share = shareOf(steps.flatMap(({ scenes }) => scenes));
    table.past = views[0] ?? null;
    for (const { view, scenes } of steps) {
      await stage.play(scenes, 0, share);
      if (!this.isOn) return;
      table.past = view;
      stage.tally = {};
    }
  }
}

export const replay = new Replay();

/** Ends what is being told. */
export function hurry(): void {
  if (replay.isOn) replay.stop();
  else connection.hurry();
}
