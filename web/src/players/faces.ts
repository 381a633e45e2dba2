// The face of whoever plays: the character of the round, or a bot's own face.
import { table } from "../state";
import { sidesOf } from "../town/board-facts";
import type { BoardSeen, Seated } from "../wire/protocol";
import { botFace, isBot } from "./bot-faces";

/** The drawing of a seat's face; null for a person who has not taken a character. */
export function faceOf(
  board: BoardSeen | null,
  seated: Seated | undefined,
  seat: number,
): string | null {
  const card = board?.players[seat]?.cards[0];
  const side = card && board ? sidesOf(card, board.cast)[0] : undefined;
  if (side) return `characters/${side}`;
  return isBot(seated) ? botFace(table.nameOf(seat), seat) : null;
}
