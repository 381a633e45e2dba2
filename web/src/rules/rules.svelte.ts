// The rulebook: loaded once for each language, with ways to find a place in it.
import { api } from "../wire/api";
import { art } from "../parts/art";
import type { Book, Chapter, Page, Paragraph, TextPiece } from "../wire/protocol";
import type { Language } from "../device/settings.svelte";

/** Where a paragraph is found. */
export interface Place {
  page: Page;
  chapter: Chapter;
  paragraph: Paragraph;
}

const ACCENTS = /[\u0300-\u036f]/g;
const VARIANTS: Record<string, string> = {
  "variant-new-beginning": "pieces/new-beginning-sheet",
  "variant-river": "things/river",
  "variant-might-is-right": "pieces/duel-tile",
  "variant-kit-carson": "pieces/cowboy",
  "variant-outlaws": "pieces/outlaw",
  "variant-horses": "pieces/horse",
};

/** A text as it is compared: without capitals, accents and wide letters. */
export const folded = (text: string): string =>
  text.normalize("NFKD").replace(ACCENTS, "").normalize("NFC").toLowerCase().replace(/ß/g, "ss");

export const plain = (text: TextPiece[]): string => text.map((piece) => piece.text).join("");

export const addressOf = ({ page, paragraph }: Place): string =>
  `/rules/${page.name}#${paragraph.id}`;

const CARD_RULES = "card-rules";
/** This page has those of both games. */
const RULINGS = "rulings";

const isOfCards = ({ page, paragraph }: Place): boolean =>
  page.name === CARD_RULES || /^ruling-c/i.test(paragraph.id);

export const isRuling = (id: string): boolean => id.startsWith("ruling-");

/** The drawing of what a message names, such as `thing-saloon`. */
function drawingOf(key: string): string {
  const [, kind, name = ""] =
    /^(card|thing|space|box|cards-card|cards-thing)-(.*)$/.exec(key) ?? [];
  if (kind === "card") return `characters/${name.toUpperCase()}`;
  if (kind === "cards-card") return `cards/characters/${name}`;
  if (kind) return `${kind.endsWith("thing") ? "things" : "spaces"}/${name}`;
  return VARIANTS[key] ?? "";
}

/** All words of a paragraph. */
function wordsOf({ chapter, paragraph }: Place): string {
  const cells = paragraph.table.flat().map(plain);
  const { title, text, why } = paragraph;
  return folded([chapter.title, title, plain(text), ...cells, plain(why)].join("\n"));
}

export class Rulebook {
  private readonly places = new Map<string, Place>();
  private readonly words: [Place, string][] = [];
  private readonly pictures = new Map<string, string>();

  constructor(readonly book: Book) {
    for (const page of book.pages)
      for (const chapter of page.chapters)
        for (const paragraph of chapter.paragraphs) this.add({ page, chapter, paragraph });
    for (const place of this.places.values()) this.draw(place.paragraph);
    for (const [key, id] of Object.entries(book.references)) this.show(id, drawingOf(key));
  }

  private add(place: Place): void {
    if (!place.paragraph.id) return;
    this.places.set(place.paragraph.id, place);
    this.words.push([place, wordsOf(place)]);
  }

  /** What a thing looks like is shown beside its own paragraph and the first that says more. */
  private draw({ id, see }: Paragraph): void {
    const name = drawingOf(id);
    this.show(id, name);
    if (see[0] && !isRuling(see[0])) this.show(see[0], name);
  }

  private show(id: string, name: string): void {
    if (name && art(name) && !this.pictures.has(id)) this.pictures.set(id, name);
  }

  page(name: string): Page | null {
    return this.book.pages.find((page) => page.name === name) ?? null;
  }

  /** The paragraph with an id, or the one that explains a thing. */
  find(key: string): Place | null {
    return this.places.get(this.book.references[key] ?? key) ?? null;
  }

  /** The drawing that belongs beside a paragraph, or nothing. */
  pictureOf(id: string): string {
    return this.pictures.get(id) ?? "";
  }

  /**
   * The paragraphs in which all words occur, or the one that is named. Within a page of one game
   * only that game's, unless it says nothing about them.
   */
  search(words: string, within = ""): Place[] {
    const named = this.find(words.trim());
    if (named) return [named];
    const wanted = folded(words).split(/\s+/).filter(Boolean);
    if (!wanted.length) return [];
    const found = this.words
      .filter(([, text]) => wanted.every((word) => text.includes(word)))
      .map(([place]) => place);
    const isOne = this.page(within) !== null && within !== RULINGS;
    const same = found.filter((place) => isOfCards(place) === (within === CARD_RULES));
    return isOne && same.length ? same : found;
  }
}

const loaded = new Map<Language, Promise<Rulebook>>();

/** The book in a language; where it could not be had, the next one asks again. */
export function rulebook(language: Language): Promise<Rulebook> {
  const known = loaded.get(language);
  if (known) return known;
  const book = api.rules(language).then((book) => new Rulebook(book));
  loaded.set(language, book);
  book.catch(() => loaded.delete(language));
  return book;
}

let shown = $state<string | null>(null);

/** The paragraph that is shown over the page, by its id or by what it explains. */
export const rule = {
  get shown(): string | null {
    return shown;
  },
  show(key: string): void {
    shown = key;
  },
  hide(): void {
    shown = null;
  },
};
