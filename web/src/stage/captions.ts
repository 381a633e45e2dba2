// One short sentence for what someone does on the stage.
import { placeName, priceOf } from "../town/board-facts";
import { say, sayFirst } from "../texts/texts.svelte";
import { PARCELS } from "../wire/printed";
import type { BoardSeen } from "../wire/protocol";
import type { OutlawScene, Raid, Ride, RiseScene, Scene } from "./scene";

/** A table to speak of: who sits there, and what it looks like. */
export interface Spoken {
  board: BoardSeen | null;
  nameOf(seat: number): string;
}

const bare = (thing: string | undefined): boolean =>
  !thing || ["nothing", "river", "mountain"].includes(thing);

/** The name of a place: a space, or what stands on a parcel and where. */
export function nameOfPlace(place: string, board: BoardSeen | null): string {
  const name = placeName(place);
  const price = priceOf(name);
  const tile = price ? board?.track[price] : undefined;
  if (tile && tile !== "nothing")
    return say("stage-tile", { thing: say(`thing-${tile}`), price: price ?? "" });
  if (!PARCELS.includes(name)) return sayFirst([`space-${name}`, `box-${name}`]);
  const thing = board?.parcels[name]?.on;
  return bare(thing) ? name : say("stage-parcel", { thing: say(`thing-${thing}`), parcel: name });
}

function ofRide({ seat, to, from }: Ride, spoken: Spoken): string {
  const { board } = spoken;
  const name = spoken.nameOf(seat);
  if (to.startsWith("seat-")) return say("told-home", { name, place: nameOfPlace(from, board) });
  return say("told-ride", { name, place: nameOfPlace(to, board) });
}

function ofRise({ risen }: RiseScene, spoken: Spoken): string {
  const { thing, seat, parcel } = risen[0] ?? { thing: "", seat: -1, parcel: "" };
  if (thing === "claim") return say("told-claimed", { name: spoken.nameOf(seat), parcel });
  const what = say(`thing-${thing}`);
  return seat < 0
    ? say("told-risen", { thing: what, parcel })
    : say("told-built", { name: spoken.nameOf(seat), thing: what, parcel });
}

function ofRaid({ thief, parcel }: Raid, spoken: Spoken): string {
  const place = nameOfPlace(parcel, spoken.board);
  return thief < 0
    ? say("told-robbed", { place })
    : say("told-raid", { name: spoken.nameOf(thief), place });
}

function ofOutlaws({ by, isJailed, strength }: OutlawScene, spoken: Spoken): string {
  if (by < 0) return say("told-outlaws", { strength });
  return say(isJailed ? "told-jailed" : "told-driven-off", { name: spoken.nameOf(by) });
}

/** What a scene says beside what it shows; some say nothing. */
export function captionOf(scene: Scene, spoken: Spoken): string {
  const nameOf = (seat: number): string => spoken.nameOf(seat);
  switch (scene.kind) {
    case "ride":
      return scene.rides[0] ? ofRide(scene.rides[0], spoken) : "";
    case "rise":
      return ofRise(scene, spoken);
    case "raid":
      return scene.raids[0] ? ofRaid(scene.raids[0], spoken) : "";
    case "blast": {
      const { seat, parcel } = scene.blasts[0] ?? { seat: -1, parcel: "" };
      return say("told-blast", { name: nameOf(seat), parcel });
    }
    case "pass":
      return say("told-passed", { name: nameOf(scene.seat), rank: scene.rank });
    case "card":
      return say("told-card", { name: nameOf(scene.seat), card: say(`card-${scene.card}`) });
    case "road":
      return say("told-road", { name: nameOf(scene.seat), count: scene.edges.length });
    case "draw":
      return say("told-drawn", { count: scene.tiles.length });
    case "outlaws":
      return ofOutlaws(scene, spoken);
    case "toll":
      return say("told-toll");
    case "planks":
      return say("told-shut");
    case "gamble":
      return say("told-gamble", { name: nameOf(scene.seat) });
    case "flow":
      return scene.box ? sayFirst([`box-${scene.box}`, `space-${scene.box}`]) : "";
    default:
      return "";
  }
}
