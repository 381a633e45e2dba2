// The sheet of A New Beginning.
import { expect, test } from "vitest";
import { Ledger } from "../../src/decisions/sheets/ledger.svelte";
import { stepsOf } from "../../src/decisions/steps";
import { groups } from "../../src/decisions/moves";
import { decision } from "../fakes";

const [LOAN, COWBOYS, , , , VPS, , , SHARPSHOOTER] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

test("what is bought is taken from the purse", () => {
  const ledger = new Ledger();
  ledger.write(COWBOYS, 3);

  expect([ledger.money, ledger.left]).toEqual([50, 35]);
});

test("points that are given up bring money", () => {
  const ledger = new Ledger();
  ledger.write(LOAN, 5);

  expect(ledger.left).toBe(62);
});

test("nobody gives points up and buys some", () => {
  const ledger = new Ledger();
  ledger.write(VPS, 1);
  expect(ledger.canLend(5)).toBe(false);

  ledger.write(VPS, 0);
  ledger.write(LOAN, 5);
  expect(ledger.most(VPS)).toBe(0);
});

test("borrowed money that is spent cannot be given back", () => {
  const ledger = new Ledger();
  ledger.write(LOAN, 5);
  ledger.write(COWBOYS, 9);
  ledger.write(SHARPSHOOTER, 1);

  expect(ledger.left).toBe(5);
  expect(ledger.canLend(0)).toBe(false);
});

test("all lines are written in their order", () => {
  const ledger = new Ledger();
  ledger.write(COWBOYS, 2);

  expect(ledger.moves.slice(0, 3)).toEqual(["sheet 0", "sheet 2", "sheet 0"]);
  expect(ledger.moves).toHaveLength(10);
});

test("a sheet that is half written goes on where it was left", () => {
  expect(new Ledger(9, 7).moves).toEqual(["sheet 0"]);
  expect(new Ledger(9, 7).left).toBe(7);
});

test("among many amounts of money the full tens count", () => {
  const amounts = Array.from({ length: 40 }, (_, number) => `spend ${number + 8}`);
  const [group] = groups(decision({ moves: amounts }));

  expect(group && stepsOf(group).map(({ noun }) => noun)).toEqual(["8", "10", "20", "30", "47"]);
});
