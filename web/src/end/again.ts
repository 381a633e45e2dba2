// The next game with the same people.
import { api } from "../wire/api";
import { router } from "../device/router.svelte";
import { actions, table } from "../state";

/** Opens the table of the rematch and goes there. */
export const playAgain = (): Promise<void> =>
  actions.send(async () => router.go(`/g/${(await api.rematch(table.id)).id}`));
