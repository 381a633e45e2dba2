// The ground of the town: heights, the river, plain shapes, what grows.
import { expect, test } from "vitest";
import { detailOf } from "../../src/town/ground/ground";
import { heightsOf, touchedBy } from "../../src/town/ground/heights";
import { chance, noise } from "../../src/town/ground/noise";
import { banksOf, streamOf } from "../../src/town/ground/river";
import { sketchOf } from "../../src/town/ground/sketch";
import { channels, TONES } from "../../src/town/ground/tones";
import { scatterOn } from "../../src/town/ground/scatter";
import { courseOf, UNIT } from "../../src/town/geometry";
import { OUR_RIVER, PARCELS } from "../../src/wire/printed";

const even = () => 0.5;
const ours = courseOf(OUR_RIVER.split(","), undefined).map(({ x, y }) => ({
  x: x / UNIT,
  y: y / UNIT,
}));

test("chance is the same for a seed, and within 0 and 1", () => {
  const [a, b] = [chance(5), chance(5)];
  const drawn = Array.from({ length: 50 }, () => a());

  expect(drawn).toEqual(Array.from({ length: 50 }, () => b()));
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
});

test("noise is smooth: points that are close differ little", () => {
  const rough = noise(7);

  expect(Math.abs(rough(3.5, 4.5) - rough(3.501, 4.5))).toBeLessThan(0.01);
});

test("a mountain rises in its parcel, and the sand beside it is flat", () => {
  const height = heightsOf([{ x: 2, y: 2 }], even);

  expect(height(2.5, 2.7)).toBeGreaterThan(0.8);
  expect(height(4.5, 2.7)).toBe(0);
  expect(height(2.5, 5.5)).toBe(0);
});

test("mountains beside each other grow together", () => {
  const alone = heightsOf([{ x: 2, y: 2 }], even);
  const joined = heightsOf(
    [
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ],
    even,
  );

  expect(alone(3, 2.72)).toBeLessThan(0.4);
  expect(joined(3, 2.72)).toBeGreaterThan(0.5);
});

test("between mountains that touch at a corner there is a low saddle", () => {
  const beside = heightsOf(
    [
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ],
    even,
  );
  const across = heightsOf(
    [
      { x: 2, y: 2 },
      { x: 3, y: 3 },
    ],
    even,
  );

  expect(across(3, 3.22)).toBeGreaterThan(0);
  expect(across(3, 3.22)).toBeLessThan(beside(3, 2.72));
});

test("slopes and shadows touch the parcels round a mountain only", () => {
  const touched = touchedBy([{ x: 0, y: 7 }], 8);

  expect(touched.filter(Boolean)).toHaveLength(6);
  expect(touched[0]).toBe(0);
});

test("the river stays in its parcels", () => {
  const water = new Set(OUR_RIVER.split(","));
  const within = streamOf(ours).filter(({ x, y }) => x >= 0 && x < 8 && y >= 0 && y < 8);
  const names = within.map(({ x, y }) => `${"abcdefgh"[Math.floor(x)]}${Math.floor(y) + 1}`);

  expect(new Set(names)).toEqual(water);
});

test("the river is not equally broad everywhere, and never wider than a bridge is long", () => {
  const breadths = streamOf(ours).map(({ half }) => half * 2);

  expect(Math.max(...breadths) - Math.min(...breadths)).toBeGreaterThan(0.08);
  expect(Math.max(...breadths)).toBeLessThan(0.8);
});

test("its banks run along both sides", () => {
  const stream = streamOf(ours);

  expect(banksOf(stream, 1)).toHaveLength(2 * stream.length);
  expect(streamOf([])).toEqual([]);
});

test("every mountain stands there as a plain shape before the ground is drawn", () => {
  const sketch = sketchOf([
    { x: 0, y: 0 },
    { x: 4, y: 6 },
  ]);

  expect(sketch.rock.match(/M/g)).toHaveLength(2);
  expect(sketch.snow.match(/Z/g)).toHaveLength(2);
});

test("more pixels are drawn on a fine screen, but never too many", () => {
  expect(detailOf(89, 1)).toBe(112);
  expect(detailOf(43, 3)).toBe(136);
  expect(detailOf(200, 2)).toBe(180);
});

test("each sky has all its colours", () => {
  const kinds = Object.values(TONES).map((tones) => Object.keys(tones).join());

  expect(new Set(kinds).size).toBe(1);
  expect(channels("#b78753")).toEqual([0xb7, 0x87, 0x53]);
});

test("what grows on a parcel stays when something is built beside it", () => {
  const all = scatterOn(PARCELS).cacti;
  const some = scatterOn(PARCELS.filter((name) => name !== "a1")).cacti;

  expect(some.every((cactus) => all.some(({ x, y }) => x === cactus.x && y === cactus.y))).toBe(
    true,
  );
});

test("nothing grows where dots and prices stand", () => {
  const middles = scatterOn(PARCELS).cacti.map(({ x }) => Math.abs((x % UNIT) - 50));

  expect(Math.min(...middles)).toBeGreaterThan(15);
});
