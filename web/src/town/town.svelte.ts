// The town as it is drawn: land, buildings, holdings, and what is pointed at.
import { settings } from "../device/settings.svelte";
import { gameLog, selection, table } from "../state";
import { PARCELS } from "../wire/printed";
import type { SeenParcel } from "../wire/protocol";
import { isBuilding } from "./pieces/drawings";
import { verbPicture } from "./pieces/pieces";
import { cornerOf, courseOf, UNIT } from "./geometry";
import type { Cell } from "./ground/heights";
import type { Land } from "./ground/paint";
import type { Sky } from "./ground/tones";

const dark = matchMedia("(prefers-color-scheme: dark)");
let isDark = $state(dark.matches);
dark.addEventListener("change", () => (isDark = dark.matches));

/** Verbs by which one comes to own land. */
const BUYING = new Set(["place", "white", "lucky", "move", "shift", "claim", "draft", "offer"]);
/** Verbs by which a cowboy goes to a parcel, where there may be a duel. */
const GOING = new Set(["place", "lucky", "dynamite", "move", "shift"]);

/** The sun sets over the last street of a game. */
const LAST_ROUND = 4;
const MAIN_STREET = 3;

/** Below this size of a parcel in pixels letters are drawn larger. */
const SMALL = 60;
const LEAST = 12.2;

export interface Holding {
  seat: number;
  bare: string[];
  built: string[];
}

class Town {
  /** The parcel or edge under the mouse or with the focus, if one may act there. */
  pointed = $state<string | null>(null);
  /** The width of a parcel on the screen. */
  parcel = $state(80);
  /** What appears from now on is news, and moves. */
  isSettled = $state(false);

  isSmall = $derived(this.parcel < SMALL);
  /** The height of letters, in hundredths of a parcel: never too small to be read. */
  label = $derived(this.isSmall ? Math.max(29, (LEAST * 100) / this.parcel) : 21);
  sky = $derived.by<Sky>(() => {
    const isNight = settings.theme === "dark" || (settings.theme === "auto" && isDark);
    if (isNight) return "night";
    const { round, phase } = gameLog.moment;
    const isLast = round === LAST_ROUND && phase >= MAIN_STREET;
    return isLast || (table.view?.status === "over" && !table.past) ? "dusk" : "noon";
  });

  private parcels = $derived<Record<string, SeenParcel>>(table.board?.parcels ?? {});
  private with(isMeant: (parcel: SeenParcel) => boolean): string[] {
    return PARCELS.filter((name) => {
      const parcel = this.parcels[name];
      return parcel !== undefined && isMeant(parcel);
    });
  }

  mountains = $derived(this.with((parcel) => parcel.on === "mountain"));
  water = $derived(this.with((parcel) => parcel.on === "river"));
  buildings = $derived(this.with((parcel) => isBuilding(parcel.on)));
  stations = $derived(this.with((parcel) => parcel.on === "station"));
  /** Where nothing stands and nobody is. */
  wild = $derived.by<string[]>(() => {
    const busy = new Set([
      ...[...this.mountains, ...this.water, ...this.buildings],
      ...(table.board?.outlaws ?? []),
      ...(table.board?.cowboys ?? []).map((cowboy) => cowboy.place),
    ]);
    return PARCELS.filter((name) => !busy.has(name) && (this.parcels[name]?.owner ?? -1) < 0);
  });
  /** The land of each owner; Houses stand on it as on bare land. */
  holdings = $derived.by<Holding[]>(() => {
    const seats = [
      ...new Set(this.with((one) => one.owner >= 0).map((name) => this.ownerOf(name))),
    ];
    return seats.map((seat) => {
      const land = this.with((parcel) => parcel.owner === seat);
      const hasYard = (name: string): boolean => isBranded(this.parcels[name]);
      return {
        seat,
        bare: land.filter((name) => !hasYard(name)),
        built: land.filter(hasYard),
      };
    });
  });
  land = $derived.by<Land>(() => ({
    side: 8,
    mountains: this.mountains.map(cellOf),
    river: courseOf(this.water, table.shown?.options.river).map(({ x, y }) => ({
      x: x / UNIT,
      y: y / UNIT,
    })),
  }));

  // --- where one may act -----------------------------------------------------------------------
  isAiming = $derived(selection.group?.aim === "parcel");
  legal = $derived(
    new Set(this.isAiming ? PARCELS.filter((name) => selection.targets.has(name)) : []),
  );
  /** Where one may not act now, the river apart: it is dark enough. */
  shaded = $derived.by<string[]>(() => {
    if (!this.isAiming) return [];
    const water = new Set(this.water);
    return PARCELS.filter(
      (name) => !this.legal.has(name) && !water.has(name) && name !== selection.noun,
    );
  });
  isBuying = $derived(BUYING.has(selection.group?.verb ?? ""));
  isGoing = $derived(GOING.has(selection.group?.verb ?? ""));

  private ownerOf(name: string): number {
    return this.parcels[name]?.owner ?? -1;
  }

  /** A picture of what one would do on a parcel. */
  meaningOf(name: string): string | null {
    const verb = selection.group?.verb ?? "";
    const thing = table.decision?.about.building;
    if (verb === "build" && thing !== undefined) return `things/${thing}`;
    if (!this.isBuying && !this.isGoing) return verbPicture(verb);
    if (this.isAttack(name)) return "marks/duel";
    return this.ownerOf(name) < 0 ? "pieces/deed" : "pieces/revolver";
  }

  /** Whether a cowboy who goes there takes what the building of another pays. */
  isAttack(name: string): boolean {
    const owner = this.ownerOf(name);
    return this.isGoing && owner >= 0 && owner !== table.view?.seat;
  }
}

/** A building with a yard and a brand: Houses have neither. */
export const isBranded = (parcel: SeenParcel | undefined): boolean =>
  parcel !== undefined && parcel.owner >= 0 && isBuilding(parcel.on) && parcel.on !== "house";

export function cellOf(parcel: string): Cell {
  const { x, y } = cornerOf(parcel);
  return { x: x / UNIT, y: y / UNIT };
}

export const town = new Town();
