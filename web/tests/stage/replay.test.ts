// What happened since your last move fits into ten seconds.
import { expect, test } from "vitest";
import { shareOf } from "../../src/stage/replay.svelte";
import { lengthOf, type Scene } from "../../src/stage/scene";

const BANNER: Scene = { kind: "banner", round: 2, phase: 1 };

test("a short story takes its usual time", () => {
  expect(shareOf([BANNER, BANNER])).toBe(1);
});

test("a long story is told faster, and fits", () => {
  const scenes = Array.from({ length: 30 }, () => BANNER);
  const all = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0);

  expect(all * shareOf(scenes)).toBeLessThanOrEqual(10_000);
});
