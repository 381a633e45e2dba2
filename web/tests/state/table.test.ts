// What is on the screen.
import { expect, test } from "vitest";
import { Refusal } from "../../src/wire/api";
import { Notice } from "../../src/state/notice.svelte";
import { seatOf, Table } from "../../src/state/table.svelte";
import { cardsSeen, decision, view } from "../fakes";

const secret = { ...decision({ moves: ["choose sheriff"] }), secret: true };

test("secrets are covered on a shared device until their person takes it", () => {
  const table = new Table();
  table.show(view({ mine: [0, 1], decision: secret }));
  expect(table.veiled).toBe(0);

  table.unveiled = 0;
  expect(table.veiled).toBeNull();
});

test("they are covered again for the next person", () => {
  const table = new Table();
  table.unveiled = 0;
  table.show(view({ mine: [0, 1], seat: 1, decision: secret }));

  expect(table.veiled).toBe(1);
});

test("on one's own device nothing is covered", () => {
  const table = new Table();
  table.show(view({ decision: secret }));

  expect(table.veiled).toBeNull();
});

test("a state belongs to its own game", () => {
  const table = new Table();
  table.show(view({ game: "cards", state: cardsSeen() }));

  expect(table.cards).toEqual(cardsSeen());
  expect(table.board).toBeNull();
});

test("a seat that nobody has taken is free, and chance is no seat", () => {
  const [ann, bob] = view().seats;
  const table = new Table();
  table.show(view({ seats: [ann!, { ...bob!, kind: "open" }] }));

  expect([0, 1, -1].map((seat) => table.nameOf(seat))).toEqual(["ann", "free-seat", "chance"]);
});

test("whoever looks on has no seat", () => {
  expect(seatOf(view({ seat: -1 }))).toBeNull();
});

test("a notice has a rule as long as it is the rule's", () => {
  const notice = new Notice();
  notice.refuse({ code: "x", args: {}, text: "No.", rule: "place", view: null });
  expect(notice.rule).toBe("place");

  notice.text = "Something else.";
  expect(notice.rule).toBeNull();
});

test("a mistake of ours is not hidden in a notice", () => {
  expect(() => new Notice().complain(new TypeError())).toThrow(TypeError);
});

test("a server without words is said to be away, or to have failed", () => {
  const notice = new Notice();
  notice.complain(new Refusal(0, null));
  expect(notice.text).toBe("server-away");

  notice.complain(new Refusal(500, null));
  expect(notice.text).toBe("server-failed");
});
