// Who won, told to whoever reads it.
import { say } from "../texts/texts.svelte";
import type { GameResult } from "../wire/protocol";

/** "You win" to the person who won; to everyone else, and where several share a device, a name. */
export function verdictOf(
  { winners }: GameResult,
  mine: number[],
  nameOf: (seat: number) => string,
): string {
  const [own] = mine;
  if (mine.length === 1 && winners.length === 1 && winners[0] === own) return say("you-win");
  const names = winners.map(nameOf).join(", ");
  return say("runs-the-town", { names, count: winners.length });
}
