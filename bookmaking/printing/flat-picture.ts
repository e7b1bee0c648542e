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

/**
 * Of a picture, and of paper with little on it: grain alone, which shows nothing of it. Measured on ten titles, since pages of words have a
 * color and a grain of their own (144): at 76 for both the dearest had 17.8 MB and was refused, now it has 13.7.
 */
const QUALITY = { picture: 68, paper: 50 } as const;

/** Draws a square page, `side` pixels wide. */
export async function flatPicture(
  svg: string,
  side: number,
  kind: keyof typeof QUALITY,
): Promise<FlatPicture> {
  const canvas = await drawOnCanvas(withTileFiles(svg), side);
  const flat = packed(canvas, kind);
  letGo(canvas);
  return flat;
}

/** What is drawn on a canvas, on paper, as a JPEG. */
export function packed(canvas: Canvas, kind: keyof typeof QUALITY): FlatPicture {
  const { width, height } = canvas;
  const on = canvas.getContext('2d');
  on.resetTransform();
  on.globalCompositeOperation = 'destination-over';
  on.fillStyle = '#ffffff';
  on.fillRect(0, 0, width, height);
  return { jpeg: canvas.encodeSync('jpeg', QUALITY[kind]), width, height };
}
