// The river: a stream that winds through its parcels, broader here and narrower there.
import { chance } from "./noise";
import type { Cell } from "./heights";

/** A point of the stream, with the direction of the flow and half its breadth. */
export interface Flow {
  x: number;
  y: number;
  dx: number;
  dy: number;
  half: number;
}

const SWAY = 0.15;
const STEPS = 8;

/** Through the middle of each parcel and of each edge between them, a little beside. */
function throughParcels(course: Cell[]): Cell[] {
  const next = chance(course.length * 37 + 11);
  const sway = () => (next() - 0.5) * 2 * SWAY;
  return course.flatMap((cell, number) => {
    const here = { x: cell.x + sway(), y: cell.y + sway() };
    const after = course[number + 1];
    if (!after) return [here];
    const isLevel = after.y === cell.y;
    const beside = sway() * 0.9;
    const middle = {
      x: (cell.x + after.x) / 2 + (isLevel ? 0 : beside),
      y: (cell.y + after.y) / 2 + (isLevel ? beside : 0),
    };
    return [here, middle];
  });
}

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** The stream along a course of parcel centres, its mouths beyond the map included. */
export function streamOf(course: Cell[]): Flow[] {
  if (course.length < 2) return [];
  const points = throughParcels(course);
  const at = (number: number): Cell =>
    points[Math.min(Math.max(number, 0), points.length - 1)] as Cell;
  const line: Cell[] = [];
  for (let number = 0; number < points.length - 1; number++)
    for (let step = 0; step < STEPS; step++) {
      const [a, b, c, d] = [at(number - 1), at(number), at(number + 1), at(number + 2)];
      const t = step / STEPS;
      line.push({ x: spline(a.x, b.x, c.x, d.x, t), y: spline(a.y, b.y, c.y, d.y, t) });
    }
  line.push(at(points.length - 1));
  return line.map((here, number) => {
    const before = line[Math.max(0, number - 1)] as Cell;
    const after = line[Math.min(line.length - 1, number + 1)] as Cell;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      ...here,
      dx: (after.x - before.x) / length,
      dy: (after.y - before.y) / length,
      half: 0.29 + 0.035 * Math.sin(number * 0.37) + 0.025 * Math.sin(number * 0.91 + 2),
    };
  });
}

/** The outline of the stream, broader or narrower by a factor and moved aside. */
export function banksOf(stream: Flow[], breadth: number, ragged = 0): Cell[] {
  const side = (sign: number): Cell[] =>
    stream.map((flow, number) => {
      const rag = ragged * Math.sin(number * 1.7 + sign * 2) * Math.sin(number * 0.53 + sign);
      const away = sign * (flow.half * breadth + rag);
      return { x: flow.x - flow.dy * away, y: flow.y + flow.dx * away };
    });
  return [...side(1), ...side(-1).reverse()];
}
