import { describe, expect, test } from 'vitest';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { inTitle } from '#bookmaking/hero/in-title.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { DIFFERENT_READERS } from '#bookmaking/testing/readers.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { someOf } from '#tests/support/some-of.ts';
import { listedTitles } from './find-title.ts';

/** What the binding swallows of an opening, in mm: no face and no word may lie there. */
const GUTTER = { from: 203, to: 223 };

const spreads = listedTitles.flatMap(({ slug, cover, spreads = {} }) =>
  Object.entries(spreads).map(([page, paint]) => [`${slug} ${page}`, paint, cover] as const),
);

describe.each(spreads)('the opening of %s', (name, paint, cover) => {
  test('keeps faces and words out of the fold, and on the sheet', () => {
    for (const reader of someOf(name, DIFFERENT_READERS)) {
      const { picture } = painted(paint, inTitle(heroOf(reader), cover));
      for (const { x, width } of [picture.quiet.box, ...picture.faces]) {
        expect(x + width <= GUTTER.from || x >= GUTTER.to, reader.seed).toBe(true);
        expect(x).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(SPREAD);
      }
    }
  });

  test('is painted over both pages, with good numbers', () => {
    const { svg } = painted(paint, inTitle(heroOf(DIFFERENT_READERS[1]!), cover));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(290_000);
  });
});

function painted(
  paint: Painting,
  hero: ReturnType<typeof heroOf>,
): { svg: string; picture: Picture } {
  let picture: Picture | undefined;
  const svg = sheet('s', [0, 0, SPREAD, SHEET], () => {
    picture = paint({ hero, things: ['teddy bear', 'wooden duck'], photo: null });
    return picture.art;
  });
  return { svg, picture: picture as Picture };
}
