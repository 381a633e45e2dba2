// Which level is a worthy opponent after the games that were played on this device.
import { beforeEach, describe, expect, it } from "vitest";
import { botNames } from "../src/players/bot-faces";
import { keepOutcome, outcomeOf, outcomes, suggested } from "../src/opponents/worthy";
import type { Outcome } from "../src/opponents/worthy";
import type { Seated, TableView } from "../src/wire/protocol";
import { view } from "./fakes";

const bot = (seat: number, level: string): Seated =>
  ({ seat, kind: "bot", bot: level, name: `bot ${seat}`, level: null }) as unknown as Seated;

function finished(ranking: number[], levels: string[]): TableView {
  const [own] = view().seats;
  const seats = [own as Seated, ...levels.map((level, number) => bot(number + 1, level))];
  const result = { ranking, winners: ranking.slice(0, 1) } as TableView["result"];
  return view({ game: "board", seats, result });
}

const games = (...beaten: number[]): Outcome[] =>
  beaten.map((part, number) => ({ id: `${number}`, game: "board", level: 2, beaten: part }));

beforeEach(() => localStorage.clear());

describe("a game against bots", () => {
  it("says which part of them was beaten", () => {
    const outcome = outcomeOf(finished([2, 0, 1, 3], ["level-2", "level-2", "level-2"]));

    expect(outcome).toMatchObject({ game: "board", level: 2 });
    expect(outcome?.beaten).toBeCloseTo(2 / 3);
  });

  it("says nothing if they have several levels or none", () => {
    expect(outcomeOf(finished([0, 1, 2], ["level-2", "level-3"]))).toBeNull();
    expect(outcomeOf(finished([0, 1], ["greedy"]))).toBeNull();
  });

  it("says nothing while it is played, or if another person plays", () => {
    expect(outcomeOf({ ...finished([0, 1], ["level-2"]), result: null })).toBeNull();
    expect(outcomeOf(view({ result: finished([0, 1], []).result }))).toBeNull();
  });

  it("is kept once", () => {
    const [one] = games(1);
    keepOutcome(one as Outcome);
    keepOutcome(one as Outcome);

    expect(outcomes()).toEqual([one]);
  });
});

describe("a worthy opponent", () => {
  it("is a level higher for whoever beats nearly all of them three times", () => {
    expect(suggested(games(1, 2 / 3, 1), "board")).toMatchObject({
      from: "level-2",
      to: "level-3",
      isHigher: true,
    });
  });

  it("is a level lower for whoever loses to nearly all of them three times", () => {
    expect(suggested(games(0, 1 / 3, 0), "board")).toMatchObject({
      to: "level-1",
      isHigher: false,
    });
  });

  it("is the same one while games are close, or few", () => {
    expect(suggested(games(1, 0, 1), "board")).toBeNull();
    expect(suggested(games(1, 1), "board")).toBeNull();
  });

  it("is looked for among the games of the same kind and level", () => {
    const [first, second, third] = games(1, 1, 1);
    const other = { ...(third as Outcome), level: 3 };

    expect(suggested(games(1, 1, 1), "cards")).toBeNull();
    expect(suggested([first as Outcome, second as Outcome, other], "board")).toBeNull();
  });

  it("is never above the highest or below the lowest level", () => {
    const at = (level: number, part: number) =>
      games(part, part, part).map((one) => ({ ...one, level }));

    expect(suggested(at(6, 1), "board")).toBeNull();
    expect(suggested(at(1, 0), "board")).toBeNull();
  });
});

it("bots leave out the name of the person at the table", () => {
  expect(botNames(2, " annie ")).toEqual(["Bess", "Cole"]);
});
