// Outlines of land: fences round a holding, joined across its parcels, and the shade of clouds.
import { cornerOf, UNIT } from "../geometry";

const INSET = 8;
/** The fence of a yard begins beside the building. */
const YARD = 62;

const keyOf = (column: number, row: number): string => `${column},${row}`;
const cellOf = (parcel: string): [number, number] => {
  const { x, y } = cornerOf(parcel);
  return [x / UNIT, y / UNIT];
};

/** The fence of a holding as a path: only where the land beside it is someone else's. */
export function fenceOf(parcels: Iterable<string>, isYard = false): string {
  const cells = [...parcels].map(cellOf);
  const all = new Set(cells.map(([x, y]) => keyOf(x, y)));
  const has = (x: number, y: number): boolean => all.has(keyOf(x, y));
  return cells
    .map(([x, y]) => {
      const [left, top] = [x * UNIT, y * UNIT];
      const west = has(x - 1, y) ? 0 : INSET;
      const east = has(x + 1, y) ? UNIT : UNIT - INSET;
      const north = isYard ? YARD : has(x, y - 1) ? 0 : INSET;
      const south = has(x, y + 1) ? UNIT : UNIT - INSET;
      const parts: string[] = [];
      if (!isYard && !has(x, y - 1)) parts.push(`M${left + west} ${top + INSET}H${left + east}`);
      if (!has(x, y + 1)) parts.push(`M${left + west} ${top + UNIT - INSET}H${left + east}`);
      if (!has(x - 1, y)) parts.push(`M${left + INSET} ${top + north}V${top + south}`);
      if (!has(x + 1, y)) parts.push(`M${left + UNIT - INSET} ${top + north}V${top + south}`);
      return parts.join("") + cornersOf(x, y, has);
    })
    .join("");
}

/** Where two neighbours belong to the holding but the one between them does not. */
function cornersOf(x: number, y: number, has: (x: number, y: number) => boolean): string {
  const corners: [number, number][] = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ];
  return corners
    .filter(([dx, dy]) => has(x + dx, y) && has(x, y + dy) && !has(x + dx, y + dy))
    .map(([dx, dy]) => {
      const [cornerX, cornerY] = [x * UNIT + (dx < 0 ? 0 : UNIT), y * UNIT + (dy < 0 ? 0 : UNIT)];
      return `M${cornerX} ${cornerY - dy * INSET}H${cornerX - dx * INSET}V${cornerY}`;
    })
    .join("");
}

interface Step {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** The sides of parcels that have no neighbour, each with the land on its right. */
function bordersOf(cells: [number, number][]): Step[] {
  const all = new Set(cells.map(([x, y]) => keyOf(x, y)));
  return cells.flatMap(([x, y]) => {
    const steps: Step[] = [];
    if (!all.has(keyOf(x, y - 1))) steps.push({ x, y, dx: 1, dy: 0 });
    if (!all.has(keyOf(x + 1, y))) steps.push({ x: x + 1, y, dx: 0, dy: 1 });
    if (!all.has(keyOf(x, y + 1))) steps.push({ x: x + 1, y: y + 1, dx: -1, dy: 0 });
    if (!all.has(keyOf(x - 1, y))) steps.push({ x, y: y + 1, dx: 0, dy: -1 });
    return steps;
  });
}

/** The outline of parcels as one path with round corners. */
export function outlineOf(parcels: Iterable<string>, radius = 18): string {
  const waiting = new Set(bordersOf([...parcels].map(cellOf)));
  const loops: string[] = [];
  for (const first of waiting) {
    const loop: Step[] = [];
    let step: Step | undefined = first;
    while (step) {
      waiting.delete(step);
      loop.push(step);
      step = following(step, waiting);
    }
    loops.push(rounded(loop, radius));
  }
  return loops.join("");
}

/** The side that goes on where one ends; at a crossing the one that turns right, to stay apart. */
function following({ x, y, dx, dy }: Step, waiting: Set<Step>): Step | undefined {
  const next = [...waiting].filter((one) => one.x === x + dx && one.y === y + dy);
  return next.find((one) => one.dx === -dy && one.dy === dx) ?? next[0];
}

function rounded(loop: Step[], radius: number): string {
  const turns = loop.filter((step, number) => {
    const before = loop.at(number - 1);
    return before?.dx !== step.dx || before.dy !== step.dy;
  });
  const parts = turns.map((step, number) => {
    const before = turns.at(number - 1) ?? step;
    const [x, y] = [step.x * UNIT, step.y * UNIT];
    const from = `${x - before.dx * radius} ${y - before.dy * radius}`;
    const to = `${x + step.dx * radius} ${y + step.dy * radius}`;
    return `${number ? "L" : "M"}${from}Q${x} ${y} ${to}`;
  });
  return `${parts.join("")}Z`;
}
