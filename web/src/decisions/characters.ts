// The characters of a game as they lie before the players in the morning of a round.
import { sidesOf } from "../town/board-facts";
import { CARDS } from "../wire/printed";
import type { BoardSeen } from "../wire/protocol";
import type { Group } from "./moves";

export interface Poster {
  /** The name of the card, and the side that is in play. */
  card: string;
  side: string;
  /** The other side: in play as well, or only on the back. */
  other: string;
  number: number;
  /** The move that takes it; none where it cannot be taken. */
  move: string | null;
  /** The seat that has it already. */
  owner: number | null;
}

const turned = (side: string): string =>
  side.endsWith("Y") ? side.replace("Y", "R") : side.replace("R", "Y");

/** All characters of the game in their order, with whoever has them. */
export function posters(board: BoardSeen, group: Group): Poster[] {
  const numbers = [...new Set(board.cast.map((side) => Number.parseInt(side)))];
  const taken = new Map(
    board.players.flatMap(({ cards }, seat) => cards.map((card) => [card, seat] as const)),
  );
  return numbers
    .sort((one, another) => one - another)
    .map((number) => {
      const card = CARDS[number] ?? "";
      const [side = "", other = turned(side)] = sidesOf(card, board.cast);
      const move = group.offers.find((offer) => offer.noun === card)?.move ?? null;
      return { card, side, other, number, move, owner: taken.get(card) ?? null };
    });
}
