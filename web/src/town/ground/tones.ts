// The colours of the land by noon, at dusk and at night.

export type Sky = "noon" | "dusk" | "night";
export type Colour = [number, number, number];

export interface Tones {
  sand: string[];
  rock: string[];
  snow: string[];
  ink: string;
  water: string[];
  bank: string;
  scrub: string[];
  stone: string[];
}

export const TONES: Record<Sky, Tones> = {
  noon: {
    sand: ["#b78753", "#c99a67", "#d6ab78", "#deb888"],
    rock: ["#5d3b3a", "#835647", "#a97657", "#c99a72", "#e7c49a"],
    snow: ["#b9a8ac", "#f5ecdd", "#fffaf0"],
    ink: "#3a221c",
    water: ["#2f7680", "#4a98a0", "#79bfbd", "#c6e6da"],
    bank: "#a8784a",
    scrub: ["#5d6b3c", "#7c8a4c", "#98a262"],
    stone: ["#8c6a52", "#c3a184"],
  },
  dusk: {
    sand: ["#8a4f3f", "#a9674a", "#c58155", "#dc9d63"],
    rock: ["#2f1d33", "#4f2c3d", "#7c4145", "#b0634c", "#e79a5c"],
    snow: ["#9a7287", "#ffd9b0", "#fff0d2"],
    ink: "#28151f",
    water: ["#3a4a6d", "#5b6f8c", "#c08a7b", "#ffd7a2"],
    bank: "#7d4636",
    scrub: ["#4a4a3a", "#676143", "#857650"],
    stone: ["#6e4640", "#b57a5c"],
  },
  night: {
    sand: ["#2b2b3a", "#343342", "#3d3b49", "#474451"],
    rock: ["#14141f", "#20202f", "#303043", "#4a4b5f", "#72758a"],
    snow: ["#6d7590", "#aab4cc", "#d5ddeb"],
    ink: "#0c0a12",
    water: ["#142b40", "#1d3d55", "#2e5a72", "#6a9bad"],
    bank: "#2a2530",
    scrub: ["#2a3530", "#37443a", "#445145"],
    stone: ["#34333f", "#555465"],
  },
};

/** Red, green and blue of a colour such as `#b78753`. */
export const channels = (colour: string): Colour => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];
