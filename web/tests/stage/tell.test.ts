// What the events of a step look like on the stage.
import { expect, test } from "vitest";
import { scenesOf, type Step } from "../../src/stage/tell";
import type { GameEvent } from "../../src/wire/protocol";
import { boardSeen, event } from "../fakes";

function step(events: GameEvent[], given: Partial<Step> = {}): Step {
  return {
    ...{ events, before: boardSeen(), after: boardSeen(), mine: [0] },
    ...{ isBrief: false, tiles: false, result: null },
    ...given,
  };
}

const kinds = (events: GameEvent[], given: Partial<Step> = {}): string[] =>
  scenesOf(step(events, given)).map(({ kind }) => kind);

const DUEL = [
  event("duel-began", { place: "d4" }),
  event("rolled", { seat: 0, die: 3 }),
  event("rolled", { seat: 1, die: 4 }),
  event("fought", { seat: 0, die: 3, firepower: 4, total: 7 }),
  event("fought", { seat: 1, die: 4, firepower: 2, total: 6 }),
  event("duel-won", { seat: 0, place: "d4" }),
];

test("a cowboy rides from the plate to the place", () => {
  const [scene] = scenesOf(step([event("placed", { seat: 1, place: "wages", piece: "cowboy" })]));

  expect(scene).toEqual({
    kind: "ride",
    rides: [{ seat: 1, piece: "cowboy", from: "seat-1", to: "wages" }],
  });
});

test("a duel is one scene, with its winner and no dice beside it", () => {
  const [scene, ...others] = scenesOf(step(DUEL));

  expect(others).toEqual([]);
  expect(scene).toMatchObject({ kind: "duel", place: "d4", winner: 0, isOwn: true, isTied: false });
});

test("a duel of others is short where one is in a hurry, one's own never", () => {
  const [others] = scenesOf(step(DUEL, { mine: [2], isBrief: true }));
  const [own] = scenesOf(step(DUEL, { mine: [1], isBrief: true }));

  expect([others, own]).toMatchObject([{ isShort: true }, { isShort: false }]);
});

test("equal totals are a tie", () => {
  const tied = DUEL.map((one) =>
    one.kind === "fought" ? event("fought", { ...one.about, total: 7 }) : one,
  );

  expect(scenesOf(step(tied))[0]).toMatchObject({ isTied: true, winner: 0 });
});

test("an Outlaw who is too strong wins over everybody", () => {
  const before = boardSeen({ outlaws: ["d4"], strength: 9 });
  const fought = [...DUEL.slice(0, -1), event("outlaw-won", { parcel: "d4" })];

  expect(scenesOf(step(fought, { before }))[0]).toMatchObject({ winner: null, outlaw: 9 });
});

test("a duel that was interrupted by a question is told when it is decided", () => {
  expect(kinds(DUEL.slice(0, 3))).toEqual([]);
  expect(kinds([event("rerolled", { seat: 0, die: 3 }), ...DUEL.slice(1)])).toEqual(["duel"]);
});

test("dice outside of a duel are a gambler's, both in one scene", () => {
  const rolled = [5, 2].map((die) => event("rolled", { seat: 1, die }));

  expect(scenesOf(step(rolled))).toEqual([{ kind: "gamble", seat: 1, dice: [5, 2] }]);
});

test("the incomes of all buildings are one scene, and their sum is not told twice", () => {
  const [scene, ...others] = scenesOf(
    step([
      event("income", { seat: 0, thing: "bank", parcel: "d4", amount: 9 }),
      event("income", { seat: 1, thing: "bank", parcel: "d5", amount: 4 }),
      event("earned", { seat: 0, amount: 9, cause: "building-income" }),
    ]),
  );

  expect(others).toEqual([]);
  expect(scene).toMatchObject({
    kind: "flow",
    flows: [
      { from: "d4", to: "seat-0", amount: 9 },
      { from: "d5", to: "seat-1", amount: 4 },
    ],
  });
});

test("attacks come before what the buildings pay, all of them in one scene", () => {
  const scenes = scenesOf(
    step([
      event("income", { seat: 0, thing: "bank", parcel: "d4", amount: 9 }),
      event("robbed", { seat: 0, thing: "mine", parcel: "d6", amount: 2 }),
      event("stolen", { thief: 1, thing: "bank", parcel: "d5", amount: 4 }),
      event("earned", { seat: 1, amount: 4, cause: "theft" }),
      event("income", { seat: 0, thing: "bank", parcel: "d5", amount: 5 }),
    ]),
  );

  expect(scenes).toMatchObject([
    {
      kind: "raid",
      raids: [
        { thief: -1, parcel: "d6", amount: 2 },
        { thief: 1, parcel: "d5", amount: 4 },
      ],
    },
    { kind: "flow", flows: [{ from: "d4" }, { from: "d5" }] },
  ]);
});

