// One view after the other, so that the eye can follow.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlaybackQueue } from "../src/stage/playback-queue";
import { settings } from "../src/device/settings.svelte";

let shown: string[] = [];
let queue: PlaybackQueue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  shown = [];
  queue = new PlaybackQueue((item) => shown.push(item));
});

afterEach(() => vi.useRealTimers());

test("the first thing is shown at once", () => {
  queue.push("a");

  expect(shown).toEqual(["a"]);
});

test("the next one waits for a step", () => {
  queue.push("a");
  queue.push("b");

  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(["a", "b"]);
});

test("what shall rest stays as long as it is told to", () => {
  queue.push("bot's move", 3000);
  queue.push("next");

  vi.advanceTimersByTime(2900);
  expect(shown).toEqual(["bot's move"]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["bot's move", "next"]);
});

test("a long queue is shown faster", () => {
  for (const item of "abcdefghijklmnopqrst") queue.push(item);

  vi.advanceTimersByTime(5000);
  expect(shown.join("")).toBe("abcdefghijklmnopqrst");
});

test("whoever is impatient sees the last one at once, and no other", () => {
  for (const item of "abc") queue.push(item);
  queue.flush();

  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["a", "c"]);
});

test("what is cleared is never shown", () => {
  for (const item of "abc") queue.push(item);
  queue.clear();

  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["a"]);
});

test("without animations nothing waits", () => {
  settings.speed = "off";
  for (const item of "abc") queue.push(item);

  expect(shown).toEqual(["a", "b", "c"]);
});

test("what leads to a thing is told before it is shown", async () => {
  const told: string[] = [];
  const tell = (item: string) => {
    told.push(item);
    return item === "b" ? Promise.resolve() : null;
  };
  queue = new PlaybackQueue((item) => shown.push(item), tell);
  queue.push("a");
  queue.push("b");

  expect([told, shown]).toEqual([["a", "b"], ["a"]]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["a", "b"]);
});

test("whoever is impatient still hears what nobody is to miss", async () => {
  const hurries: boolean[] = [];
  const tell = (item: string, hurried: boolean) => {
    hurries.push(hurried);
    return item === "a" ? new Promise<void>((done) => (finish = done)) : null;
  };
  let finish = () => {};
  queue = new PlaybackQueue(
    (item) => shown.push(item),
    tell,
    () => finish(),
  );
  for (const item of "abc") queue.push(item);
  queue.flush();

  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["a", "c"]);
  expect(hurries).toEqual([false, true, true]);
});
