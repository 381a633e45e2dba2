// The options of a table in words.
import { say } from "../texts/texts.svelte";
import { CASTS } from "../wire/printed";

/** What was agreed on, where it differs from the usual game. */
export function options(given: Record<string, string>): string[] {
  const said: string[] = [];
  if (given.players) said.push(say("count-players", { count: Number(given.players) }));
  if (given.characters) said.push(castName(given.characters));
  if (given.buildings) said.push(buildingsName(given.buildings));
  if (given.edition === "2009") said.push(say("edition-2009"));
  for (const variant of variantsOf(given)) said.push(say(`variant-${variant}`));
  if (given.virtual && given.virtual !== "none") {
    said.push(say("count-virtual", { count: given.virtual.split(",").length }));
  }
  return said;
}

export const variantsOf = (given: Record<string, string>): string[] =>
  given.variants && given.variants !== "none" ? given.variants.split(",") : [];

export const castName = (cast: string): string =>
  CASTS.includes(cast) ? say(`cast-${cast}`) : say("cast-own");

export function buildingsName(buildings: string): string {
  if (buildings === "first-game" || buildings === "all") return say(`buildings-${buildings}`);
  return buildings
    .split(",")
    .map((thing) => say(`thing-${thing}`))
    .join(", ");
}
