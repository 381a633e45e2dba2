// Pictures that failed to load.
import { afterEach, expect, test, vi } from "vitest";
import { delayOf, keepPictures } from "../src/device/failed-pictures";

keepPictures();

afterEach(() => vi.useRealTimers());

function failing(): { picture: HTMLImageElement; asked: () => number } {
  vi.useFakeTimers();
  const picture = document.createElement("img");
  picture.setAttribute("src", "/a.svg");
  document.body.append(picture);
  const set = vi.spyOn(picture, "setAttribute");
  picture.dispatchEvent(new Event("error"));
  return { picture, asked: () => set.mock.calls.length };
}

test("a picture that failed is asked for again after a moment", () => {
  const { picture, asked } = failing();
  expect(asked()).toBe(0);

  vi.advanceTimersByTime(1000);

  expect(asked()).toBe(1);
  expect(picture.getAttribute("src")).toBe("/a.svg");
});

test("when the network is back it is asked for at once", () => {
  const { asked } = failing();

  dispatchEvent(new Event("online"));

  expect(asked()).toBe(1);
});

test("a picture that is no longer shown is left alone", () => {
  const { picture, asked } = failing();
  picture.remove();

  vi.advanceTimersByTime(60_000);

  expect(asked()).toBe(0);
});

test("the pauses grow, but not for ever", () => {
  expect([0, 1, 2, 20].map(delayOf)).toEqual([1000, 2000, 4000, 30_000]);
});
