import sharp from 'sharp';
import type { ComposedPage } from '#bookmaking/compose-page.ts';
import { contrast, type Hex } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { ASCENT, MM_PER_PT } from '#bookmaking/text/text-block.ts';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';

/** What the lines of a page cover, in mm: no smaller than the ink. */
export const lineBoxes = ({ text }: Pick<ComposedPage, 'text'>): Box[] =>
  text.flatMap(({ box, size, align, lines }) =>
    lines.map(({ baseline, width }) => {
      const em = size * MM_PER_PT;
      const indent = align === 'center' ? (box.width - width) / 2 : 0;
      return { x: box.x + indent, y: baseline - em * ASCENT, width, height: em };
    }),
  );

/**
 * The lowest contrast of a page's inks with what is drawn under its lines, mm by mm, but for a share of them: 0 is every
 * mm, 0.02 forgives a lamp's glint behind a letter.
 */
export async function lowestContrast(
  page: Pick<ComposedPage, 'svg' | 'text' | 'lettering'>,
  share = 0,
): Promise<number> {
  const { data, info } = await sharp(Buffer.from(withTileFiles(page.svg)))
    .resize(SHEET, SHEET)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The right page of an opening may be the right half of one drawing.
  const left = Number(/viewBox="(\S+)/.exec(page.svg)?.[1]);
  const set = page.text.flatMap((block) =>
    lineBoxes({ text: [block] }).map((box, i) => ({
      box,
      inks: block.lines[i]?.runs.some((run) => run.isName)
        ? [block.color, block.nameColor]
        : [block.color],
    })),
  );
  const drawn = page.lettering?.rows.map(({ box, ink }) => ({ box, inks: [ink] })) ?? [];
  const all: number[] = [];
  for (const { box, inks } of [...set, ...drawn]) {
    for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
      for (let x = Math.floor(box.x - left); x < box.x - left + box.width; x++) {
        const at = (y * info.width + x) * info.channels;
        const under: Hex = `#${data.subarray(at, at + 3).toString('hex')}`;
        all.push(Math.min(...inks.map((ink) => contrast(ink, under))));
      }
    }
  }
  return all.sort((a, b) => a - b)[Math.floor(all.length * share)] ?? 21;
}
