// Roads that meet at corners, rails, bridges; fences and the shade of clouds.
import { expect, test } from "vitest";
import { fenceOf, outlineOf } from "../../src/town/ground/fences";
import { endsOf } from "../../src/town/geometry";
import { isBridge, railsOf, trailOf, trailsOf } from "../../src/town/ground/roads";
import { LETTERS } from "../../src/wire/printed";

const ends = (trail: string): string[] => {
  const points = trail.slice(1).split("L");
  return [points[0] ?? "", points.at(-1) ?? ""];
};

test("a road winds a little, but begins and ends in its corners", () => {
  const [from, to] = endsOf("d4n");
  const trail = trailOf("d4n");

  expect(ends(trail)).toEqual([`${from.x} ${from.y}`, `${to.x} ${to.y}`]);
  expect(new Set(trail.match(/ \d+(\.\d)?/g)).size).toBeGreaterThan(1);
});

test("roads that share a corner meet there", () => {
  expect(ends(trailOf("d4n"))[1]).toBe(ends(trailOf("e4w"))[0]);
});

test("a road looks the same whatever lies beside it", () => {
  expect(trailsOf(["d4n", "e4w"])).toBe(trailOf("d4n") + trailOf("e4w"));
});

const row = [...LETTERS].map((letter) => `${letter}5n`);

test("the line of a Station has rails from end to end", () => {
  expect(railsOf(row, ["d5"])).toBe("M0 400L800 400");
  expect(railsOf(row, ["d4"])).toBe("M0 400L800 400");
});

test("without a Station beside it, or with a gap, a line has no rails", () => {
  expect(railsOf(row, ["d7"])).toBe("");
  expect(railsOf(row.slice(1), ["d5"])).toBe("");
});

test("a line may run from north to south, also at the edge of the map", () => {
  const last = [...Array(8).keys()].map((number) => `h${number + 1}e`);

  expect(railsOf(last, ["h3"])).toBe("M800 0L800 800");
});

test("a bridge has water on both sides", () => {
  const water = new Set(["c3", "d3"]);

  expect(isBridge("d3w", water)).toBe(true);
  expect(isBridge("c3n", water)).toBe(false);
  expect(isBridge("a1n", new Set(["a1"]))).toBe(false);
});

test("a fence goes round one parcel", () => {
  expect(fenceOf(["a1"])).toBe("M8 8H92M8 92H92M8 8V92M92 8V92");
});

test("between two parcels of a holding there is no fence", () => {
  const fence = fenceOf(["a1", "b1"]);

  expect(fence).not.toContain("M92 ");
  expect(fence).not.toContain("M108 ");
  expect(fence).toContain("M8 8H100");
});

test("the fence turns round an inner corner", () => {
  expect(fenceOf(["a1", "b1", "a2"])).toContain("M100 92H92V100");
});

test("the fence of a yard begins beside the building", () => {
  expect(fenceOf(["a1"], true)).toBe("M8 92H92M8 62V92M92 62V92");
});

test("the outline of land is one line with round corners", () => {
  expect(outlineOf(["a1", "b1"], 10).match(/M/g)).toHaveLength(1);
  expect(outlineOf(["a1", "b1"], 10).match(/Q/g)).toHaveLength(4);
  expect(outlineOf([])).toBe("");
});

test("land that only touches at a corner has outlines of its own", () => {
  expect(outlineOf(["a1", "b2"]).match(/M/g)).toHaveLength(2);
});

test("a hole in the land has an outline too", () => {
  const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];

  expect(outlineOf(ring).match(/M/g)).toHaveLength(2);
});
