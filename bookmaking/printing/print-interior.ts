import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { titleOf, typesetWords } from '#bookmaking/typesetting/typeset.ts';
import { bindSheets } from './bind-sheets.ts';
import { type FlatPicture, flatPicture } from './flat-picture.ts';
import { PAGE_GROWTH, PRINTED_BLEED, PRINTED_PAGE, toPixels } from './print-sizes.ts';

/** What is painted from edge to edge, or shows a child; the rest is paper. */
const PAINTED: readonly BoundPage['part'][] = ['picture', 'endpaper', 'hero'];

/**
 * The inside of a bound book for the printer: its 32 pages one by one, each a flat picture under its words.
 * @param pages the whole book as it is bound, with both covers
 */
export async function printInterior(pages: readonly BoundPage[]): Promise<Uint8Array> {
  const inside = pages.slice(1, -1);
  const words = await typesetWords(
    titleOf(pages[0]),
    inside.map(({ text }) => text),
  );
  const pictures = new Map<string, FlatPicture>();
  for (const { svg, lettering, part } of inside) {
    const art = lettering ? svg.replace(/<\/svg>$/, `${lettering.art}</svg>`) : svg;
    const kind = PAINTED.includes(part) ? 'picture' : 'paper';
    // Pages of plain paper are one picture.
    if (!pictures.has(svg)) pictures.set(svg, await flatPicture(art, toPixels(PRINTED_PAGE), kind));
  }
  const sheets = inside.map(({ svg }, page) => ({
    width: PRINTED_PAGE,
    height: PRINTED_PAGE,
    inset: PRINTED_BLEED,
    picture: pictures.get(svg) as FlatPicture,
    words: [{ page, x: 0, y: 0, growth: PAGE_GROWTH }],
  }));
  return bindSheets(words, sheets);
}
