// The faces of those who play, in a scene: there everyone has one.
import { faceOf as ownFaceOf } from "../players/faces";
import { table } from "../state";
import type { BoardSeen } from "../wire/protocol";

/** Who a person is as long as no character was taken, by seat. */
const FACES = ["14Y", "7R", "11R", "4Y", "2Y", "10R"];

/** The drawing of a player's face. */
export const faceOf = (board: BoardSeen | null, seat: number): string =>
  ownFaceOf(board, table.view?.seats[seat], seat) ??
  `characters/${FACES[seat % FACES.length] ?? "1Y"}`;
