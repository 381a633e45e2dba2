// What is printed on the board: the track in its order, the parcels, the colours of the seats.

export const SPACES = [
  ...["wages", "ammunition", "three-roads", "one-road"],
  ...["build-12", "build-10", "build-8", "build-6", "build-5", "build-4", "build-3"],
  ...["parcel-income", "cowboy-income", "gambling"],
  ...["parcel-vp", "building-vp", "cowboy-vp", "vp-5", "vp-4", "vp-3", "vp-2"],
  ...["enclosure-1", "enclosure-2", "enclosure-3", "enclosure-4", "enclosure-5"],
] as const;

const TRACK = [
  ...["wages", "ammunition", "three-roads", "one-road", "parcel-purchase"],
  ...["build-12", "build-10", "build-8", "build-6", "build-5", "build-4", "build-3"],
  ...["parcel-income", "cowboy-income", "gambling", "building-income"],
  ...["parcel-vp", "building-vp", "cowboy-vp", "vp-5", "vp-4", "vp-3", "vp-2"],
];

/** The 23 boxes of the track in the order in which they are resolved. */
export function track(edition: string | undefined): string[] {
  if (edition !== "2009") return TRACK;
  const order = [...TRACK];
  order.splice(16, 3, "parcel-vp", "cowboy-vp", "building-vp");
  return order;
}

/** With horses everybody has five enclosures of his own. */
export const ENCLOSURES = SPACES.filter((space) => space.startsWith("enclosure-"));

/** In how many rows the track lies, with a row for the enclosures where there are some. */
export const trackRows = (columns: number, enclosures: boolean): number =>
  Math.ceil(TRACK.length / columns) + (enclosures ? 1 : 0);

/** Boxes in which nobody stands: what happens there happens on the map. */
export const isPassive = (space: string): boolean =>
  space === "parcel-purchase" || space === "building-income";

/** Boxes in which everybody gets something. */
export const isPeaceful = (space: string): boolean => space === "wages" || space === "one-road";

/** The price that is printed on a building space. */
export const priceOf = (space: string): string | null =>
  space.startsWith("build-") ? space.slice(6) : null;

export const SIDE = 8;
export const LETTERS = "abcdefgh";
export const PARCELS: string[] = Array.from(
  { length: SIDE * SIDE },
  (_, number) => `${LETTERS[number % SIDE]}${Math.floor(number / SIDE) + 1}`,
);

/** The name of a place by its number: first the parcels, then the spaces. */
export function placeName(number: number | string): string {
  if (typeof number === "string") return number;
  return PARCELS[number] ?? SPACES[number - PARCELS.length] ?? "";
}

export const COLOURS = ["yellow", "orange", "green", "sky", "indigo", "red"] as const;

/** The colour of a seat; a shape goes with each. */
export const colourOf = (seat: number): string => COLOURS[seat] ?? "white";

/** Gives an element the colour of a seat, as `--seat`. */
export const seatClass = (seat: number): string => `seat-${colourOf(seat)}`;

const CARDS = [
  ...["paperboy", "sheriff", "banker", "grocer", "chinese-worker", "settler", "captain"],
  ...["mercenary", "indian", "prospector", "gunsmith", "singer", "auctioneer", "governor"],
  ...["doctor", "cowboy", "heroes", "teacher", "lawyer"],
];

/** The sides of a character card that are in play, such as `4R`: one, or both. */
export function sidesOf(card: string, cast: string[]): string[] {
  const number = CARDS.indexOf(card);
  const found = cast.filter((side) => Number.parseInt(side) === number);
  return found.length ? found : [`${number}Y`, `${number}R`];
}
