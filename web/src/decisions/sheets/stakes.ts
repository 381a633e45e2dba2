// What a preview and a question speak of: money, duels, places.
import { placeName } from "../../town/board-facts";
import type { Decision, MovePreview, Stake } from "../../wire/protocol";

/** Whether a move costs money, or leads into a duel. */
export function isImportant(preview: MovePreview): boolean {
  const { changes, stakes } = preview.details;
  const pays = changes.some((change) => change.what === "cash" && change.after < change.before);
  return pays || stakes.some((stake) => (stake.after?.odds?.rivals.length ?? 0) > 0);
}

/** The odds of a duel as they stand, in per cent; two where it matters who passes first. */
export function chances(stake: Stake): [string, string][] {
  const odds = stake.after?.odds;
  if (!odds?.rivals.length || odds.first === null || odds.last === null) return [];
  const [low, high] = [Math.min(odds.first, odds.last), Math.max(odds.first, odds.last)];
  const percent = [low, high].map((thousandths) => Math.round(thousandths / 10));
  return [[stake.place, percent[0] === percent[1] ? `${percent[0]}%` : percent.join("–") + "%"]];
}

/** The places that a question speaks of. */
export function subjectsOf(decision: Decision | null): string[] {
  const { place, parcel, site } = decision?.about ?? {};
  return [place, parcel, site].filter((one) => one !== undefined).map(placeName);
}
