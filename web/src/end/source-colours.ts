// The colours of the sources of points: the same in every game, and dark enough for light figures.

const COLOURS: Record<string, string> = {
  parcels: "#7a5230",
  buildings: "#9c2a1b",
  cowboys: "#2f6330",
  purchase: "#1b5682",
  characters: "#6a3d7c",
  excess: "#7a5c00",
  "end-cash": "#3f5a58",
  "end-buildings": "#8a3d5c",
  "end-houses": "#2b2b6b",
  "end-mountains": "#4d5c1f",
  "end-station": "#5c3a3a",
  start: "#00596b",
  outlaws: "#40302a",
  "end-horses": "#6b3410",
  "end-passing": "#35506b",
  "end-bridges": "#1f5c4d",
};
const OTHERS = Object.values(COLOURS);

/** By its letters, where a source has no colour of its own: also that never changes. */
function byName(source: string): string {
  const sum = [...source].reduce((all, letter) => all * 31 + letter.charCodeAt(0), 7);
  return OTHERS[Math.abs(sum) % OTHERS.length] ?? "";
}

/** The colour of a source. */
export const sourceColour = (source: string): string => COLOURS[source] ?? byName(source);
