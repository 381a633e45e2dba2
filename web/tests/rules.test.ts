// The rulebook: finding a place in it.
import { expect, test } from "vitest";
import type { Book, Paragraph, TextPiece } from "../src/wire/protocol";
import { addressOf, folded, Rulebook } from "../src/rules/rules.svelte";

const plain = (text: string): TextPiece[] => [{ text, mark: "plain", to: "" }];
const paragraph = (id: string, text: string): Paragraph => ({
  ...{ id, title: "", table: [], why: [], see: [] },
  text: plain(text),
});
const chapter = {
  id: "town",
  title: "The town",
  paragraphs: [paragraph("mine", "A mine wants mountains."), paragraph("straße", "Eine Straße.")],
};
const book: Book = {
  language: "en",
  pages: [{ name: "rules", title: "Rules", lead: [], chapters: [chapter] }],
  references: { "thing-mine": "mine" },
};
const found = (words: string) => new Rulebook(book).search(words).map((one) => one.paragraph.id);

test("capitals, accents and ß make no difference", () => {
  expect(folded("Éß")).toBe("ess");
  expect(found("STRASSE")).toEqual(["straße"]);
});

test("all words must occur, also in the title of the chapter", () => {
  expect(found("town mountains")).toEqual(["mine"]);
  expect(found("mine river")).toEqual([]);
});

test("within the rules of one game, the paragraphs of that game are found", () => {
  const ranch = { ...chapter, paragraphs: [paragraph("cards.ranch", "A mine of cards.")] };
  const two = new Rulebook({
    ...book,
    pages: [...book.pages, { name: "card-rules", title: "Cards", lead: [], chapters: [ranch] }],
  });
  const within = (page: string) => two.search("a mine", page).map((one) => one.paragraph.id);

  expect(within("card-rules")).toEqual(["cards.ranch"]);
  expect(within("rules")).toEqual(["mine"]);
  expect(within("")).toEqual(["mine", "cards.ranch"]);
});

test("what one game does not know is found in the other", () => {
  expect(new Rulebook(book).search("mountains", "rules")).toHaveLength(1);
});

test("nothing is found by nothing", () => {
  expect(found("  ")).toEqual([]);
});

test("a paragraph is found by its id, and by what it explains", () => {
  const rulebook = new Rulebook(book);

  expect(rulebook.find("thing-mine")).toBe(rulebook.find("mine"));
  expect(addressOf(rulebook.find("mine")!)).toBe("/rules/rules#mine");
});

test("beside a paragraph stands a drawing of what it explains", () => {
  expect(new Rulebook(book).pictureOf("mine")).toBe("things/mine");
  expect(new Rulebook(book).pictureOf("straße")).toBe("");
});
