import type { Canvas } from '@napi-rs/canvas';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';
import { drawOnCanvas } from './draw-on-canvas.ts';
import { letGo } from './let-go.ts';

/** A picture as a printer gets it: one layer, without transparency, in sRGB. */
export interface FlatPicture {
  /** With half as many dots for color as for light (4:2:0). */
  readonly jpeg: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Measured on ten titles: at 82 the dearest would have 15.6 MB, and red edges look the same in a crop of 100 %. */
const QUALITY = 76;

/** Draws a square page, `side` pixels wide. */
export async function flatPicture(svg: string, side: number): Promise<FlatPicture> {
  const canvas = await drawOnCanvas(withTileFiles(svg), side);
  const flat = packed(canvas);
  letGo(canvas);
  return flat;
}

/** What is drawn on a canvas, on paper, as a JPEG. */
export function packed(canvas: Canvas): FlatPicture {
  const { width, height } = canvas;
  const on = canvas.getContext('2d');
  on.resetTransform();
  on.globalCompositeOperation = 'destination-over';
  on.fillStyle = '#ffffff';
  on.fillRect(0, 0, width, height);
  return { jpeg: canvas.encodeSync('jpeg', QUALITY), width, height };
}
