import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { letGo } from './let-go.ts';

/** A painting on its canvas, and how much of the canvas lies outside of it on each side. In pixels. */
export interface Outside {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of a painting is drawn out over what lies beside it: a millimeter, since the other two of its bleed may be seen. */
const DRAWN_OUT = 12;

/**
 * Covers what is turned in round a board and lies beside the painting. Where it is painted there, it stays; elsewhere its last millimeter
 * is drawn out over it. It was mirrored once: a board that lay 3 mm aside then showed a snail's second eye.
 */
export function coverTurnIn(canvas: Canvas, outside: Outside): void {
  const { width, height } = canvas;
  const on = canvas.getContext('2d');
  on.resetTransform();
  on.imageSmoothingEnabled = true;
  const inner = { y: outside.top, height: height - outside.top - outside.bottom };
  // First beside the painting, then over and under it and those two.
  for (const [x, long, from] of [
    [0, outside.left, outside.left],
    [width - outside.right, outside.right, width - outside.right - DRAWN_OUT],
  ] as const) {
    if (long === 0 || isPainted(on, x, inner.y, long, inner.height)) continue;
    const start = x === 0 ? 0 : from;
    drawOut(
      on,
      [from, inner.y, DRAWN_OUT, inner.height],
      [start, inner.y, long + DRAWN_OUT, inner.height],
    );
  }
  for (const [y, long, from] of [
    [0, outside.top, outside.top],
    [height - outside.bottom, outside.bottom, height - outside.bottom - DRAWN_OUT],
  ] as const) {
    if (long === 0 || isPainted(on, 0, y, width, long)) continue;
    const start = y === 0 ? 0 : from;
    drawOut(on, [0, from, width, DRAWN_OUT], [0, start, width, long + DRAWN_OUT]);
  }
}

type Part = readonly [x: number, y: number, width: number, height: number];

/** Draws a part of a canvas over another part of it. */
function drawOut(on: SKRSContext2D, from: Part, to: Part): void {
  const [x, y, width, height] = from;
  const strip = createCanvas(width, height);
  strip.getContext('2d').drawImage(on.canvas, x, y, width, height, 0, 0, width, height);
  on.clearRect(...to);
  on.drawImage(strip, ...to);
  letGo(strip);
}

/** Whether nothing shines through. */
function isPainted(
  on: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const { data } = on.getImageData(x, y, width, height);
  for (let i = 3; i < data.length; i += 4) if ((data[i] as number) < 255) return false;
  return true;
}
