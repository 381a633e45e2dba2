// Where the things are that a lesson speaks of, and where its panel covers none of them.

/** What things are found by: places, edges, moves, players, cards, and parts of a table. */
const MARKS = ["place", "edge", "move", "player", "card", "taken", "point"];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function thingsOf(points: string[]): Element[] {
  const found = points.flatMap((point) => [...document.querySelectorAll(selectorOf(point))]);
  return [...new Set(found)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
}

/** The boxes of all things on the screen that have one of these names. */
export function boxesOf(points: string[]): Box[] {
  return thingsOf(points)
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width);
}

/** Scrolls what is pointed at into sight. */
export function show(points: string[]): void {
  thingsOf(points).forEach((one) => one.scrollIntoView({ block: "nearest" }));
}

function selectorOf(point: string): string {
  if (point === "confirm") return "[data-confirm]";
  return MARKS.map((mark) => `[data-${mark}="${CSS.escape(point)}"]`).join(",");
}

/** A move points at its own button, or at the place that it names. */
export function pointsOf(move: string): string[] {
  const [, noun] = move.split(" ");
  return noun ? [move, noun] : [move];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

const coveredBy = (place: Box, boxes: Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap(place, box), 0);

/** The place where a panel hides least of what must be seen, and then of what had better be. */
export function freest(places: Box[], must: Box[], better: Box[]): Box | undefined {
  const cost = (place: Box) => 1000 * coveredBy(place, must) + coveredBy(place, better);
  return places.toSorted((a, b) => cost(a) - cost(b))[0];
}
