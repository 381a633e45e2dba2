// Names on a phone.
import { expect, test } from "vitest";
import { shortName } from "../src/players/short-name";

test("a short name stays as it is", () => {
  expect(shortName("Emmett")).toBe("Emmett");
});

test("of several words the first one stays", () => {
  expect(shortName("Wyatt of Dodge City")).toBe("Wyatt");
});

test("a long word is cut with a full stop", () => {
  expect(shortName("Bartholomew")).toBe("Bartho.");
});
