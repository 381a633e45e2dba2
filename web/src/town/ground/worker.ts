// Draws the ground beside the page, so that nothing waits for it.
import { paint, type Land, type Pen } from "./paint";
import type { Sky } from "./tones";

export interface Wanted {
  id: number;
  land: Land;
  size: number;
  sky: Sky;
}

export interface Drawn {
  id: number;
  picture: ImageBitmap | null;
}

function draw({ land, size, sky }: Wanted): ImageBitmap | null {
  const canvas = new OffscreenCanvas(land.side * size, land.side * size);
  const pen: Pen | null = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return null;
  for (const step of paint(pen, land, size, sky)) void step;
  return canvas.transferToImageBitmap();
}

self.onmessage = ({ data }: MessageEvent<Wanted>) => {
  const picture = draw(data);
  const drawn: Drawn = { id: data.id, picture };
  self.postMessage(drawn, { transfer: picture ? [picture] : [] });
};
