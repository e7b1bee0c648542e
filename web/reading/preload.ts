import type { OpenCopy } from './open-copy.ts';
import { bitmapOf, pixelsOf } from './page-bitmaps.ts';
import { type Layout, stopsOf } from './stops.ts';

/** Draws and paints what may be turned to next: onward first. */
export async function preload({
  open,
  at,
  layout,
  width,
}: {
  open: OpenCopy;
  at: number;
  layout: Layout;
  width: number;
}): Promise<void> {
  const stops = stopsOf(layout);
  for (const place of [at + 1, at - 1]) {
    const stop = stops[place];
    if (!stop) continue;
    for (const { svg } of open(stop, layout)) {
      await bitmapOf(svg, pixelsOf(width)).catch(() => {});
    }
  }
}
