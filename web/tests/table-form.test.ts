// The form for a new table, and the request that is made of it.
import { beforeEach, expect, test } from "vitest";
import { TableForm } from "../src/start/table-form.svelte";

let form: TableForm;

beforeEach(() => {
  form = new TableForm();
  form.name = "ann";
});

const kinds = () => form.message.seats?.map(({ kind }) => kind);

test("against bots one person sits down, and bots on all other seats", () => {
  form.enter("bots");
  form.invite(3);

  expect(kinds()).toEqual(["person", "bot", "bot"]);
  expect(form.message.seats?.[0]?.name).toBe("ann");
  expect(form.message.options).toEqual({ players: "3" });
});

test("on one device everybody has a name, or a number", () => {
  form.enter("device");
  form.invite(2);
  form.names[0] = " bob ";

  expect(form.message.seats).toEqual([
    { kind: "person", name: "bob" },
    { kind: "person", name: "player-number" },
  ]);
});

test("for friends seats stay free among the bots", () => {
  form.enter("friends");
  form.invite(4);
  form.bots = 1;

  expect(kinds()).toEqual(["person", "open", "open", "bot"]);
});

test("with fewer players a seat for a friend stays free", () => {
  form.enter("friends");
  form.bots = 2;
  form.invite(3);

  expect(kinds()).toEqual(["person", "open", "bot"]);
});

test("virtual players fill up the card game", () => {
  form.choose("cards");
  form.enter("device");
  form.invite(2);
  form.levels[1] = "expert";

  expect(form.virtual).toBe(2);
  expect(form.message.options).toEqual({ people: "2", virtual: "novice,expert" });
});

test("the card game against bots needs four at the table", () => {
  form.invite(2);
  form.choose("cards");

  expect(form.counts).toEqual([4, 5, 6]);
  expect(form.players).toBe(4);
  expect(kinds()).toEqual(["person"]);
});

test("against bots with cities each has a seat, and virtual players fill up", () => {
  form.choose("cards");
  form.oppose(true);
  form.invite(3);

  expect(kinds()).toEqual(["person", "bot", "bot"]);
  expect(form.message.options).toEqual({ people: "3", virtual: "novice" });
});

test("virtual players can fill the card game up to six seats", () => {
  form.choose("cards");
  form.enter("device");
  form.invite(2);
  form.wished = 4;

  expect(form.virtuals).toEqual([2, 3, 4]);
  expect(form.message.options?.virtual).toBe("novice,novice,novice,novice");
});

test("with more people fewer virtual players find a seat", () => {
  form.choose("cards");
  form.enter("device");
  form.wished = 4;
  form.invite(5);

  expect(form.virtual).toBe(1);
});

test("hints are for whoever plays alone", () => {
  form.hints = true;
  expect(form.message.hints).toBe(true);

  form.enter("friends");
  expect(form.message.hints).toBe(false);
});

const levels = () => form.message.seats?.map(({ bot }) => bot ?? null);

test("all bots have the level that is chosen for all", () => {
  form.invite(3);
  form.challenge("level-4");

  expect(levels()).toEqual([null, "level-4", "level-4"]);
});

test("a bot can have a level of its own", () => {
  form.invite(4);
  form.challenge("level-2");
  form.ownLevels[1] = "level-6";

  expect(levels()).toEqual([null, "level-2", "level-6", "level-2"]);
});

test("a level for all replaces those of single bots", () => {
  form.invite(3);
  form.ownLevels[0] = "level-6";
  form.challenge("level-1");

  expect(levels()).toEqual([null, "level-1", "level-1"]);
});

test("a suit is worn by one seat: whoever had it gets the other one", () => {
  form.choose("cards");
  form.enter("bots");
  form.wear(0, "cow");

  expect(form.message.options?.suits).toBe("cow,star,cactus,boot");
  form.wear(1, "cow");
  expect(form.message.options?.suits).toBe("star,cow,cactus,boot");
});
