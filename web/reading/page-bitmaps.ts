import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { withTileFiles } from '#web/book/live/tile-files.ts';

/** Sharp on a phone's screen, without asking a small phone for 36 megapixels. */
const MOST_DENSE = 2;
/** Three openings and the leaf between them; on a phone a page is 2.4 MB. */
const KEPT = 10;

const kept = new Map<string, Promise<ImageBitmap>>();

/** How many pixels a page has that is `width` CSS px wide. */
export const pixelsOf = (width: number): number =>
  Math.max(1, Math.round(width * Math.min(window.devicePixelRatio || 1, MOST_DENSE)));

/**
 * A page's picture as pixels, cut at the trim. As a drawing it would be painted anew whenever it moves: a page has
 * thousands of shapes, and a leaf that turns has 16 ms.
 *
 * @param pixels its width and height
 */
export function bitmapOf(svg: string, pixels: number): Promise<ImageBitmap> {
  const key = `${pixels} ${svg}`;
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const painted = paint(svg, pixels);
  kept.set(key, painted);
  painted.catch(() => kept.delete(key));
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT)))
    kept.delete(oldest);
  return painted;
}

async function paint(svg: string, pixels: number): Promise<ImageBitmap> {
  const sheet = Math.round((pixels * (TRIM + 2 * BLEED)) / TRIM);
  const drawing = (await withTileFiles(svg)).replace(
    '<svg',
    `<svg width="${sheet}" height="${sheet}"`,
  );
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = pixels;
    const bleed = Math.round((sheet - pixels) / 2);
    canvas.getContext('2d')?.drawImage(image, -bleed, -bleed, sheet, sheet);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}
