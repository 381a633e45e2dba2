// The stage: one scene after the other, which can be skipped.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/device/settings.svelte";
import { lengthOf, type DuelScene, type Scene } from "../../src/stage/scene";
import { Stage } from "../../src/stage/stage.svelte";

const PASS: Scene = { kind: "pass", seat: 1, rank: 1 };
const BANNER: Scene = { kind: "banner", round: 2, phase: 1 };
const duel = (isOwn: boolean): DuelScene => ({
  ...{ kind: "duel", place: "d4", fighters: [], winner: 0, outlaw: 0 },
  ...{ isTied: false, tiles: false, isOwn, isShort: false },
});

let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  stage = new Stage();
});

afterEach(() => vi.useRealTimers());

test("scenes follow each other, and then the stage is empty", async () => {
  const played = stage.play([PASS, BANNER]);

  expect(stage.scene).toBe(PASS);
  vi.advanceTimersByTime(lengthOf(PASS));
  expect(stage.scene).toBe(BANNER);
  vi.advanceTimersByTime(lengthOf(BANNER));
  expect(stage.scene).toBeNull();
  await played;
});

test("whoever skips ends all that is told", async () => {
  const played = stage.play([PASS, BANNER]);
  stage.skip();

  expect(stage.scene).toBeNull();
  await played;
});

test("one's own duel is shown also to whoever skips what comes before it", () => {
  const own = duel(true);
  void stage.play([PASS, duel(false), own]);
  stage.skip();

  expect(stage.scene).toBe(own);
});

test("without animations nothing is played", () => {
  settings.speed = "off";

  expect(stage.play([PASS])).toBeNull();
});

test("a hidden page plays nothing", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

  expect(stage.play([PASS])).toBeNull();
  vi.restoreAllMocks();
});

test("at the fast speed everything takes half as long", () => {
  settings.speed = "fast";
  void stage.play([BANNER]);

  vi.advanceTimersByTime(lengthOf(BANNER) / 2);
  expect(stage.scene).toBeNull();
});

test("where many steps wait, they are told faster", () => {
  void stage.play([BANNER], 9);

  vi.advanceTimersByTime(lengthOf(BANNER) / 2);
  expect(stage.scene).toBeNull();
});

test("only what covers the table keeps taps from it", () => {
  void stage.play([PASS]);
  expect(stage.covers).toBe(false);

  void stage.play([duel(true)]);
  expect(stage.covers).toBe(true);
});

test("what arrives at a plate is counted by seat", () => {
  stage.count(1, "coin", 4);
  stage.count(1, "coin", 3);

  expect([stage.extra(1, "coin"), stage.extra(0, "coin")]).toEqual([7, 0]);
});
