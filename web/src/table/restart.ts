// Restarting your turn: takes back your moves since another player's, one after the other.
import { api } from "../wire/api";
import { actions, connection, gameLog, table } from "../state";

/** How many moves one has made since someone else did something. */
export function ownRun(): number {
  const moves = gameLog.lasting.filter(({ kind }) => kind === "move");
  const other = moves.findLastIndex(({ seat }) => seat !== table.view?.seat);
  return moves.length - 1 - other;
}

/** What was revealed stays: where a move cannot be taken back, the turn continues from there. */
export async function restartTurn(): Promise<void> {
  const { view } = table;
  if (!view) return;
  const count = ownRun();
  await actions.send(async () => {
    for (let taken = 0; taken < count; taken++) {
      const isDone = await api.undo(view.id, view.seat).then(
        () => true,
        () => false,
      );
      if (!isDone) break;
    }
    await connection.refresh();
  });
}
