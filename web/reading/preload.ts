import type { OpenCopy } from './open-copy.ts';
import { bitmapOf, pixelsOf } from './page-bitmaps.ts';
import { type Layout, stopsOf } from './stops.ts';

/** Brings and paints what may be turned to next, onward first; and brings what comes after that. */
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
    await open.bring(stop, layout).catch(() => {});
    for (const { svg } of open.seenAt(stop, layout) ?? []) {
      await bitmapOf(svg, pixelsOf(width)).catch(() => {});
    }
  }
  const after = stops[at + 2];
  if (after) await open.bring(after, layout).catch(() => {});
}
