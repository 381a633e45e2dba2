// The games in which a person allows every House on their land without being asked again.
import type { Decision } from "../../wire/protocol";

const KEY = "carson-allowed";
const KEPT = 50;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

let games = $state.raw(kept());

function keep(changed: string[]): void {
  games = changed.slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}

/** Whether a question is one for leave, which can be given once for all. */
export const asksLeave = (decision: Decision | null): boolean =>
  decision?.choice === "AllowHouse" && decision.moves.some((offer) => offer.move === "allow");

export const consent = {
  isGiven: (id: string): boolean => games.includes(id),
  give: (id: string): void => keep([...games.filter((one) => one !== id), id]),
  withdraw: (id: string): void => keep(games.filter((one) => one !== id)),
};

/** Whether leave is asked that was given for the whole game. */
export const allowsAlways = (id: string, decision: Decision | null): boolean =>
  consent.isGiven(id) && asksLeave(decision);
