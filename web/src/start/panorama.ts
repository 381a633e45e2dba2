// The street of a town, seen from its far side: sky, mesas, buildings, and the trodden road.

export type Sky = "morning" | "dusk" | "night";

interface Colours {
  sky: string[];
  sun: string;
  ray: string;
  mesa: [string, string, string];
  cloud: string;
  sand: [string, string, string];
  road: string;
  edge: string;
}

const SKIES: Record<Sky, Colours> = {
  morning: {
    sky: ["#6fb4c6", "#86c3cb", "#a1d1cf", "#c0ddcb", "#e0e4c0", "#f6e3b0"],
    sun: "#fff6d8",
    ray: "#fff2c8",
    mesa: ["#dba982", "#c88a66", "#a9674d"],
    cloud: "#fff8e6",
    sand: ["#e3c08d", "#d6ab78", "#c99a67"],
    road: "#f0dcb2",
    edge: "#a97b49",
  },
  dusk: {
    sky: ["#2b1d4a", "#4c2653", "#7d3452", "#b54b45", "#e08140", "#ffc466"],
    sun: "#fff0b8",
    ray: "#ffcf72",
    mesa: ["#a0504e", "#7c3550", "#54264a"],
    cloud: "#e88f6a",
    sand: ["#b0663f", "#96513a", "#7d4034"],
    road: "#cf9a6a",
    edge: "#3a2430",
  },
  night: {
    sky: ["#0d1024", "#131832", "#1a2140", "#222b4c", "#2c3757", "#3a4763"],
    sun: "#eef0e0",
    ray: "#4a5675",
    mesa: ["#2b3048", "#232740", "#191c31"],
    cloud: "#3a4360",
    sand: ["#474451", "#3d3b49", "#343342"],
    road: "#5b545c",
    edge: "#3a2430",
  },
};

/** The building, and the colour of its roof: what stands behind, and what lines the street. */
const BEHIND: [string, string][] = [
  ["house", ""],
  ["townhouse", "sky"],
  ["church", ""],
  ["house-2", "green"],
  ["school", ""],
  ["house-3", "orange"],
  ["house", ""],
  ["townhouse", "sky"],
  ["mine", ""],
  ["house-2", "green"],
  ["church", ""],
  ["ranch", "orange"],
];
const FRONT: [string, string][] = [
  ["ranch", "green"],
  ["general-store", "orange"],
  ["hotel", "sky"],
  ["saloon", "orange"],
  ["bank", "green"],
  ["drugstore", "yellow"],
  ["blacksmith", "sky"],
  ["prison", "yellow"],
];

export const WIDTH = 1440;
export const HEIGHT = 430;
const GROUND = HEIGHT * 0.62;

/** Bands of sky, each with its waves. */
function bands(colours: string[]): string {
  return colours
    .map((colour, number) => {
      const top = (GROUND * number) / colours.length;
      if (!number) return `<rect width="${WIDTH}" height="${GROUND + 20}" fill="${colour}"/>`;
      const wave = WIDTH / (2.3 + (number % 3) * 0.7);
      const left = (-wave * (number % 2)) / 2;
      const count = Math.ceil((WIDTH - left) / wave);
      const waves = `q${wave / 4} -9 ${wave / 2} 0t${wave / 2} 0`.repeat(count);
      return `<path d="M${left} ${top}${waves}V${GROUND + 20}H${-wave}Z" fill="${colour}"/>`;
    })
    .join("");
}

function rays(colour: string): string {
  const [x, y] = [WIDTH / 2, GROUND * 0.86];
  const fan = Array.from({ length: 15 }, (_, number) => {
    const [from, to] = [2 * number, 2 * number + 1].map((step) => Math.PI * (1 + step / 30));
    const at = (angle = 0) => `${x + Math.cos(angle) * WIDTH} ${y + Math.sin(angle) * WIDTH}`;
    return `M${x} ${y}L${at(from)}L${at(to)}Z`;
  });
  return `<path d="${fan.join("")}" fill="${colour}" opacity=".2"/>`;
}

const stars = (): string =>
  Array.from({ length: 70 }, (_, number) => {
    const [x, y] = [(number * 397) % WIDTH, (number * 71) % (GROUND * 0.7)];
    const size = 0.8 + (number % 3) * 0.5;
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff4d8" opacity=".${3 + (number % 4)}"/>`;
  }).join("");

function sun(colour: string): string {
  const around = (radius: number, opacity: number) =>
    `<circle cx="${WIDTH / 2}" cy="${GROUND * 0.86}" r="${radius}" fill="${colour}" ` +
    `opacity="${opacity}"/>`;
  return around(118, 0.25) + around(96, 0.4) + around(79, 1);
}

