// What has just come to the town: it drops or rides in above the map, and then stands in it.
//
// The map itself is drawn again only when it has arrived, so that nothing jerks.
import { settings } from "../../device/settings.svelte";
import { table } from "../../state";
import { PARCELS } from "../../wire/printed";
import type { BoardSeen } from "../../wire/protocol";
import { seatClass } from "../board-facts";
import { drawingOf, isBuilding } from "./drawings";
import { pictureOf } from "./pieces";
import { standOf } from "./stands";
import { cellOf, isBranded, town } from "../town.svelte";

export interface Arrival {
  key: string;
  kind: "drop" | "ride";
  href: string;
  look: string;
  /** Its corner, in parcels, and its size. */
  x: number;
  y: number;
  size: number;
}

/** Where more than this changes at once, one looks at another moment. */
const MOST = 6;
/** After this all have arrived, whatever the browser says. */
const LONGEST_MS = 1500;
const parcels = new Set(PARCELS);

function buildingsOf(board: BoardSeen): Arrival[] {
  return PARCELS.filter((name) => isBuilding(board.parcels[name]?.on)).map((name) => {
    const parcel = board.parcels[name];
    const cell = cellOf(name);
    const isOwned = isBranded(parcel);
    return {
      key: `${name}-${parcel?.on}`,
      kind: "drop",
      href: `#thing-${drawingOf(parcel?.on ?? "", cell.x, cell.y)}`,
      look: isOwned && parcel ? seatClass(parcel.owner) : "seat-none",
      x: cell.x + 0.08,
      y: cell.y + (isOwned ? 0.03 : 0.05),
      size: 0.84,
    };
  });
}

/** The key of a cowboy among those on its parcel. */
export const cowboyKey = (place: string, seat: number, piece: string, number: number): string =>
  `${place}-${seat}-${piece}-${number}`;

function cowboysOf(board: BoardSeen): Arrival[] {
  return PARCELS.flatMap((name) => {
    const here = board.cowboys.filter((one) => one.place === name);
    const hasOutlaw = board.outlaws.includes(name);
    const cell = cellOf(name);
    return here.map((cowboy, number) => {
      const before = hasOutlaw ? 1 : 0;
      const isBuilt = isBuilding(board.parcels[name]?.on);
      const { left, top } = standOf(number + before, here.length + before, isBuilt);
      return {
        key: cowboyKey(name, cowboy.seat, cowboy.piece, number),
        kind: "ride" as const,
        href: `#${pictureOf(cowboy).replace("pieces/", "")}`,
        look: "",
        x: cell.x + left / 100,
        y: cell.y + top / 100,
        size: 0.87,
      };
    });
  });
}

class Arrivals {
  /** Set by whoever tells of arrivals in another way. */
  isQuiet = $state(false);
  all = $state.raw<Arrival[]>([]);
  flying = $derived(new Set(this.all.map(({ key }) => key)));
  private known: Set<string> | null = null;
  private last = 0;

  /** Sees what is new on the board since it was last looked at. */
  watch(): void {
    const board = table.board;
    if (!board) return;
    const present = [...buildingsOf(board), ...cowboysOf(board)];
    const news = present.filter(({ key }) => this.known && !this.known.has(key));
    this.known = new Set(present.map(({ key }) => key));
    const isShown = town.isSettled && !this.isQuiet && !isStill() && news.length <= MOST;
    const arriving = isShown ? news : [];
    this.all = arriving;
    clearTimeout(this.last);
    if (arriving.length) this.last = window.setTimeout(() => (this.all = []), LONGEST_MS);
  }

  land(key: string): void {
    this.all = this.all.filter((arrival) => arrival.key !== key);
  }

  forget(): void {
    this.known = null;
    this.all = [];
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const isStill = (): boolean => settings.speed === "off" || still.matches || document.hidden;

export const isParcel = (place: string): boolean => parcels.has(place);
export const arrivals = new Arrivals();
