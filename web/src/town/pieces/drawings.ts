// The drawings that the town repeats, once in the page; the rest of it only refers to them.
import { COLOURS } from "../board-facts";

const THINGS = import.meta.glob<string>("../../art/things/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PIECES = import.meta.glob<string>("../../art/pieces/{cowboy,cowboy-*,outlaw}.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The shapes of the seats around their middle, about 20 wide. */
export const SHAPES: Record<string, string> = {
  yellow: "M0-10 2.9-3.6 9.8-2.9 4.6 1.7 6.1 8.5 0 5-6.1 8.5-4.6 1.7-9.8-2.9-2.9-3.6Z",
  orange: "M0-9.5 9.5 7.5H-9.5Z",
  green: "M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0Z",
  sky: "M-3.4-9.2H3.4V-3.4H9.2V3.4H3.4V9.2H-3.4V3.4H-9.2V-3.4H-3.4Z",
  indigo: "M-7.6-7.6H7.6V7.6H-7.6Z",
  red: "M0-10 8.4 0 0 10-8.4 0Z",
};

/** What is not the land itself, but stands on it. */
const LAND = new Set(["nothing", "mountain", "river"]);
export const isBuilding = (thing: string | undefined): thing is string =>
  thing !== undefined && !LAND.has(thing);

const nameOf = (path: string): string => path.split("/").at(-1)?.replace(".svg", "") ?? "";
const bodyOf = (drawing: string): string => drawing.replace(/^[^>]*>/, "").replace("</svg>", "");

/** The windows of a drawing, which are lit at night, each with its shine. */
export function windowsOf(drawing: string): string {
  const panes = [...drawing.matchAll(/<path class="window" d="([^"]*)"/g)].map(([, d]) => d);
  const all = panes.join("");
  if (!all) return "";
  return (
    `<path d="${all}" fill="#ffb648" fill-opacity=".3" stroke="#ffb648" stroke-opacity=".3" ` +
    `stroke-width="9" stroke-linejoin="round"/><path d="${all}" fill="#ffdf7e"/>`
  );
}

const flag = (colour: string): string =>
  `<g id="flag-${colour}" stroke="#2b1a14" stroke-linejoin="round" stroke-linecap="round">` +
  `<ellipse cx="6" cy="1" rx="11" ry="3" fill="#3e1e1c" fill-opacity=".35" stroke="none"/>` +
  `<path d="M0 0V-42" stroke-width="5.5"/><path d="M0 0V-42" stroke="#e9c794" stroke-width="2.2"/>` +
  `<path d="M0-42H29L23-30 29-18H0Z" fill="var(--roof)" stroke-width="2.6"/>` +
  `<path transform="translate(11.5 -30) scale(.72)" d="${SHAPES[colour]}" fill="#fffaf0" ` +
  `stroke-width="2.8"/></g>`;

/** The brand of an owner: colour and shape in a square of 26. */
const brand = (colour: string): string =>
  `<g id="brand-${colour}" stroke="#2b1a14" stroke-width="2.4" stroke-linejoin="round">` +
  `<rect width="26" height="26" rx="5" fill="var(--roof)"/>` +
  `<path transform="translate(13 13) scale(.82)" d="${SHAPES[colour]}" fill="#fffaf0" ` +
  `stroke-width="2.6"/></g>`;

const planks = [...Array(9).keys()]
  .map(
    (number) =>
      `<rect x="-15" y="${2 + number * 11}" width="30" height="8.5" ` +
      `fill="${number % 2 ? "#c08d57" : "#d7a566"}" stroke-width="1.8"/>`,
  )
  .join("");
const posts = [0, 50, 100]
  .map((y) => `<circle cx="-17" cy="${y}" r="5.5"/><circle cx="17" cy="${y}" r="5.5"/>`)
  .join("");

/** A bridge from north to south, 100 long. */
const BRIDGE =
  `<g id="bridge" stroke="#2b1a14"><rect x="-18" y="4" width="44" height="98" fill="#14323a" ` +
  `stroke="none" opacity=".35"/>${planks}<path d="M-17-2V102M17-2V102" stroke-width="9"/>` +
  `<path d="M-17-2V102M17-2V102" stroke="#a8743f" stroke-width="5"/>` +
  `<g fill="#7d5232" stroke-width="2">${posts}</g></g>`;

const CACTUS =
  `<g id="cactus" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
  `<ellipse cx="6" cy="0" rx="9" ry="2.6" fill="#3e1e1c" fill-opacity=".32"/>` +
  `<path stroke="var(--cactus-rind, #2c3f2d)" d="M0 0V-21M0-7 6.5-8.5V-15M0-10-6-11V-18" stroke-width="6.2"/>` +
  `<path stroke="var(--cactus, #5b8556)" d="M0 0V-21M0-7 6.5-8.5V-15M0-10-6-11V-18" stroke-width="3.8"/></g>`;

/** All drawings, to be put into one hidden picture. */
export function drawings(): string {
  const things = Object.entries(THINGS).map(([path, drawing]) => {
    const name = nameOf(path);
    const windows = windowsOf(drawing);
    const glow = windows ? `<g id="glow-${name}">${windows}</g>` : "";
    return `<g id="thing-${name}">${bodyOf(drawing)}</g>${glow}`;
  });
  const pieces = Object.entries(PIECES).map(
    ([path, drawing]) => `<g id="${nameOf(path)}">${bodyOf(drawing)}</g>`,
  );
  return [...things, ...pieces, ...COLOURS.map(flag), ...COLOURS.map(brand), BRIDGE, CACTUS].join(
    "",
  );
}

/** Which of the drawings of a House stands on a parcel: neighbours differ. */
export function drawingOf(thing: string, column: number, row: number): string {
  if (thing !== "house") return thing;
  return ["house", "house-2", "house-3"][(column * 2 + row + Math.floor(row / 3)) % 3] ?? thing;
}