function cloud(x: number, y: number, size: number, pace: string, colour: string): string {
  return (
    `<g class="cloud ${pace}"><path transform="translate(${x} ${y}) ` +
    `scale(${size})" d="M0 20q-14 0-14-9T0 3Q4-9 18-6 26-18 42-12 58-16 62-2q18-2 18 11T66 20Z" ` +
    `fill="${colour}"/></g>`
  );
}

function mesa(left: number, wide: number, high: number, colour: string, shade: string): string {
  const at = (x: number, y: number) => `${left + wide * x} ${GROUND - high * y}`;
  return (
    `<path d="M${at(0, 0)}L${at(0.1, 0.62)} ${at(0.16, 1)} ${at(0.5, 1.04)} ${at(0.82, 0.97)} ` +
    `${at(0.9, 0.6)} ${at(1, 0)}Z" fill="${colour}"/>` +
    `<path d="M${at(0.62, 1.02)}L${at(0.82, 0.97)} ${at(0.9, 0.6)} ${at(1, 0)} ${at(0.7, 0)} ` +
    `${at(0.66, 0.5)}Z" fill="${shade}"/>`
  );
}

/** A building by the middle of its foot. */
function building(name: string, colour: string, x: number, foot: number, size: number): string {
  const seat = colour ? ` class="seat-${colour}"` : "";
  return (
    `<svg x="${x - size / 2}" y="${foot - size * 0.88}" width="${size}" height="${size}" ` +
    `viewBox="0 0 100 100" overflow="visible"><g${seat}><use href="#thing-${name}"/></g>` +
    `<use class="lit" href="#glow-${name}"/></svg>`
  );
}

function row(all: [string, string][], foot: number, size: (number: number) => number): string {
  const gap = WIDTH / all.length;
  return all
    .map(([name, colour], number) =>
      building(name, colour, (number + 0.5) * gap + ((number % 3) - 1) * 6, foot, size(number)),
    )
    .join("");
}

function ground([light, sand, dark]: [string, string, string]): string {
  const y = GROUND;
  return (
    `<rect y="${y}" width="${WIDTH}" height="${HEIGHT - y}" fill="${sand}"/>` +
    `<path d="M0 ${y}Q${WIDTH * 0.3} ${y - 6} ${WIDTH / 2} ${y}T${WIDTH} ${y - 2}V${y + 26}` +
    `Q${WIDTH * 0.7} ${y + 13} ${WIDTH * 0.45} ${y + 26}T0 ${y + 22}Z" fill="${light}"/>` +
    `<rect y="${y + 37}" width="${WIDTH}" height="56" fill="${dark}" opacity=".55"/>`
  );
}

function road({ road: fill, edge }: Colours): string {
  const y = GROUND;
  return (
    `<path d="M0 ${y + 67}Q${WIDTH / 4} ${y + 60} ${WIDTH / 2} ${y + 67}T${WIDTH} ${y + 65}` +
    `V${HEIGHT}H0Z" fill="${fill}" stroke="${edge}" stroke-width="2"/>` +
    `<path d="M0 ${y + 86}Q${WIDTH * 0.3} ${y + 82} ${WIDTH / 2} ${y + 86}T${WIDTH} ${y + 85}` +
    `M0 ${y + 110}Q${WIDTH * 0.3} ${y + 107} ${WIDTH / 2} ${y + 107}T${WIDTH} ${y + 110}" ` +
    `fill="none" stroke="#c39a63" stroke-width="2.6" opacity=".8" stroke-dasharray="330 12 158 7"/>`
  );
}

/** The whole street under a sky; the drawings of the buildings are referred to. */
export function panorama(sky: Sky): string {
  const colours = SKIES[sky];
  const [far, near, shade] = colours.mesa;
  const hills =
    `<path d="M0 ${GROUND - 22}Q${WIDTH * 0.2} ${GROUND - 43} ${WIDTH * 0.4} ${GROUND - 13}` +
    `T${WIDTH * 0.75} ${GROUND - 22} ${WIDTH} ${GROUND - 26}V${GROUND + 9}H0Z" fill="${far}" ` +
    `opacity=".75"/>`;
  return [
    bands(colours.sky),
    sky === "night" ? stars() : rays(colours.ray),
    sun(colours.sun),
    cloud(86, 60, 1.6, "quick", colours.cloud),
    cloud(1152, 39, 1.9, "", colours.cloud),
    cloud(432, 22, 1.1, "slow", colours.cloud),
    cloud(950, 116, 0.96, "", colours.cloud),
    hills,
    mesa(-43, 288, 116, far, near) + mesa(202, 158, 73, near, shade),
    mesa(1037, 187, 82, far, near) + mesa(1210, 288, 129, near, shade),
    ground(colours.sand),
    `<g class="shaded">${row(BEHIND, GROUND + 15, (number) => 86 * (0.85 + ((number * 37) % 30) / 100))}</g>`,
    `<g class="shaded">${row(FRONT, GROUND + 54, (number) => (number === 2 ? 140 : 125))}</g>`,
    road(colours),
  ].join("");
}
