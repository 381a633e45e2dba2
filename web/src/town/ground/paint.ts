// The ground of a town: sand, river and mountains, drawn in small steps.
//
// The mountains are a height field seen from the south, slightly from above: each column is
// drawn from front to back, in flat tones, so that they match the inked pieces.
import { heightsOf, touchedBy, type Cell } from "./heights";
import { chance, noise, type Noise } from "./noise";
import { banksOf, streamOf, type Flow } from "./river";
import { channels, TONES, type Colour, type Sky, type Tones } from "./tones";

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What decides how the ground looks; the course of the river is one of parcel centres. */
export interface Land {
  side: number;
  mountains: Cell[];
  river: Cell[];
}

/** A step ends where something else may be done. */
type Steps = Generator<undefined, void>;

const SEED = 7;
const ROWS = 24;
/** How far a mountain of height 1 rises, in parcels. */
const RISE = 0.62;
const HALO = 0.012;

/** Draws the ground onto a square of this many pixels per parcel. */
export function* paint(pen: Pen, land: Land, size: number, sky: Sky): Steps {
  const tones = TONES[sky];
  const rough = noise(SEED);
  yield* paintSand(pen, land.side * size, size, tones, rough);
  paintRipples(pen, land.side, size, tones);
  yield;
  if (land.river.length) paintRiver(pen, streamOf(land.river), size, tones);
  paintSurvey(pen, land.side, size, tones);
  yield;
  if (land.mountains.length) yield* new Range(land, size, tones, rough).paint(pen);
}

// --- sand -----------------------------------------------------------------------------------
/** Dunes in flat tones with crisp edges, and a fine grain. */
function* paintSand(pen: Pen, width: number, size: number, tones: Tones, rough: Noise): Steps {
  const image = pen.createImageData(width, width);
  const { data } = image;
  const sand = tones.sand.map(channels);
  const grain = chance(SEED * 3);
  const broad = new Float32Array(width);
  for (let row = 0; row < width; row++) {
    const y = row / size;
    if (row % 2 === 0) spread(broad, width, size, y, rough);
    for (let column = 0; column < width; column++) {
      const x = column / size;
      const fine = rough(x * 8, y * 14 + 5) * 0.12 + rough(x * 26, y * 30) * 0.09;
      const value = (broad[column] ?? 0) + fine;
      const tone = value < 0.33 ? 0 : value < 0.47 ? 1 : value < 0.62 ? 2 : 3;
      const colour = sand[tone] as Colour;
      const speck = (grain() - 0.5) * 7;
      const at = (row * width + column) * 4;
      data[at] = colour[0] + speck;
      data[at + 1] = colour[1] + speck;
      data[at + 2] = colour[2] + speck;
      data[at + 3] = 255;
    }
    if (row % ROWS === 0) yield;
  }
  pen.putImageData(image, 0, 0);
}

/** The broad dunes of a row, looked up at every fourth point. */
function spread(row: Float32Array, width: number, size: number, y: number, rough: Noise): void {
  const at = (column: number): number => {
    const x = column / size;
    return rough(x * 0.55 + 3, y * 0.8 + 9) * 0.55 + rough(x * 1.7 + 30, y * 2.6) * 0.28;
  };
  let here = at(0);
  for (let column = 0; column < width; column += 4) {
    const next = at(column + 4);
    for (let step = 0; step < 4 && column + step < width; step++)
      row[column + step] = here + ((next - here) * step) / 4;
    here = next;
  }
}

