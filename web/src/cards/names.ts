// The names of cards, buildings and characters of the card game.
import { art } from "../parts/art";
import type { ColumnCard } from "../wire/protocol";
import { say, sayFirst } from "../texts/texts.svelte";
import { thingsOf } from "./city/city";

export const characterName = (name: string): string =>
  sayFirst([`cards-card-${name}`, `card-${name}`]);

/** What something in a city brings; the board game has other rules for it. */
export const aboutThing = (thing: string): string =>
  sayFirst([`cards-about-thing-${thing}`, `about-thing-${thing}`]);

/** What stands on a card, in words: the elements, or that there are none. */
export function thingNames(layout: string): string {
  const things = thingsOf(layout).filter((thing) => thing !== "empty");
  const counted = [...new Set(things)].map((thing) => {
    const count = things.filter((one) => one === thing).length;
    return count > 1 ? `${count} × ${say(`thing-${thing}`)}` : say(`thing-${thing}`);
  });
  return counted.join(" + ") || say("thing-empty");
}

/** A terrain card by what stands on it, a character by its name. */
export const cardName = (card: string, layout?: string | null): string =>
  layout ? thingNames(layout) : characterName(card);

/** The cards that were on offer since the page was opened. */
const offered = new Map<string, ColumnCard>();

export function remember(card: ColumnCard): void {
  offered.set(card.card, card);
}

export const remembered = (card: string): ColumnCard | undefined => offered.get(card);

/** A card that lies somewhere else by now, as short as it can be said. */
export function takenName(card: string): string {
  if (isCharacter(card)) return characterName(card);
  const layout = offered.get(card)?.layout;
  return layout ? thingNames(layout) : card;
}

export const isCharacter = (source: string): boolean => !!art(`cards/characters/${source}`);

/** The name of a source of points: a building, a character, or the appeal of cards. */
export const sourceName = (source: string): string =>
  isCharacter(source) ? characterName(source) : sayFirst([`source-${source}`, `thing-${source}`]);

export const sourcePicture = (source: string): string =>
  isCharacter(source) ? `cards/characters/${source}` : `things/${source}`;

export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
