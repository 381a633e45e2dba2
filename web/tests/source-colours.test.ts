// The colours of the sources of points.
import { expect, test } from "vitest";
import { sourceColour } from "../src/end/source-colours";

test("a source has the same colour in every game, whatever else was scored", () => {
  expect(sourceColour("end-cash")).toBe(sourceColour("end-cash"));
  expect(sourceColour("end-cash")).not.toBe(sourceColour("parcels"));
});

test("a source without a colour of its own still gets one", () => {
  expect(sourceColour("appeal")).toMatch(/^#[0-9a-f]{6}$/);
});
