import { describe, expect, test } from 'vitest';
import { type Box, overlaps } from '#bookmaking/drawing/geometry.ts';
import { canSet } from '#bookmaking/fonts/faces.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { DIFFERENT_READERS, someCopy, someReader } from '#bookmaking/testing/readers.ts';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';
import { wordsOf } from '#bookmaking/text/words-of.ts';
import type { Painting, StoryPage, Title } from '#bookmaking/title.ts';
import { someOf } from '#tests/support/some-of.ts';
import { listedTitles } from '#titles/find-title.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import type { BoundPage } from './bound-page.ts';
import { composeCard } from './card.ts';
import { closerWindow } from './closer-window.ts';
import { composeBook, composeOpening } from './compose-book.ts';
import type { Copy } from './copy.ts';
import { safeOn } from './margins.ts';
import { OPENINGS, PAGES_INSIDE, pagesOf } from './openings.ts';

const goose = listedTitles[0]!;
const EIGHT_IN_FOUR_TELLINGS = DIFFERENT_READERS.flatMap((reader) =>
  tellings.map((level) => ({ ...reader, level })),
);

/** Two hundred characters on six lines. */
const written = (words: string): string => {
  const letters = [...words.repeat(100)].slice(0, 200);
  return [0, 1, 2, 3, 4, 5]
    .map((line) =>
      letters
        .slice(line * 34, (line + 1) * 34)
        .join('')
        .trim(),
    )
    .join('\n');
};
const IN_FOUR_SCRIPTS = {
  latin: written('Für Łucja, die immer noch eine Seite will – Großmutter Zoë. '),
  cyrillic: written('Дорогой Мире, которая всегда просит ещё одну страницу. '),
  greek: written('Στην Ελένη, που θέλει πάντα άλλη μία σελίδα. '),
  arabic: written('إلى نور التي تريد دائما صفحة أخرى قبل النوم '),
  chinese: written('给总是想再听一页故事的小明'),
};

/** What the lines of a page cover, in mm. */
const inked = (page: BoundPage): Box[] =>
  page.text.flatMap((block) =>
    block.lines.map((line) => {
      const em = block.size * MM_PER_PT;
      const indent = block.align === 'center' ? (block.box.width - line.width) / 2 : 0;
      return {
        x: block.box.x + indent,
        y: line.baseline - em * 0.78,
        width: line.width,
        height: em,
      };
    }),
  );

const isInside = (box: Box, room: Box): boolean =>
  box.x >= room.x - 0.01 &&
  box.y >= room.y - 0.01 &&
  box.x + box.width <= room.x + room.width + 0.01 &&
  box.y + box.height <= room.y + room.height + 0.6;

// A third of the titles is looked at here, for a tenth of the many who may read them; all of both in `npm run test:all`.
describe.each(someOf('bound', listedTitles, 3).map((title) => [title.slug, title] as const))(
  '%s',
  (_, title) => {
    test('is 32 pages for every reader in every telling; words are large enough, and not in the fold, at the trim or on a face', () => {
      for (const reader of someOf(title.slug, EIGHT_IN_FOUR_TELLINGS)) {
        const pages = composeBook(title, someCopy(reader));
        expect(pages).toHaveLength(PAGES_INSIDE + 2);
        for (const [i, page] of pages.slice(1, -1).entries()) {
          const who = `page ${i + 1}, ${reader.level} ${reader.seed}`;
          const room = safeOn(i % 2 === 0 ? 'recto' : 'verso');
          for (const line of inked(page)) {
            expect(isInside(line, room), who).toBe(true);
            for (const face of page.faces) expect(overlaps(face, line), who).toBe(false);
          }
          const least = page.part === 'words' ? 14 : page.beat ? 11.5 : 9;
          for (const block of page.text) expect(block.size, who).toBeGreaterThanOrEqual(least);
          expect(page.svg, who).not.toMatch(/NaN|undefined|Infinity/);
        }
      }
    });

    test('tells the whole story, word for word', () => {
      for (const level of tellings) {
        const reader = someReader({ level });
        const pages = composeBook(title, someCopy(reader));
        const said = wordsOf(
          pages.filter(({ beat }) => beat !== undefined).flatMap((page) => page.text),
        );
        const told = title.words.pages.map((page) => page[level]).join(' ');
        expect(said.split(/\s+/).length).toBeGreaterThan(told.split(/\s+/).length * 0.9);
      }
    });

    test('takes a dedication of 200 characters in every script that we set', () => {
      for (const [script, dedication] of Object.entries(IN_FOUR_SCRIPTS)) {
        expect([...dedication].every((letter) => letter === '\n' || canSet(letter, 'hand'))).toBe(
          true,
        );
        const copy = someCopy(someReader(), {
          inscription: { dedication, from: 'Grandma Ruth and Grandpa Joe, 2026' },
        });
        const [page] = composeOpening(title, copy, 1);
        expect(page!.part).toBe('dedication');
        for (const line of inked(page!)) expect(isInside(line, safeOn('verso')), script).toBe(true);
        const [words, from] = page!.text;
        expect(words!.size, script).toBeGreaterThanOrEqual(12);
        expect(letters(wordsOf([words!]))).toBe(letters(dedication));
        expect(wordsOf([from!])).toBe('Grandma Ruth and Grandpa Joe, 2026');
      }
    });

    test('is dedicated as large to a long name, which may go on in the next line after its hyphen', () => {
      const [page] = composeOpening(
        title,
        someCopy(someReader({ name: 'Bartholomew-Maximilian' })),
        1,
      );
      const [words] = page!.text;
      expect(words!.size).toBeGreaterThanOrEqual(30);
      for (const { runs } of words!.lines)
        expect(runs.map(({ text }) => text).join('')).not.toContain('- ');
    });

    test('takes a dedication without a single space', () => {
      for (const letter of ['W', '鑫', 'س', 'a']) {
        const inscription = { dedication: letter.repeat(200), from: letter.repeat(60) };
        const copy = someCopy(someReader(), { inscription });
        const [page] = composeOpening(title, copy, 1);
        for (const line of inked(page!)) expect(isInside(line, safeOn('verso')), letter).toBe(true);
        expect(page!.text.map((block) => letters(wordsOf([block])))).toEqual([
          inscription.dedication,
          inscription.from,
        ]);
        const [, inside] = composeCard(title, someReader(), inscription.from);
        expect(letters(wordsOf(inside!.text))).toContain(inscription.from);
      }
    });

    // Of every telling in every run, two seconds a title: where one was drawn by lot, pages without room for a name were landed.
    test('carries the name on the widest letters that are let in', () => {
      for (const name of ['鑫'.repeat(24), 'W'.repeat(24), 'س'.repeat(16)]) {
        for (const level of tellings) {
          const reader = someReader({ name, level, pronoun: 'they' });
          expect(composeBook(title, someCopy(reader))).toHaveLength(34);
        }
      }
    });
  },
);

