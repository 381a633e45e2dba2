// From the events of a step to the scenes that tell it: pure, so that it can be tested.
import { placeName } from "../town/board-facts";
import { ENCLOSURES } from "../wire/printed";
import type { BoardSeen, GameEvent, GameResult } from "../wire/protocol";
import {
  plateOf,
  type DuelScene,
  type Flow,
  type FlowScene,
  type OutlawScene,
  type RaidScene,
  type Ride,
  type Risen,
  type Scene,
} from "./scene";

/** What happened, and what the table looked like before and after it. */
export interface Step {
  events: GameEvent[];
  before: BoardSeen;
  after: BoardSeen;
  /** The seats of whoever sits at this device. */
  mine: number[];
  /** Whether what concerns others only is told shortly. */
  isBrief: boolean;
  /** Whether duels are fought with tiles. */
  tiles: boolean;
  /** How the game ended, if it did. */
  result: GameResult | null;
}

type About = GameEvent["about"];
const num = (value: number | string | undefined): number => Number(value ?? 0);
const place = (value: number | string | undefined): string => placeName(value ?? "");
const seatOf = (about: About): number => num(about.seat);

// --- what one event looks like ---------------------------------------------------------------
type Teller = (about: About, step: Step, box: string) => Scene | null;

const ride = (about: About, from: string, to: string): Scene => {
  const one: Ride = { seat: seatOf(about), piece: String(about.piece ?? "cowboy"), from, to };
  return { kind: "ride", rides: [one] };
};

const rise = (thing: string, about: About): Scene => {
  const one: Risen = { thing, parcel: place(about.parcel), seat: num(about.seat ?? -1) };
  return { kind: "rise", risen: [one] };
};

const raid = (thief: number, { parcel, amount }: About): Scene => ({
  kind: "raid",
  raids: [{ thief, parcel: place(parcel), amount: num(amount) }],
});

const outlaw = (ride: OutlawScene["rides"][0], { after }: Step, by = -1): OutlawScene => ({
  ...{ kind: "outlaws", rides: [ride], strength: after.strength, by, isJailed: false },
});

const flow = (one: Flow, box: string): Scene | null =>
  one.amount ? { kind: "flow", flows: [one], box } : null;

/** Something that a seat gets from the box that is open, or from its own plate. */
const gain =
  (what: Flow["what"], field = "count"): Teller =>
  (about, _step, box) => {
    const seat = seatOf(about);
    const amount = field === "" ? 1 : num(about[field]);
    return flow({ what, from: box || plateOf(seat), to: plateOf(seat), amount, seat }, box);
  };

/** The spaces that pay what an event gives as its cause or source. */
const SPACES: Record<string, string> = {
  wages: "wages",
  "parcel-income": "parcel-income",
  "cowboy-income": "cowboy-income",
  gambling: "gambling",
  parcels: "parcel-vp",
  buildings: "building-vp",
  cowboys: "cowboy-vp",
};