function paintRipples(pen: Pen, side: number, size: number, tones: Tones): void {
  const next = chance(SEED * 31);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = tones.sand[0] ?? "";
  pen.globalAlpha = 0.35;
  pen.lineWidth = Math.max(1, size * 0.012);
  for (let number = 0; number < side * side * 1.2; number++) {
    const [x, y] = [next() * side * size, next() * side * size];
    const width = size * (0.12 + next() * 0.2);
    for (let line = 0; line < 2 + next() * 2; line++) {
      const [left, top] = [x + next() * size * 0.06, y + line * size * 0.045];
      pen.beginPath();
      pen.moveTo(left, top);
      pen.quadraticCurveTo(left + width / 2, top - size * 0.03, left + width, top);
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
}

/** Hair lines between the parcels, as a surveyor draws them. */
function paintSurvey(pen: Pen, side: number, size: number, tones: Tones): void {
  pen.strokeStyle = tones.rock[2] ?? "";
  pen.globalAlpha = 0.34;
  pen.lineWidth = Math.max(1, size * 0.012);
  pen.setLineDash([size * 0.05, size * 0.05]);
  pen.beginPath();
  for (let line = 1; line < side; line++) {
    pen.moveTo(line * size, 0);
    pen.lineTo(line * size, side * size);
    pen.moveTo(0, line * size);
    pen.lineTo(side * size, line * size);
  }
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

// --- river ----------------------------------------------------------------------------------
function fillBetween(pen: Pen, banks: Cell[], size: number, colour: string, alpha = 1): void {
  pen.globalAlpha = alpha;
  pen.fillStyle = colour;
  pen.beginPath();
  for (const { x, y } of banks) pen.lineTo(x * size, y * size);
  pen.closePath();
  pen.fill();
  pen.globalAlpha = 1;
}

function paintRiver(pen: Pen, stream: Flow[], size: number, tones: Tones): void {
  const [deep = "", middle = "", light = "", glint = ""] = tones.water;
  const lower = stream.map((flow) => ({ ...flow, x: flow.x + 0.01, y: flow.y + 0.035 }));
  fillBetween(pen, banksOf(stream, 1.48, 0.05), size, tones.scrub[1] ?? "", 0.32);
  fillBetween(pen, banksOf(stream, 1.3, 0.035), size, tones.bank, 0.8);
  fillBetween(pen, banksOf(stream, 1.16, 0.02), size, tones.sand[3] ?? "");
  fillBetween(pen, banksOf(stream, 1.06), size, tones.ink);
  fillBetween(pen, banksOf(stream, 1), size, deep);
  fillBetween(pen, banksOf(lower, 0.86), size, middle);
  fillBetween(pen, banksOf(lower, 0.4, 0.05), size, light, 0.85);
  paintRipplesOf(pen, stream, size, glint);
  paintReeds(pen, stream, size, tones);
}

/** Short lines along the flow, here and there. */
function paintRipplesOf(pen: Pen, stream: Flow[], size: number, colour: string): void {
  const next = chance(SEED * 5);
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1, size * 0.018);
  pen.lineCap = "round";
  for (let number = 0; number < stream.length - 6; number += 2) {
    const aside = (next() - 0.5) * 1.3;
    const length = 2 + Math.floor(next() * 3);
    pen.beginPath();
    for (const flow of stream.slice(number, number + length + 1)) {
      const away = aside * flow.half;
      pen.lineTo((flow.x - flow.dy * away) * size, (flow.y + flow.dx * away) * size);
    }
    pen.stroke();
  }
}

function paintReeds(pen: Pen, stream: Flow[], size: number, tones: Tones): void {
  const next = chance(SEED * 17);
  for (const flow of stream) {
    if (next() > 0.42) continue;
    const away = flow.half * (1.14 + next() * 0.26) * (next() < 0.5 ? -1 : 1);
    const [x, y] = [(flow.x - flow.dy * away) * size, (flow.y + flow.dx * away) * size];
    if (next() < 0.25) {
      paintStone(pen, x, y, size * (0.6 + next() * 0.5), tones);
      continue;
    }
    pen.strokeStyle = tones.scrub[Math.floor(next() * 3)] ?? "";
    pen.lineWidth = Math.max(1, size * 0.022);
    for (let blade = -2; blade <= 2; blade++) {
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + blade * size * 0.024, y - size * (0.1 - Math.abs(blade) * 0.02));
      pen.stroke();
    }
  }
}

function paintStone(pen: Pen, x: number, y: number, size: number, tones: Tones): void {
  const oval = (dx: number, dy: number, width: number, height: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x + dx * size, y + dy * size, width * size, height * size, 0, 0, 7);
    pen.fill();
  };
  oval(0.012, 0.01, 0.05, 0.034, tones.ink);
  oval(0, 0, 0.045, 0.032, tones.stone[0] ?? "");
  oval(-0.01, -0.01, 0.028, 0.016, tones.stone[1] ?? "");
}

// --- mountains --------------------------------------------------------------------------------
/** The mountains of a town on their way onto the sand. */
class Range {
  private readonly width: number;
  private readonly heights: Float32Array;
  private readonly touched: Uint8Array;

  constructor(
    private readonly land: Land,
    private readonly size: number,
    private readonly tones: Tones,
    private readonly rough: Noise,
  ) {
    this.width = land.side * size;
    this.heights = new Float32Array(this.width * (this.width + 1));
    this.touched = touchedBy(land.mountains, land.side);
  }