const letters = (text: string): string => text.replace(/[\s\u2066-\u2069]/g, '');

test('a book nobody wrote into has words for its reader all the same', () => {
  const [page] = composeOpening(goose, someCopy(), 1);
  expect(wordsOf(page!.text)).toBe('For Maya, and for whoever turns the pages.');
});

test('what nobody typed is not said: no age, no loves', () => {
  const shy = someReader({ ageMonths: null, interests: [] });
  const [, hero] = composeOpening(goose, someCopy(shy), 'look again');
  expect(wordsOf(hero!.text)).toBe('The hero of this book is Maya.');
  const [, known] = composeOpening(goose, someCopy(), 'look again');
  expect(wordsOf(known!.text)).toBe(
    'Maya was four when this was made. She loves dinosaurs and baking.',
  );
});

test('the imprint says who made this copy, who answers for it in Europe, and which copy it is', () => {
  const copy: Copy = someCopy();
  const [page] = composeOpening(goose, copy, 'imprint');
  const { maker, address, mail, personInEu, copyNumber } = copy.imprint;
  for (const said of [maker, address, mail, personInEu!, copyNumber, 'Made once, for Maya.']) {
    expect(wordsOf(page!.text)).toContain(said);
  }
  const european = someCopy(someReader(), { imprint: { ...copy.imprint, personInEu: null } });
  expect(wordsOf(composeOpening(goose, european, 'imprint')[0]!.text)).not.toContain('European');
});

test('openings lie on the pages that a binder would say', () => {
  expect(pagesOf('cover')).toEqual([1]);
  expect(pagesOf('ex libris')).toEqual([2]);
  expect(pagesOf('title')).toEqual([3, 4]);
  expect(pagesOf(12)).toEqual([27, 28]);
  expect(pagesOf('imprint')).toEqual([33]);
  expect(pagesOf('back')).toEqual([34]);
  expect(OPENINGS.flatMap(pagesOf)).toEqual(Array.from({ length: 34 }, (_, i) => i + 1));
});

test('a picture composed for words beside it comes over the fold, and one that is not leaves their paper bare', () => {
  const copy = someCopy(someReader());
  const comesOver = (title: Title, opening: StoryPage): boolean =>
    (composeOpening(title, copy, opening)[0] as BoundPage).svg.includes('translate(210');
  for (const opening of [4, 5, 7, 9] as const) expect(comesOver(goose, opening)).toBe(true);
  // No page of ours is like that any more.
  const bare = goose.pages.map(
    (paint): Painting =>
      (cast) => ({ ...paint(cast), overFold: undefined }),
  ) as unknown as Title['pages'];
  expect(comesOver({ ...goose, pages: bare }, 5)).toBe(false);
});

test('a closer window leaves out what was quiet, and cuts no face', () => {
  const quiet = { box: { x: 14, y: 14, width: 188, height: 50 }, ink: 'dark' } as const;
  const low = closerWindow({ quiet, faces: [{ x: 90, y: 90, width: 40, height: 40 }] });
  expect(low.y).toBeGreaterThan(30);
  expect(low.y + low.height).toBeCloseTo(SHEET);
  const high = closerWindow({ quiet, faces: [{ x: 10, y: 30, width: 40, height: 40 }] });
  expect(high.y).toBeLessThan(25);
  const apart = [
    { x: 4, y: 90, width: 40, height: 40 },
    { x: 170, y: 90, width: 40, height: 40 },
  ];
  expect(closerWindow({ quiet, faces: apart }).width).toBe(SHEET);
});
