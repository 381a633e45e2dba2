// Where parcels, edges and the river lie on the map.
import { expect, test } from "vitest";
import { areaOf, centreOf, cornerOf, course, endsOf } from "../../src/town/geometry";
import { EDGES, OUR_RIVER } from "../../src/wire/printed";

test("a1 lies in the top left corner, and letters go to the right", () => {
  expect(cornerOf("a1")).toEqual({ x: 0, y: 0 });
  expect(cornerOf("c2")).toEqual({ x: 200, y: 100 });
  expect(centreOf("c2")).toEqual({ x: 250, y: 150 });
});

test("an edge lies on the side of its parcel that it names", () => {
  expect(endsOf("b2n")).toEqual([
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ]);
  expect(endsOf("b2e")).toEqual([
    { x: 200, y: 100 },
    { x: 200, y: 200 },
  ]);
});

test("each of the 144 edges has one name", () => {
  const drawn = new Set(EDGES.map((edge) => JSON.stringify(endsOf(edge))));

  expect(EDGES).toHaveLength(144);
  expect(drawn.size).toBe(144);
});

test("an edge is touched between the centres of its two parcels", () => {
  expect(areaOf("b2n")).toBe("100,100 150,150 200,100 150,50");
});

test("nothing beyond the map is touched", () => {
  expect(areaOf("a1n")).toBe("0,0 50,50 100,0 50,0");
});

test("the river runs from edge to edge, in whatever order its parcels are named", () => {
  const ours = OUR_RIVER.split(",");

  expect(course(ours.toSorted(), "ours")).toBe(course(ours, undefined));
  expect(course(ours, undefined).startsWith("-100,250 50,250")).toBe(true);
});

test("a drawn river follows the order in which it was drawn", () => {
  expect(course(["a1", "b1"], "b1,a1").split(" ")[1]).toBe("150,50");
});

test("where there is no river, no line is drawn", () => {
  expect(course([], "ours")).toBe("");
});
