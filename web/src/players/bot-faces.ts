// The faces of the bots: each name that bots go by has one of its own.
import type { Seated } from "../wire/protocol";

const FIRST_NAMES = ["Annie", "Bess", "Cole", "Dora", "Emmett", "Flora"];
const NAMES = FIRST_NAMES.map((name) => name.toLowerCase());

/** What this many bots will be called at a table where someone has a name already. */
export const botNames = (count: number, taken: string): string[] =>
  FIRST_NAMES.filter((name) => name.toLowerCase() !== taken.trim().toLowerCase()).slice(0, count);

/** Whether nobody but a bot answers for a seat. */
export const isBot = (seated: Seated | undefined): boolean =>
  seated?.kind === "bot" || seated?.kind === "virtual";

/** The drawing of a bot's face: by its name, and by its seat where it goes by another. */
export function botFace(name: string, seat: number): string {
  const first = (name.split(" ")[0] ?? "").toLowerCase();
  return `bots/${NAMES.includes(first) ? first : NAMES[seat % NAMES.length]}`;
}

/** The six levels are a drum with none to five cartridges; null for a bot without a level. */
export function drumOf(bot: string | null | undefined): string | null {
  const level = /^level-([1-6])$/.exec(bot ?? "")?.[1];
  return level ? `pieces/duel-tile-${Number(level) - 1}` : null;
}
