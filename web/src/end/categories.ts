// What is counted in the end, source after source, and who is ahead meanwhile.
import type { GameResult } from "../wire/protocol";

export interface Category {
  source: string;
  /** The points of each seat. */
  points: number[];
}

/** The sources that brought anyone anything, in the order of the rules. */
export const categoriesOf = ({ scores }: GameResult): Category[] =>
  Object.entries(scores)
    .filter(([, points]) => points.some((one) => one !== 0))
    .map(([source, points]) => ({ source, points }));

/** The points of each seat after this many categories. */
export function totalsAfter(categories: Category[], count: number, seats: number): number[] {
  const counted = categories.slice(0, count);
  return Array.from({ length: seats }, (_, seat) =>
    counted.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
}

/** A drawing for each source. */
const PICTURES: Record<string, string> = {
  parcels: "pieces/deed",
  buildings: "things/saloon",
  cowboys: "pieces/cowboy",
  purchase: "pieces/vp",
  characters: "pieces/sheriff-star",
  excess: "pieces/dollar",
  "end-cash": "pieces/dollar",
  "end-buildings": "things/hotel",
  "end-houses": "things/house",
  "end-mountains": "things/mountain",
  "end-station": "things/station",
  "end-horses": "pieces/horse",
  "end-bridges": "pieces/bridge",
  outlaws: "pieces/outlaw",
};

export const pictureOfSource = (source: string): string => PICTURES[source] ?? "pieces/vp";