const TELLERS: Record<string, Teller> = {
  "round-began": ({ round }) => ({ kind: "banner", round: num(round), phase: 1 }),
  "phase-began": ({ phase }, { after }) =>
    num(phase) > 1 ? { kind: "banner", round: after.round, phase: num(phase) } : null,
  drew: ({ thing, price }) => ({
    kind: "draw",
    tiles: [{ thing: String(thing), price: num(price) }],
  }),
  "mountain-rose": (about) => rise("mountain", about),
  founded: (about) => rise("house", about),
  "card-taken": (about) => ({ kind: "card", seat: seatOf(about), card: String(about.card) }),
  placed: (about) => ride(about, plateOf(seatOf(about)), place(about.place)),
  shifted: (about) => ride(about, place(about.place), place(about.to)),
  "went-home": (about) => ride(about, place(about.place), plateOf(seatOf(about))),
  "came-back": (about) => ride(about, place(about.place), plateOf(seatOf(about))),
  passed: (about) => ({ kind: "pass", seat: seatOf(about), rank: num(about.rank) }),
  claimed: (about) => rise("claim", about),
  built: (about) => rise(String(about.thing), about),
  "house-built": (about) => rise(String(about.thing), { ...about, seat: -1 }),
  "hall-built": (about) => rise("city-hall", { ...about, seat: -1 }),
  "road-laid": (about) => ({ kind: "road", seat: seatOf(about), edges: [String(about.edge)] }),
  "free-road": (about) => ({ kind: "road", seat: seatOf(about), edges: [String(about.edge)] }),
  "got-roads": gain("road"),
  "got-revolvers": gain("revolver"),
  "got-cowboys": gain("cowboy"),
  "got-dynamite": gain("dynamite"),
  "got-ammunition": gain("ammunition", ""),
  "got-horse": gain("horse", ""),
  earned: (about, _step, box) => {
    // Income is told by its buildings.
    if (about.cause === "building-income" || about.cause === "theft") return null;
    const seat = seatOf(about);
    const from = SPACES[String(about.cause)] ?? (box || plateOf(seat));
    return flow({ what: "coin", from, to: plateOf(seat), amount: num(about.amount), seat }, box);
  },
  income: (about) => {
    const seat = seatOf(about);
    const amount = num(about.amount);
    const one: Flow = { what: "coin", from: place(about.parcel), to: plateOf(seat), amount, seat };
    return flow(one, "building-income");
  },
  stolen: (about) => raid(num(about.thief), about),
  robbed: (about) => raid(-1, about),
  gave: (about) => {
    const to = num(about.receiver);
    const from = plateOf(seatOf(about));
    const one: Flow = { what: "coin", from, to: plateOf(to), amount: num(about.amount), seat: to };
    return flow(one, "");
  },
  taxed: (about) => {
    const seat = seatOf(about);
    const from = plateOf(num(about.owner));
    const one: Flow = { what: "coin", from, to: plateOf(seat), amount: num(about.amount), seat };
    return flow(one, "");
  },
  scored: (about, _step, box) => {
    const source = String(about.source);
    if (source.startsWith("end-") || num(about.points) <= 0) return null;
    const seat = seatOf(about);
    const from = SPACES[source] ?? (box || plateOf(seat));
    return flow({ what: "star", from, to: plateOf(seat), amount: num(about.points), seat }, box);
  },
  blasted: (about) => ({
    kind: "blast",
    blasts: [{ seat: seatOf(about), parcel: place(about.parcel) }],
  }),
  "horse-placed": (about) => {
    const to = ENCLOSURES[num(about.enclosure) - 1] ?? "";
    return ride({ ...about, piece: "horse" }, plateOf(seatOf(about)), to);
  },
  bred: (about) => ride({ ...about, piece: "horse" }, plateOf(seatOf(about)), place(about.parcel)),
  "sent-away": (about) => ride(about, place(about.parcel), plateOf(seatOf(about))),
  "outlaw-arrived": (about, step) => outlaw({ from: null, to: place(about.parcel) }, step),
  "outlaw-moved": (about, step) => outlaw({ from: place(about.parcel), to: place(about.to) }, step),
  "outlaw-beaten": (about, step) =>
    outlaw({ from: place(about.parcel), to: null }, step, seatOf(about)),
  "outlaw-jailed": (about, step) => ({
    ...outlaw({ from: place(about.parcel), to: place(about.parcel) }, step, seatOf(about)),
    isJailed: true,
  }),
  "excess-spent": (about) => ({
    kind: "toll",
    tolls: [{ seat: seatOf(about), amount: num(about.amount), points: 0 }],
  }),
  "game-ended": (_about, { after, result }) => result && { kind: "end", result, board: after },
};

// --- duels and dice --------------------------------------------------------------------------
const isTied = (duel: DuelScene): boolean => {
  const best = Math.max(...duel.fighters.map(({ total }) => total));
  return duel.fighters.filter(({ total }) => total === best).length > 1;
};

/** Gathers a duel from its beginning to its verdict. */
function fight(duel: DuelScene, { kind, about }: GameEvent, step: Step): boolean {
  if (kind === "fought") {
    const { die, firepower, total } = about;
    duel.fighters.push({
      ...{ seat: seatOf(about), die: num(die), firepower: num(firepower), total: num(total) },
    });
  }
  if (kind !== "duel-won" && kind !== "outlaw-won") return false;
  duel.tiles = step.tiles;
  duel.winner = kind === "duel-won" ? seatOf(about) : null;
  duel.place = place(about.place ?? about.parcel);
  duel.outlaw = step.before.outlaws.includes(duel.place) ? step.before.strength : 0;
  duel.isTied = duel.winner !== null && isTied(duel);
  duel.isOwn = duel.fighters.some(({ seat }) => step.mine.includes(seat));
  duel.isShort = step.isBrief && !duel.isOwn;
  return true;
}

/** With these a duel goes on that began in an earlier step. */
const GO_ON = ["rerolled", "tile-played", "fought"];

const newDuel = (at: string): DuelScene => ({
  ...{ kind: "duel", place: at, fighters: [], winner: null, outlaw: 0 },
  ...{ isTied: false, tiles: false, isOwn: false, isShort: false },
});

