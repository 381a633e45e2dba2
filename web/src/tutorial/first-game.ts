// The game after the tutorial, as the rulebook advises: the first characters and buildings.
import { api } from "../wire/api";
import { router } from "../device/router.svelte";
import { settings } from "../device/settings.svelte";
import { say } from "../texts/texts.svelte";
import { actions } from "../state";

const OPTIONS = { players: "2", characters: "first-game", buildings: "first-game" };

/** Opens a table against the weakest bot, with hints. */
export async function playFirstGame(): Promise<void> {
  await actions.send(async () => {
    const { games } = await api.info();
    const bot = games.find((game) => game.name === "board")?.opponents[0];
    const own = { kind: "person" as const, name: settings.name || say("guest") };
    const seats = [own, { kind: "bot" as const, bot }];
    const key = await api.create({ game: "board", options: OPTIONS, seats, hints: true });
    router.go(`/g/${key.id}`);
  });
}