test("a game begins with all who play", () => {
  const founded = [event("founded", { parcel: "g3" })];

  expect(kinds(founded)).toEqual(["opening", "rise"]);
});

test("wages come from their space", () => {
  const [scene] = scenesOf(step([event("earned", { seat: 1, amount: 4, cause: "wages" })]));

  expect(scene).toMatchObject({
    flows: [{ from: "wages", to: "seat-1", amount: 4, what: "coin" }],
  });
});

test("a new round is announced once, and says nothing of its first phase", () => {
  const began = [event("round-began", { round: 2 }), event("phase-began", { phase: 1 })];

  expect(scenesOf(step(began))).toEqual([{ kind: "banner", round: 2, phase: 1 }]);
});

test("spaces that close are nailed shut before the round is announced", () => {
  const after = boardSeen({ closed: ["vp-2"] });

  expect(kinds([event("round-began", { round: 2 })], { after })).toEqual(["planks", "banner"]);
});

test("the cash limit takes its toll, and gives its points in the same scene", () => {
  const [scene, ...others] = scenesOf(
    step([
      event("excess-spent", { seat: 1, amount: 7 }),
      event("paid", { seat: 1, amount: 7, cause: "excess" }),
      event("scored", { seat: 1, points: 1, source: "excess" }),
      event("excess-spent", { seat: 0, amount: 3 }),
    ]),
  );

  expect(others).toEqual([]);
  expect(scene).toMatchObject({
    tolls: [
      { seat: 1, amount: 7, points: 1 },
      { seat: 0, amount: 3, points: 0 },
    ],
  });
});

test("tiles that are drawn together come out of the bag together", () => {
  const drawn = [10, 12].map((price) => event("drew", { thing: "saloon", price }));

  expect(scenesOf(step(drawn))).toMatchObject([{ kind: "draw", tiles: [{ price: 10 }, {}] }]);
});

test("buildings and flags rise where they are built", () => {
  const built = [
    event("claimed", { seat: 0, parcel: "a1" }),
    event("built", { seat: 0, thing: "mine", parcel: "a1" }),
    event("house-built", { seat: 0, thing: "house", parcel: "a2" }),
  ];

  expect(scenesOf(step(built))[0]).toMatchObject({
    kind: "rise",
    risen: [{ thing: "claim" }, { thing: "mine", seat: 0 }, { thing: "house", seat: -1 }],
  });
});

test("Outlaws ride in from beyond the map, and on from where they are", () => {
  const after = boardSeen({ strength: 8 });
  const rode = [
    event("outlaw-arrived", { parcel: "c3" }),
    event("outlaw-moved", { parcel: "e5", to: "e6" }),
  ];

  expect(scenesOf(step(rode, { after }))).toEqual([
    {
      kind: "outlaws",
      by: -1,
      isJailed: false,
      rides: [
        { from: null, to: "c3" },
        { from: "e5", to: "e6" },
      ],
      strength: 8,
    },
  ]);
});

test("the points of the end are counted at sunset, not by flying stars", () => {
  const ended = [event("scored", { seat: 0, points: 4, source: "end-cash" }), event("game-ended")];
  const result = { ranking: [0], winners: [0], scores: {}, seed: "", luck: [] };

  expect(kinds(ended, { result })).toEqual(["end"]);
});

test("what nobody would see is no scene", () => {
  expect(kinds([event("answered", { seat: 0 }), event("paid", { seat: 0, amount: 3 })])).toEqual(
    [],
  );
});

test("dynamite goes off in a Mine, all sticks in one scene", () => {
  const blasted = ["c3", "d4"].map((parcel) => event("blasted", { seat: 1, parcel }));

  expect(scenesOf(step(blasted))).toEqual([
    {
      kind: "blast",
      blasts: [
        { seat: 1, parcel: "c3" },
        { seat: 1, parcel: "d4" },
      ],
    },
  ]);
});

test("an Outlaw who was beaten leaves the map", () => {
  const [scene] = scenesOf(step([event("outlaw-beaten", { seat: 1, parcel: "d4" })]));

  expect(scene).toMatchObject({ kind: "outlaws", by: 1, rides: [{ from: "d4", to: null }] });
});

test("an Outlaw who comes to a Prison is locked up there, in a scene of its own", () => {
  const scenes = scenesOf(
    step([
      event("outlaw-arrived", { parcel: "d4" }),
      event("outlaw-jailed", { seat: 1, parcel: "d4" }),
    ]),
  );

  expect(scenes).toMatchObject([
    { kind: "outlaws", by: -1 },
    { kind: "outlaws", by: 1, isJailed: true },
  ]);
});

test("a horse runs from the plate to its enclosure", () => {
  const [scene] = scenesOf(step([event("horse-placed", { seat: 1, enclosure: 3 })]));

  expect(scene).toMatchObject({
    kind: "ride",
    rides: [{ seat: 1, piece: "horse", from: "seat-1", to: "enclosure-3" }],
  });
});
