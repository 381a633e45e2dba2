// The drawings to which the town refers.
import { expect, test } from "vitest";
import { COLOURS } from "../../src/town/board-facts";
import { drawingOf, drawings, isBuilding, windowsOf } from "../../src/town/pieces/drawings";

const all = drawings();

test("every building and every cowboy is drawn once", () => {
  const names = ["bank", "house", "house-2", "house-3", "general-store", "city-hall", "station"];
  const ids = [
    ...names.map((name) => `thing-${name}`),
    ...COLOURS.flatMap((colour) => [`cowboy-${colour}`, `flag-${colour}`, `brand-${colour}`]),
    ...["cowboy-white", "outlaw", "bridge", "cactus"],
  ];

  for (const id of ids) expect(all.split(`id="${id}"`)).toHaveLength(2);
});

test("a roof takes the colour of its owner", () => {
  expect(all).toContain("var(--roof, #a9573b)");
});

test("no drawing brings styles of its own, which the page would refuse", () => {
  expect(all).not.toContain("style=");
});

test("windows can be lit apart from their building", () => {
  expect(windowsOf('<path class="window" d="M0 0h9v9Z"/><path d="M1 1"/>')).toContain("M0 0h9v9Z");
  expect(windowsOf("<path/>")).toBe("");
});

test("Houses beside each other are not alike", () => {
  expect(drawingOf("house", 2, 2)).not.toBe(drawingOf("house", 3, 2));
  expect(drawingOf("house", 2, 3)).not.toBe(drawingOf("house", 2, 4));
  expect(drawingOf("bank", 2, 3)).toBe("bank");
});

test("mountains and water are land, not buildings", () => {
  expect(["nothing", "mountain", "river", undefined].some(isBuilding)).toBe(false);
  expect(isBuilding("house")).toBe(true);
});
