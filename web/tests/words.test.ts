// Options, questions and pieces as they are told: here every text is its own name.
import { expect, test } from "vitest";
import { buildingsName, castName, options, variantsOf } from "../src/start/options";
import { ghostOf, markOf, pictureOf } from "../src/town/pieces/pieces";
import { addressed } from "../src/texts/question";
import { decision, view } from "./fakes";

test("options name what was agreed on, in a fixed order", () => {
  const given = { variants: "river,horses", edition: "2009", players: "3" };

  expect(options(given)).toEqual([
    "count-players",
    "edition-2009",
    "variant-river",
    "variant-horses",
  ]);
});

test("no variant is a variant called none", () => {
  expect(variantsOf({ variants: "none" })).toEqual([]);
  expect(variantsOf({})).toEqual([]);
});

test("characters that somebody picked have no name of their own", () => {
  expect(castName("gold-rush")).toBe("cast-gold-rush");
  expect(castName("1Y,2R")).toBe("cast-own");
});

test("buildings that somebody picked are listed", () => {
  expect(buildingsName("all")).toBe("buildings-all");
  expect(buildingsName("mine,bank")).toBe("thing-mine, thing-bank");
});

const asking = (prompt: string) => ({ ...decision({ moves: ["pass"] }), prompt });

test("whoever plays one seat is not called by name", () => {
  expect(addressed(asking("ann: place a cowboy"), view(), false)).toBe("Place a cowboy");
});

test("whoever shares the device is called by name", () => {
  expect(addressed(asking("ann: place a cowboy"), view(), true)).toBe("ann: place a cowboy");
});

test("a parcel at the beginning of a question stays small", () => {
  expect(addressed(asking("ann: d4, is it yours?"), view(), false)).toBe("d4, is it yours?");
});

test("until the question comes, it is being loaded", () => {
  expect(addressed(null, view({ to_move: [0] }), false)).toBe("loading");
});

test("a cowboy has the colour of its seat, the Sheriff's is white", () => {
  expect(pictureOf({ seat: 2, place: "d4", piece: "cowboy" })).toBe("pieces/cowboy-green");
  expect(pictureOf({ seat: 2, place: "d4", piece: "white-cowboy" })).toBe("pieces/cowboy-white");
  expect(markOf("cowboy")).toBeNull();
});

test("the chosen move shows what it would put there", () => {
  const building = decision({ moves: ["build d4"], about: { building: "bank" } });

  expect(ghostOf("build d4", building, 0)).toBe("things/bank");
  expect(ghostOf("place d4", building, 1)).toBe("pieces/cowboy-orange");
  expect(ghostOf("claim d4", building, 1)).toBeNull();
});