  *paint(pen: Pen): Steps {
    yield* this.raise();
    const image = pen.getImageData(0, 0, this.width, this.width);
    yield* this.shade(image.data);
    yield* this.draw(image.data);
    pen.putImageData(image, 0, 0);
  }

  private isTouched(column: number, row: number): boolean {
    const { side } = this.land;
    const x = Math.min(side - 1, Math.floor(column / this.size));
    const y = Math.min(side, Math.floor(row / this.size));
    return this.touched[y * side + x] === 1;
  }

  private at(column: number, row: number): number {
    return this.heights[row * this.width + column] ?? 0;
  }

  private *raise(): Steps {
    const height = heightsOf(this.land.mountains, this.rough);
    for (let row = 0; row <= this.width; row++) {
      for (let column = 0; column < this.width; column++)
        if (this.isTouched(column, row))
          this.heights[row * this.width + column] = height(column / this.size, row / this.size);
      if (row % ROWS === 0) yield;
    }
  }

  /** The shadow that falls to the east, over sand and river. */
  private *shade(data: Uint8ClampedArray): Steps {
    for (let row = 0; row < this.width; row++) {
      for (let column = 0; column < this.width; column++) {
        if (!this.isTouched(column, row) || !this.isInShadow(column, row)) continue;
        const at = (row * this.width + column) * 4;
        data[at] = (data[at] ?? 0) * 0.74;
        data[at + 1] = (data[at + 1] ?? 0) * 0.66;
        data[at + 2] = (data[at + 2] ?? 0) * 0.69;
      }
      if (row % ROWS === 0) yield;
    }
  }

  private isInShadow(column: number, row: number): boolean {
    const here = this.at(column, row);
    for (let step = 3; step < 26; step += 2) {
      const west = column - Math.round(step * this.size * 0.018);
      const north = row - Math.round(step * this.size * 0.003);
      if (west < 0 || north < 0) return false;
      if (this.at(west, north) > here + 0.035 + step * 0.026) return true;
    }
    return false;
  }

  /** Each column from front to back; what is behind shows only where it is higher. */
  private *draw(data: Uint8ClampedArray): Steps {
    const { width } = this;
    for (let column = 0; column < width; column++) {
      let top = width;
      for (let row = width - 1; row >= 0; row--) {
        const height = this.at(column, row);
        if (height <= HALO) continue;
        const from = Math.round(row - height * RISE * this.size);
        if (from >= top) continue;
        const [start, end] = [Math.max(0, from), Math.min(top, row + 1)];
        if (start >= end) continue;
        const colour = this.colourAt(column, row, height);
        for (let y = start; y < end; y++) {
          const at = (y * width + column) * 4;
          data[at] = colour[0];
          data[at + 1] = colour[1];
          data[at + 2] = colour[2];
        }
        top = from;
      }
      if (column % ROWS === 0) yield;
    }
  }

  private readonly rock = lazily(() => this.tones.rock.map(channels));
  private readonly snow = lazily(() => this.tones.snow.map(channels));
  private readonly ink = lazily(() => channels(this.tones.ink));

  /** By how much a slope faces the sun in the west. */
  private colourAt(column: number, row: number, height: number): Colour {
    const { size, rough, width } = this;
    if (height < 0.05) return this.ink();
    const reach = Math.max(1, Math.round(size * 0.016));
    const west = this.at(Math.max(0, column - reach), row);
    const east = this.at(Math.min(width - 1, column + reach), row);
    const north = this.at(column, Math.max(0, row - reach));
    const south = this.at(column, Math.min(width, row + reach));
    const slope = ((east - west) * size) / (2 * reach);
    const fall = ((south - north) * size) / (2 * reach);
    const [x, y] = [column / size, row / size];
    const grain = (rough(x * 15, y * 15) - 0.5) * 0.16;
    const light = 0.52 + slope * 0.4 + fall * 0.06 + grain + height * 0.12;
    const snowline = 0.74 + (rough(x * 9, y * 9) - 0.5) * 0.28;
    if (height > snowline) return this.snow()[light < 0.45 ? 0 : light < 0.8 ? 1 : 2] as Colour;
    const tone = light < 0.28 ? 0 : light < 0.46 ? 1 : light < 0.66 ? 2 : light < 0.88 ? 3 : 4;
    return this.rock()[tone] as Colour;
  }
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
