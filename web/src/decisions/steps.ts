// The few amounts that matter among many: the least, those that bring one more, the most.
import type { Group } from "./moves";
import type { OfferedMove } from "../wire/protocol";

const FEW = 6;
const DOLLARS_PER_VP = 10;

/** Whether a step is worth its own button: money counts by full tens, all else by ones. */
const counts = (verb: string, amount: number): boolean =>
  verb !== "spend" || amount % DOLLARS_PER_VP === 0;

/** At most this many offers that a button shows; a stepper reaches the others. */
export function stepsOf({ verb, offers }: Group): OfferedMove[] {
  if (offers.length <= FEW) return offers;
  const [first, ...rest] = offers;
  const last = rest.pop();
  const middle = rest.filter((offer) => counts(verb, Number(offer.noun))).slice(0, FEW - 3);
  return [first, ...middle, last].filter((offer) => offer !== undefined);
}
