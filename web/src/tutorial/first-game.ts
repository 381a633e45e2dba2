// The game after the tutorial, as the rulebook advises: the first characters and buildings.
import { api } from "../wire/api";
import { router } from "../device/router.svelte";
import { settings } from "../device/settings.svelte";
import { say } from "../texts/texts.svelte";
import { actions } from "../state";

const OPTIONS = {
  board: { players: "2", characters: "first-game", buildings: "first-game" },
  cards: { people: "1" },
};

/** Opens a table against the weakest bot, or novices, with hints. */
export async function playFirstGame(game: "board" | "cards"): Promise<void> {
  await actions.send(async () => {
    const { games } = await api.info();
    const bot = games.find(({ name }) => name === game)?.opponents[0];
    const own = { kind: "person" as const, name: settings.name || say("guest") };
    const seats = game === "board" ? [own, { kind: "bot" as const, bot }] : [own];
    const key = await api.create({ game, options: OPTIONS[game], seats, hints: true });
    router.go(`/g/${key.id}`);
  });
}
