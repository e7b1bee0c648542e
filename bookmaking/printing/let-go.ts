import type { Canvas } from '@napi-rs/canvas';

/** A page has 28 MB, and the collector of garbage does not see them: without this a book took 680 MB. */
export function letGo(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