// --- a step ----------------------------------------------------------------------------------
/** Two scenes of one kind that follow each other are one. */
function merged(last: Scene | undefined, next: Scene): boolean {
  if (last?.kind === "draw" && next.kind === "draw") last.tiles.push(...next.tiles);
  else if (last?.kind === "ride" && next.kind === "ride") last.rides.push(...next.rides);
  else if (last?.kind === "rise" && next.kind === "rise") last.risen.push(...next.risen);
  else if (last?.kind === "toll" && next.kind === "toll") last.tolls.push(...next.tolls);
  else if (last?.kind === "outlaws" && next.kind === "outlaws" && last.by < 0 && next.by < 0)
    last.rides.push(...next.rides);
  else if (last?.kind === "blast" && next.kind === "blast") last.blasts.push(...next.blasts);
  else if (last?.kind === "gamble" && next.kind === "gamble" && last.seat === next.seat)
    last.dice.push(...next.dice);
  else if (last?.kind === "road" && next.kind === "road" && last.seat === next.seat)
    last.edges.push(...next.edges);
  else if (last?.kind === "flow" && next.kind === "flow") join(last, next);
  else if (last?.kind === "banner" && next.kind === "banner" && last.round === next.round) {
    // A new phase right after a new round: the round is said.
    if (last.phase !== 1) last.phase = next.phase;
  } else return false;
  return true;
}

function join(last: FlowScene, next: FlowScene): void {
  last.flows.push(...next.flows);
  last.box ||= next.box;
}

/** All attacks come before what the buildings pay, in one scene. */
function addRaid(scenes: Scene[], raid: RaidScene): void {
  const last = scenes.at(-1);
  const at = last?.kind === "flow" && last.box === "building-income" ? -1 : scenes.length;
  const before = scenes.at(at < 0 ? -2 : -1);
  if (before?.kind === "raid") before.raids.push(...raid.raids);
  else scenes.splice(at, 0, raid);
}

/** The VP that the money over the limit brought follow it at once. */
function addPoints(last: Scene | undefined, { kind, about }: GameEvent): boolean {
  const toll = last?.kind === "toll" ? last.tolls.at(-1) : undefined;
  if (kind !== "scored" || !toll || toll.seat !== seatOf(about)) return false;
  if (String(about.source).startsWith("end-")) return false;
  toll.points += num(about.points);
  return true;
}

/** Where the open box says so, the box that pays. */
const boxOf = (event: GameEvent, box: string): string => {
  if (event.kind === "box-opened") return place(event.about.box);
  return event.kind === "phase-began" || event.kind === "round-began" ? "" : box;
};

/** The scenes of a step, in its order; what looks alike and follows each other is one scene. */
export function scenesOf(step: Step): Scene[] {
  const scenes: Scene[] = [];
  let duel: DuelScene | null = null;
  let box = "";
  for (const event of step.events) {
    box = boxOf(event, box);
    if (event.kind === "duel-began") duel = newDuel(place(event.about.place));
    else if (GO_ON.includes(event.kind)) duel ??= newDuel("");
    if (duel) {
      if (fight(duel, event, step)) {
        scenes.push(duel);
        duel = null;
      }
      continue;
    }
    const scene = sceneOf(event, step, box);
    if (addPoints(scenes.at(-1), event) || !scene) continue;
    if (scene.kind === "raid") addRaid(scenes, scene);
    else if (!merged(scenes.at(-1), scene)) scenes.push(scene);
  }
  return withOpening(withPlanks(scenes, step), step);
}

function sceneOf(event: GameEvent, step: Step, box: string): Scene | null {
  // Dice outside of a duel are a gambler's.
  if (event.kind === "rolled")
    return { kind: "gamble", seat: seatOf(event.about), dice: [num(event.about.die)] };
  return TELLERS[event.kind]?.(event.about, step, box) ?? null;
}

/** Spaces that a new round closes are nailed shut before it is announced. */
function withPlanks(scenes: Scene[], { before, after }: Step): Scene[] {
  const spaces = after.closed.filter((space) => !before.closed.includes(space));
  if (!spaces.length) return scenes;
  const at = scenes.findIndex((scene) => scene.kind === "banner" && scene.phase === 1);
  const shut: Scene = { kind: "planks", spaces };
  return at < 0 ? [...scenes, shut] : [...scenes.slice(0, at), shut, ...scenes.slice(at)];
}

/** When a town is founded, a game begins. */
function withOpening(scenes: Scene[], { events, after }: Step): Scene[] {
  return events.some(({ kind }) => kind === "founded") ? [openingOf(after), ...scenes] : scenes;
}

/** Those who play are shown as they sit down. */
export const openingOf = (board: BoardSeen): Scene => ({
  kind: "opening",
  players: board.players.length,
});
