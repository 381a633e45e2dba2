// The values of options, as their descriptions tell them.
import { expect, test } from "vitest";
import type { OptionInfo } from "../src/wire/protocol";
import { isAsked, namesIn, toggled, valueOf } from "../src/start/option-values";

const plain: OptionInfo = {
  name: "fog",
  kind: "switch",
  default: "no",
  choices: ["no", "yes"],
  presets: {},
  needs: null,
  key: "",
  seating: false,
};
const fruit: OptionInfo = {
  ...plain,
  name: "fruit",
  kind: "several-of",
  default: "none",
  choices: ["apple", "pear"],
  presets: { none: "", all: "apple,pear" },
};
const peel: OptionInfo = { ...plain, name: "peel", needs: { option: "fruit", value: "pear" } };
const all = [plain, fruit, peel];

test("what nobody has chosen stays as usual", () => {
  expect(valueOf(fruit, {})).toBe("none");
  expect(valueOf(fruit, { fruit: "pear" })).toBe("pear");
});

test("a preset stands for its names", () => {
  expect(namesIn(fruit, "all")).toEqual(["apple", "pear"]);
  expect(namesIn(fruit, "none")).toEqual([]);
});

test("names are kept in the order of the choices, and a whole list has its name", () => {
  expect(toggled(fruit, "none", "pear")).toBe("pear");
  expect(toggled(fruit, "pear", "apple")).toBe("all");
  expect(toggled(fruit, "apple", "apple")).toBe("none");
});

test("an option is asked for where what it needs is there", () => {
  expect(isAsked(plain, all, {})).toBe(true);
  expect(isAsked(peel, all, {})).toBe(false);
  expect(isAsked(peel, all, { fruit: "all" })).toBe(true);
});

test("what follows from the seats is not asked for", () => {
  expect(isAsked({ ...plain, seating: true }, all, {})).toBe(false);
});
