// The faces of those who play: the character of the round, or a bot's own face.
import { botFace, isBot } from "../players/bot-faces";
import { table } from "../state";
import { sidesOf } from "../town/board-facts";
import type { BoardSeen } from "../wire/protocol";

/** Who a person is as long as no character was taken, by seat. */
const FACES = ["14Y", "7R", "11R", "4Y", "2Y", "10R"];

/** The drawing of a player's face. */
export function faceOf(board: BoardSeen | null, seat: number): string {
  const card = board?.players[seat]?.cards[0];
  const side = card && board ? sidesOf(card, board.cast)[0] : undefined;
  if (!side && isBot(table.view?.seats[seat])) return botFace(table.nameOf(seat), seat);
  return `characters/${side ?? FACES[seat % FACES.length] ?? "1Y"}`;
}
