import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawnRows, drawnSounds } from '#bookmaking/lettering/draw-words.ts';
import type { Pen } from '#bookmaking/lettering/pen.ts';
import { listedTitles } from './find-title.ts';

const said = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

describe.each(listedTitles.map((title) => [title.slug, title] as const))('%s', (slug, title) => {
  test('is lettered as its pen writes now', async () => {
    const { PEN }: { PEN: Pen } = await import(`./${slug}/pen.ts`);
    expect(title.cover.lettering.rows).toEqual(drawnRows(PEN, slug));
    if (!existsSync(new URL(`${slug}/sounds.ts`, import.meta.url))) return;
    const { SOUNDS } = await import(`./${slug}/sounds.ts`);
    expect(SOUNDS).toEqual(drawnSounds(PEN, slug));
  });

  test('says all words of its title on the cover, in their order', async () => {
    const { PEN }: { PEN: Pen } = await import(`./${slug}/pen.ts`);
    const rows = PEN.rows.map((row) =>
      'name' in row ? '{name}' : row.words.map(([text]) => text).join(' '),
    );
    expect(said(rows.join(' '))).toBe(said(title.words.coverTitle));
  });
});
