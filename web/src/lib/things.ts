// The names of things by their numbers, as a decision may speak of them.

const THINGS = [
  ...["nothing", "mountain", "house", "townhouse", "ranch", "mine", "drugstore", "bank", "saloon"],
  ...["hotel", "church", "prison", "blacksmith", "general-store", "school", "station"],
  ...["city-hall", "river"],
];

/** The name of a thing. */
export const thingName = (thing: number | string): string =>
  typeof thing === "string" ? thing : (THINGS[thing] ?? "nothing");
