// The numbers of a parcel as they are, or as they would be after the move that is looked at.
import { selection, table } from "../state";
import type { ParcelChange } from "../wire/protocol";

export interface Figures {
  income: number | undefined;
  forecast: ParcelChange | undefined;
  price: number | undefined;
  priced: ParcelChange | undefined;
  odds: string | undefined;
}

/** Everything that is to be read on a parcel. */
export function figuresOf(name: string): Figures {
  const details = selection.preview?.details;
  const forecast = details?.incomes.find((change) => change.parcel === name);
  const priced = details?.prices.find((change) => change.parcel === name);
  return {
    income: forecast?.after ?? table.board?.parcels[name]?.income ?? undefined,
    forecast,
    price: priced?.after ?? table.board?.prices[name],
    priced,
    odds: selection.odds.get(name),
  };
}

/** By how much something changes. */
export const signed = ({ before, after }: { before: number; after: number }): string =>
  `${after < before ? "−" : "+"}${Math.abs(after - before)}`;
