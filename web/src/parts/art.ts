// The drawings, by name; icons are drawn into the page so that they take its colour.

const FILES = import.meta.glob<string>(
  "../art/{bots,seats,pieces,marks,characters,cards,spaces,things,brand}/**/*.svg",
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);
const ICONS = import.meta.glob<string>("../art/icons/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The address of a drawing, such as `art("things/bank")`. */
export function art(name: string): string {
  return FILES[`../art/${name}.svg`] ?? "";
}

/** An icon as SVG. */
export function icon(name: string): string {
  return ICONS[`../art/icons/${name}.svg`] ?? "";
}
