// Which drawing stands for a piece.
import { colourOf } from "../board-facts";
import type { Decision, PlacedCowboy } from "../../wire/protocol";

/** The drawing of a cowboy: the white one is the Sheriff's. */
export function pictureOf(cowboy: PlacedCowboy): string {
  if (cowboy.piece === "white-cowboy") return "pieces/cowboy-white";
  return `pieces/cowboy-${colourOf(cowboy.seat)}`;
}

const MARKS: Record<string, string> = {
  "dynamite-cowboy": "pieces/dynamite",
  "no-duel-cowboy": "marks/no-duel",
  "lucky-cowboy": "pieces/die-6",
};

/** What a special cowboy carries. */
export const markOf = (piece: string): string | null => MARKS[piece] ?? null;

const VERBS: Record<string, string> = {
  place: "pieces/cowboy",
  white: "pieces/cowboy-white",
  sing: "marks/no-duel",
  lucky: "pieces/die-6",
  dynamite: "pieces/dynamite",
  road: "pieces/road",
  claim: "pieces/deed",
  draft: "pieces/deed",
  house: "things/house",
  blast: "pieces/dynamite",
  breed: "pieces/horse",
  outlaw: "pieces/outlaw",
  offer: "pieces/deed",
  duel: "marks/duel",
};

/** A drawing for what a verb does, where there is one. */
export const verbPicture = (verb: string): string | null => VERBS[verb] ?? null;

/** What a chosen move would put on its place. */
export function ghostOf(
  selected: string | null,
  decision: Decision | null,
  seat: number,
): string | null {
  const verb = selected?.split(" ")[0] ?? "";
  const building = decision?.about.building;
  if (verb === "build" && building !== undefined) return `things/${building}`;
  if (verb === "house" || verb === "ask") return "things/house";
  if (verb === "white") return "pieces/cowboy-white";
  const isCowboy = ["place", "dynamite", "move", "sing", "lucky", "shift"].includes(verb);
  return isCowboy ? `pieces/cowboy-${colourOf(seat)}` : null;
}
