// What is asked, in words; whoever plays only one seat need not be called by name.
import type { Decision, TableView } from "../wire/protocol";
import { say } from "./texts.svelte";

/** The question as the prompt bar shows it. */
export function addressed(
  decision: Decision | null,
  view: TableView | null,
  isShared: boolean,
): string {
  if (!decision && view?.to_move.some((seat) => view.mine.includes(seat))) return say("loading");
  if (!decision || !view || isShared) return decision?.prompt ?? view?.prompt ?? "";
  const name = view.seats[view.seat]?.name ?? "";
  const isCalled = decision.prompt.startsWith(name);
  const said = isCalled ? decision.prompt.slice(name.length) : decision.prompt;
  const rest = said.replace(/^\s*[:：]\s*/, "");
  // The name of a parcel stays as it is.
  return /^[a-h]\d/.test(rest) ? rest : rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
