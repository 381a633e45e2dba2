// The scenes of the stage: what a step of the game looks like, before it is on the board.
import type { BoardSeen, GameResult } from "../wire/protocol";

/** A parcel, a space of the street, an edge such as `d4n`, or a plate such as `seat-2`. */
export type Spot = string;

export const plateOf = (seat: number): Spot => `seat-${seat}`;

export interface Fighter {
  seat: number;
  /** What was added to the firepower: the die or the dice, or a duel tile. */
  die: number;
  firepower: number;
  total: number;
}

/** What someone gets from somewhere, or pays. */
export interface Flow {
  what: "coin" | "star" | "road" | "revolver" | "cowboy" | "ammunition" | "horse" | "dynamite";
  from: Spot;
  to: Spot;
  amount: number;
  /** Whose counter rolls, and by how much; nobody's where a place pays. */
  seat: number;
}

export interface Ride {
  seat: number;
  piece: string;
  from: Spot;
  to: Spot;
}

export interface Risen {
  /** A building, a House, a mountain, or `claim` for a flag. */
  thing: string;
  parcel: string;
  seat: number;
}

export interface Toll {
  seat: number;
  /** What was over the cash limit, and the VP that it bought. */
  amount: number;
  points: number;
}

export interface Raid {
  /** Who takes the money; −1 for an Outlaw. */
  thief: number;
  parcel: string;
  amount: number;
}

export interface OpeningScene {
  kind: "opening";
  players: number;
}
export interface BannerScene {
  kind: "banner";
  round: number;
  phase: number;
}
export interface DrawScene {
  kind: "draw";
  tiles: { thing: string; price: number }[];
}
export interface CardScene {
  kind: "card";
  seat: number;
  card: string;
}
export interface RideScene {
  kind: "ride";
  rides: Ride[];
}
export interface PassScene {
  kind: "pass";
  seat: number;
  rank: number;
}
export interface DuelScene {
  kind: "duel";
  place: string;
  fighters: Fighter[];
  /** Null where an Outlaw was too strong. */
  winner: number | null;
  /** The strength of the Outlaw who fights too; 0 for none. */
  outlaw: number;
  isTied: boolean;
  /** Whether they fight with tiles instead of dice. */
  tiles: boolean;
  /** Whether someone at this device fights. */
  isOwn: boolean;
  /** A short chip over the place, for whoever only looks on and is in a hurry. */
  isShort: boolean;
}
export interface FlowScene {
  kind: "flow";
  flows: Flow[];
  /** The box of the street that pays, if one does. */
  box: string;
}
export interface RaidScene {
  kind: "raid";
  raids: Raid[];
}
export interface BlastScene {
  kind: "blast";
  blasts: { seat: number; parcel: string }[];
}
export interface GambleScene {
  kind: "gamble";
  seat: number;
  dice: number[];
}
export interface RiseScene {
  kind: "rise";
  risen: Risen[];
}
export interface RoadScene {
  kind: "road";
  seat: number;
  edges: string[];
}
export interface OutlawScene {
  kind: "outlaws";
  /** Null is beyond the map. */
  rides: { from: Spot | null; to: Spot | null }[];
  strength: number;
  /** Who drove them off or locked them up; −1 while they ride as they like. */
  by: number;
  isJailed: boolean;
}
export interface TollScene {
  kind: "toll";
  tolls: Toll[];
}
export interface PlankScene {
  kind: "planks";
  spaces: string[];
}
export interface EndScene {
  kind: "end";
  result: GameResult;
  /** The town as it stands in the end. */
  board: BoardSeen;
}

export type Scene =
  | OpeningScene
  | BannerScene
  | DrawScene
  | CardScene
  | RideScene
  | PassScene
  | DuelScene
  | FlowScene
  | RaidScene
  | BlastScene
  | GambleScene
  | RiseScene
  | RoadScene
  | OutlawScene
  | TollScene
  | PlankScene
  | EndScene;

/** Milliseconds at the normal speed; what comes one after the other takes longer. */
export function lengthOf(scene: Scene): number {
  switch (scene.kind) {
    case "opening":
      return 2800;
    case "banner":
      return scene.phase === 1 ? 1500 : 1000;
    case "draw":
      return 560 + 160 * Math.min(scene.tiles.length, 7);
    case "card":
      return 760;
    case "ride":
      return 420 + 140 * Math.min(scene.rides.length - 1, 5) + 180;
    case "pass":
      return 620;
    case "duel":
      return scene.isShort ? 600 : 2250;
    case "flow":
      return 1000 + 55 * Math.min(scene.flows.length, 12);
    case "raid":
      return 1200 + 300 * Math.min(scene.raids.length - 1, 4);
    case "blast":
      return 1350 + 420 * Math.min(scene.blasts.length - 1, 3);
    case "gamble":
      return 1350;
    case "rise":
      return 620 + 180 * Math.min(scene.risen.length - 1, 4);
    case "road":
      return 520;
    case "outlaws":
      return 800 + 160 * Math.min(scene.rides.length - 1, 4);
    case "toll":
      return 1300;
    case "planks":
      return 900;
    case "end":
      return 9200;
  }
}

/** Whether a scene covers the table, so that a tap belongs to it alone. */
export const isCovering = (scene: Scene): boolean =>
  scene.kind === "end" || (scene.kind === "duel" && !scene.isShort);

/** Whether it is shown also to whoever skipped what came before it. */
export const isDue = (scene: Scene): boolean =>
  scene.kind === "end" || (scene.kind === "duel" && scene.isOwn);
