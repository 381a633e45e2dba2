// What the buttons of a question say.
import { has, say, sayFirst } from "../texts/texts.svelte";
import { table } from "../state";
import { aimOf, nounOf } from "./moves";

const choice = (): string => table.decision?.choice ?? "";

/** What is done with a verb, as the question at hand calls it. */
export const verbLabel = (verb: string): string =>
  sayFirst([`act-${verb}-${choice()}`, `act-${verb}`]);

/** What the button that confirms says: the answer itself, where it is short. */
export function confirmLabel(move: string | null): string {
  if (!move) return say("confirm");
  const [verb = ""] = move.split(" ");
  const noun = nounOf(move);
  if (!noun) return verbLabel(verb);
  const keys = [`do-${verb}-${choice()}`, `do-${verb}`].filter(has);
  const amount = aimOf(noun) === "amount" ? Number(noun) : 0;
  return keys.length ? sayFirst(keys, { amount }) : say("confirm");
}
