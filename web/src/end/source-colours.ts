// The colours of the sources of points: dark enough for light figures on them.

const COLOURS = [
  ...["#7a5230", "#9c2a1b", "#2f6330", "#1b5682"],
  ...["#6a3d7c", "#7a5c00", "#3f5a58", "#8a3d5c"],
  ...["#2b2b6b", "#4d5c1f", "#5c3a3a", "#00596b"],
];

/** The colour of a source by its place in the list. */
export const sourceColour = (number: number): string => COLOURS[number % COLOURS.length] ?? "";
