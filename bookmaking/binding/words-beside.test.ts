import { describe, expect, test } from 'vitest';
import { type Box, overlaps } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { DIFFERENT_READERS, someCopy, someReader } from '#bookmaking/testing/readers.ts';
import { lineBoxes } from '#bookmaking/testing/words-on.ts';
import { PAGE_NAMES, type Picture, type StoryPage, type Title } from '#bookmaking/title.ts';
import { castFor } from '#bookmaking/told-to.ts';
import { someOf } from '#tests/support/some-of.ts';
import { listedTitles } from '#titles/find-title.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import type { DrawnPage } from './bound-page.ts';
import { composeOpening } from './compose-book.ts';
import { clearOf, thingsIn } from './over-fold.ts';
import { facingPages } from './story.ts';

const BEATS = PAGE_NAMES.filter((page): page is StoryPage => typeof page === 'number');
const goose = listedTitles[0] as Title;

const wordsOn = (
  title: Title,
  reader: (typeof DIFFERENT_READERS)[number],
): [StoryPage, DrawnPage][] =>
  BEATS.map((beat): [StoryPage, DrawnPage] => [
    beat,
    facingPages(title, reader, beat)[0] as DrawnPage,
  ]).filter(([, page]) => page.text.length > 0);

test('a dedication keeps clear of what comes over the fold from the first picture', () => {
  for (const reader of DIFFERENT_READERS) {
    const things = overFoldOf(goose, reader, 1);
    expect(things.length).toBeGreaterThan(0);
    const [dedication] = composeOpening(goose, someCopy(reader), 1);
    const lines = lineBoxes(dedication as DrawnPage);
    for (const line of lines) for (const thing of things) expect(overlaps(line, thing)).toBe(false);
  }
});

test('words keep clear of what comes over the fold, for every child in every telling', () => {
  const told = DIFFERENT_READERS.flatMap((reader) =>
    tellings.map((level) => ({ ...reader, level })),
  );
  for (const reader of someOf('over the fold', told)) {
    for (const [beat, page] of wordsOn(goose, reader)) {
      // The first comes over to the dedication.
      if (beat === 1) continue;
      const things = overFoldOf(goose, reader, beat);
      for (const line of lineBoxes(page)) {
        for (const thing of things)
          expect(overlaps(line, thing), `${beat} ${reader.seed} ${reader.level}`).toBe(false);
      }
    }
  }
});

function overFoldOf(
  title: Title,
  reader: (typeof DIFFERENT_READERS)[number],
  beat: StoryPage,
): Box[] {
  let things: Box[] = [];
  sheet('x', [0, 0, SHEET, SHEET], () => {
    const paint = title.pages[beat - 1] as (typeof title.pages)[number];
    const picture: Picture = paint({ ...castFor(title, reader), beside: true });
    things = thingsIn(`<g transform="translate(210 0)">${picture.overFold?.() ?? ''}</g>`);
    return '';
  });
  return things;
}

test('what is drawn as ground takes no room from words, and what stands on it does', () => {
  const lamp = oval(-40, 30, 10, 8, '#fff');
  const over = asGround(at(4, 4, 2, box(-200, 0, 100, 20, '#fff'))) + lamp + asGround(lamp);
  expect(thingsIn(shifted(210, 0, over))).toEqual([{ x: 160, y: 22, width: 20, height: 16 }]);
});

test('a place keeps clear of things by giving up its foot, its head or its right, whichever is least', () => {
  const whole = { x: 20, y: 20, width: 160, height: 160 };
  const low = clearOf(whole, [{ x: 100, y: 170, width: 120, height: 20 }]);
  expect(low).toEqual({ ...whole, height: 143 });
  expect(clearOf(whole, [{ x: 170, y: 60, width: 40, height: 40 }])).toEqual({
    ...whole,
    width: 143,
  });
  expect(clearOf(whole, [{ x: 100, y: 10, width: 100, height: 20 }])).toEqual({
    ...whole,
    y: 37,
    height: 143,
  });
  expect(clearOf(whole, [{ x: 190, y: 0, width: 20, height: 200 }])).toEqual(whole);
});

/** Where a beach goes on over the fold, words lie in the earth below it; on a boot below its rim, out of which somebody looks; on a scoop below its heap. */
const BELOW = new Set([
  ...[3, 4, 9].map((beat) => `hole-department ${beat}`),
  'stair-that-counted-feet 8',
  'box-of-snow 2',
]);

describe('for a child as most are', () => {
  test.each(tellings)(
    'words of a %s telling are large, and lie where the eye is, or below what goes on over them',
    (level) => {
      const least = { seedling: 36, sprout: 32, sapling: 22, explorer: 18 }[level];
      for (const title of listedTitles) {
        for (const [beat, page] of wordsOn(title, someReader({ level }))) {
          const who = `${title.slug} ${beat}`;
          expect(Math.min(...page.text.map(({ size }) => size)), who).toBeGreaterThanOrEqual(least);
          const lines = lineBoxes(page);
          const top = Math.min(...lines.map(({ y }) => y));
          const foot = Math.max(...lines.map(({ y, height }) => y + height));
          const middle = (top + foot) / 2;
          expect(middle, who).toBeGreaterThan(60);
          expect(middle, who).toBeLessThan(BELOW.has(who) ? 152 : 108);
        }
      }
    },
  );
});

test('what is called out is a display line: 1.4 to 1.7 times the words around it, on at most three lines', () => {
  for (const title of listedTitles) {
    for (const [beat, { text }] of wordsOn(title, someReader({ level: 'explorer' }))) {
      const told = text.filter(({ style }) => style === 'text');
      const called = text.filter(({ style }) => style !== 'text');
      if (called.length === 0) continue;
      const [{ size, lines }] = called as [(typeof called)[number]];
      const louder = size / (told[0]?.size ?? 1);
      expect(louder, `${title.slug} ${beat}`).toBeGreaterThanOrEqual(1.4);
      expect(louder, `${title.slug} ${beat}`).toBeLessThanOrEqual(1.7);
      expect(lines.length, `${title.slug} ${beat}`).toBeLessThanOrEqual(3);
    }
  }
});

test('the Explorer telling of the climax calls out the refrain that it changes', () => {
  const [words] = facingPages(goose, someReader({ level: 'explorer', name: 'Kofi' }), 11);
  const called = words?.text.filter(({ style }) => style !== 'text') ?? [];
  expect(
    called.map(({ lines }) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''))),
  ).toEqual([['And it was Kofi.']]);
});

describe.each(someOf('papers', listedTitles, 3).map((title) => [title.slug, title] as const))(
  'the papers of %s',
  (_, title) => {
    test('are drawn once: the pages of words have their ground in common', () => {
      const grounds = wordsOn(title, someReader()).map(([, { ground }]) => ground?.svg);
      expect(new Set(grounds).size).toBe(1);
      expect(grounds[0]).toContain('href="tile:');
    });
  },
);
