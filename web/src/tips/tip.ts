// What is said about a thing on the table, by its key: its name, what it does, where to read on.
import { thingsOf } from "../cards/city/city";
import { aboutThing as aboutCityThing, signed, sourceName, thingNames } from "../cards/names";
import { outlook } from "../cards/offer/outlook.svelte";
import { roman } from "../stage/roman";
import { isPassive, track } from "../town/board-facts";
import { spaceName, tileOn } from "../street/space-name";
import { PARCELS } from "../wire/printed";
import { has, say, sayFirst } from "../texts/texts.svelte";
import { gameLog, table } from "../state";

export interface Tip {
  title: string;
  texts: string[];
  /** What the rules say about it. */
  rule: string | null;
  /** What the server is asked for the current numbers. */
  ask: string | null;
}

type Words = string[];

const about = (key: string): Words => (has(key) ? [say(key)] : []);

function aboutThing(thing: string): Words {
  if (table.cards) return [aboutCityThing(thing)];
  const left = table.board?.bag[thing];
  return [
    ...about(`about-thing-${thing}`),
    ...(left === undefined ? [] : [say("tip-bag", { count: left })]),
  ];
}

const thing = (name: string): Tip => ({
  title: say(`thing-${name}`),
  texts: aboutThing(name),
  rule: table.cards ? `cards-thing-${name}` : `thing-${name}`,
  ask: null,
});

function parcel(name: string): Tip {
  const found = thing(table.board?.parcels[name]?.on ?? "nothing");
  return { ...found, title: `${name} · ${found.title}`, ask: name };
}

function space(name: string): Tip {
  const kind = isPassive(name) ? "box" : "space";
  const number = track(table.shown?.options.edition).indexOf(name) + 1;
  const title = [number || "", spaceName(name)].filter(Boolean).join(" · ");
  const lying = tileOn(name);
  const texts = [say(`${kind}-${name}.gives`), ...(lying ? aboutThing(lying) : [])];
  return { title, texts, rule: `${kind}-${name}`, ask: kind === "box" ? null : name };
}

/** A number of a player, such as `cash-0`. */
function fact(name: string): Tip {
  const [, what = "", seat = ""] = /^(.*)-(\d+)$/.exec(name) ?? [];
  const title = `${say(`fact-${what}`)} · ${table.nameOf(Number(seat))}`;
  return { title, texts: [], rule: `fact-${what}`, ask: name };
}

function card(side: string): Tip {
  const limit = table.board?.limits[side];
  const texts = [say(`about-card-${side}`)];
  if (limit !== undefined) texts.push(say("tip-limit", { limit }));
  const title = `${Number.parseInt(side)} · ${say(`side-${side}`)}`;
  return { title, texts, rule: `card-${side.toLowerCase()}`, ask: null };
}

/** The pieces of a supply by their drawings: their names, and what explains them. */
const PIECES: Record<string, [string, string]> = {
  cowboy: ["cowboys", "piece-cowboy"],
  revolver: ["revolvers", "fact-firepower"],
  road: ["roads", "road"],
  dynamite: ["dynamite", "piece-dynamite-cowboy"],
  horse: ["horses", "horse"],
  "duel-tile": ["duel-tiles", "duel-tile"],
  "rodeo-token": ["rodeos", "variant-horses"],
};

/** Pieces of a player, such as `0-3-pieces/road`: whose, how many, which drawing. */
function supply(name: string): Tip {
  const [, seat = "", count = "", folder = "", drawing = ""] =
    /^(\d+)-(\d+)-(\w+)\/(.*)$/.exec(name) ?? [];
  const had = say("tip-supply", { name: table.nameOf(Number(seat)), count: Number(count) });
  if (folder === "spaces") return { ...space(drawing), texts: [had], ask: null };
  const [what, rule] = PIECES[drawing.replace(/^cowboy-.*/, "cowboy")] ?? [];
  if (!what) return { ...thing(drawing), texts: [had, ...aboutThing(drawing)] };
  const fights = what === "cowboys" || what === "revolvers";
  return {
    title: say(`supply-${what}`),
    texts: [had],
    rule: rule ?? null,
    ask: fights ? `firepower-${seat}` : null,
  };
}

// --- the card game --------------------------------------------------------------------------
const onDisplay = (name: string) => table.cards?.display.find((card) => card.card === name);

const aboutAppeal = (name: string): Words => (onDisplay(name) ? [say("tip-appeal")] : []);

/** What a card on offer would bring the seat now, by source. */
function worthNow(name: string): Words {
  const worth = outlook.worthOf(name);
  if (!worth || worth.gain === null) return [];
  const gain = signed(worth.gain);
  if (worth.lasting < worth.gain)
    return [say("offer-fades", { now: gain, later: signed(worth.lasting) })];
  const sources = worth.sources.map((one) => `${sourceName(one.source)} ${signed(one.points)}`);
  const told = sources.join(", ");
  return [say(worth.spots.length ? "tip-best-place" : "tip-brings", { gain, sources: told })];
}

function person(name: string): Tip {
  const title = sayFirst([`cards-card-${name}`, `card-${name}`]);
  const texts = [...about(`about-card-${name}`), ...worthNow(name), ...aboutAppeal(name)];
  return { title, texts, rule: `cards-card-${name}`, ask: null };
}

/** A card of terrain in the column, by its name. */
function terrain(name: string): Tip {
  const layout = onDisplay(name)?.layout ?? "";
  const built = [...new Set(thingsOf(layout))].filter((thing) => thing !== "empty");
  const explained = built.map((thing) => `${say(`thing-${thing}`)}: ${aboutCityThing(thing)}`);
  const texts = [...explained, ...worthNow(name), ...aboutAppeal(name)];
  return { title: thingNames(layout), texts, rule: "cards-thing-no-card", ask: null };
}

/** A parcel of a city, such as `bank-h8-0`: what stands there, where, whose. */
function city(name: string): Tip {
  const [, what = "", at = ""] = /^(.*)-([a-z]\d+-\d+)$/.exec(name) ?? [];
  const texts = what === "empty" ? [] : [aboutCityThing(what)];
  return { title: say(`thing-${what}`), texts, rule: `cards-thing-${what}`, ask: at };
}

function status(): Tip {
  const view = table.shown;
  const phase = table.board?.round ? say(`phase-${gameLog.moment.phase}`) : "";
  const help = table.decision?.help ?? "";
  return {
    title: table.cards
      ? say("status-round-of-era", { era: roman(table.cards.era), round: table.cards.round })
      : say("status-round", { round: table.board?.round ?? 0, phase }),
    texts: [view?.prompt ?? "", help].filter(Boolean),
    rule: `game-${view?.game}`,
    ask: null,
  };
}

const KINDS: Record<string, (name: string) => Tip> = {
  place: (name) => (PARCELS.includes(name) ? parcel(name) : space(name)),
  edge: (edge) => ({ title: say("edge", { edge }), texts: [], rule: "road", ask: null }),
  bridge: (edge) => ({ title: say("bridge", { edge }), texts: [], rule: "bridge", ask: null }),
  ...{ thing, fact, card, supply, person, terrain, city, status },
};

/** What is said about a key, such as `place-d4`, `fact-cash-0` or `card-3Y`. */
export function tipOf(key: string): Tip | null {
  const [kind = "", ...rest] = key.split("-");
  return KINDS[kind]?.(rest.join("-")) ?? null;
}
