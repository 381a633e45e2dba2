// Grounds that were drawn, and drawing one: beside the page where the browser can, else in slices.
import { paint, type Land } from "./paint";
import type { Sky } from "./tones";
import type { Drawn, Wanted } from "./worker";

export type Picture = ImageBitmap | HTMLCanvasElement;

const KEPT = 6;
const SLICE_MS = 8;
const SMALLEST = 40;
const LARGEST = 180;

const kept = new Map<string, Promise<Picture>>();
const awaited = new Map<number, (picture: ImageBitmap | null) => void>();
let worker: Worker | null | undefined;
let count = 0;

/** This many pixels are drawn for a parcel of a size on the screen. */
export function detailOf(parcel: number, ratio: number): number {
  const wanted = Math.ceil((parcel * Math.max(1.25, ratio)) / 8) * 8;
  return Math.min(LARGEST, Math.max(SMALLEST, wanted));
}

/** The ground of a town; what was drawn lately is there at once. */
export function groundOf(land: Land, size: number, sky: Sky): Promise<Picture> {
  const key = JSON.stringify([land, size, sky]);
  const found = kept.get(key);
  if (found) return found;
  const picture = draw(land, size, sky);
  picture.catch(() => kept.delete(key));
  kept.set(key, picture);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest) kept.delete(oldest);
  return picture;
}

async function draw(land: Land, size: number, sky: Sky): Promise<Picture> {
  return (await beside({ id: count++, land, size, sky })) ?? inSlices(land, size, sky);
}

// --- beside the page --------------------------------------------------------------------------
function hired(): Worker | null {
  if (worker !== undefined) return worker;
  if (typeof OffscreenCanvas === "undefined" || typeof Worker === "undefined") return null;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Drawn>) => settle(data.id, data.picture);
  worker.onerror = dismiss;
  return worker;
}

function settle(id: number, picture: ImageBitmap | null): void {
  awaited.get(id)?.(picture);
  awaited.delete(id);
}

/** Where it cannot draw, the page does. */
function dismiss(): void {
  worker?.terminate();
  worker = null;
  for (const id of [...awaited.keys()]) settle(id, null);
}

function beside(wanted: Wanted): Promise<ImageBitmap | null> {
  return new Promise((resolve) => {
    const helper = hired();
    if (!helper) return resolve(null);
    awaited.set(wanted.id, resolve);
    helper.postMessage(wanted);
  });
}

// --- in slices --------------------------------------------------------------------------------
const whenIdle = (go: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(go);
  else setTimeout(go, SLICE_MS);
};

function inSlices(land: Land, size: number, sky: Sky): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = land.side * size;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return new Promise((resolve, reject) => {
    if (!pen) return reject(new Error("This browser cannot draw."));
    const steps = paint(pen, land, size, sky);
    const slice = (): void => {
      const end = performance.now() + SLICE_MS;
      while (performance.now() < end) if (steps.next().done) return resolve(canvas);
      whenIdle(slice);
    };
    whenIdle(slice);
  });
}
