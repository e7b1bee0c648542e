import { describe, expect, test } from 'vitest';
import { composeCover } from '#bookmaking/compose-cover.ts';
import { composePage } from '#bookmaking/compose-page.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { overlaps } from '#bookmaking/drawing/geometry.ts';
import { onCover } from '#bookmaking/on-cover.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { DIFFERENT_READERS, someReader } from '#bookmaking/testing/readers.ts';
import { lineBoxes, lowestContrast } from '#bookmaking/testing/words-on.ts';
import type { PageName, Title } from '#bookmaking/title.ts';
import { someOf } from '#tests/support/some-of.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { listedTitles } from './find-title.ts';
import { BUTTON_RED } from './goose-on-bus-nine/set/colors.ts';

const PAGES: readonly PageName[] = ['cover', 'belongs', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const PHOTO = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ==';
const NAMES = [
  'Al',
  'Bartholomew-Maximilian',
  'Zoë',
  'Nguyễn',
  'Łucja',
  'Мария',
  'Ελένη',
  '小明',
  'محمد',
];

const atEveryLevel = (readers: readonly Reader[]) =>
  readers.flatMap((reader) => tellings.map((level) => ({ ...reader, level })));

const NAMED = atEveryLevel(NAMES.map((name) => someReader({ name })));
/** The widest of the others that are let in (`checkOthersName`), and none of them. */
const WIDEST_OTHERS = [
  {},
  {
    companion: { kind: 'wwwwwww wwwwww', name: 'W'.repeat(12) },
    grownUp: 'W'.repeat(12),
    babyName: 'W'.repeat(12),
  },
  { companion: { kind: 'wwwwwww wwwwww', name: '' } },
] satisfies Partial<Reader>[];
const WIDEST = atEveryLevel(
  ['鑫'.repeat(24), 'W'.repeat(24), 'س'.repeat(16)].flatMap((name) =>
    WIDEST_OTHERS.map((others) =>
      someReader({
        name,
        interests: ['WWWWWWWW WWWWWWW WWWWWWW', 'QWWWWWWW WWWWWWW WWWWWWW'],
        pronoun: 'they',
        ...others,
      }),
    ),
  ),
);
const DIFFERENT = atEveryLevel(DIFFERENT_READERS);
/** The tallest hair, on the smallest and the largest child: it must stay out of the words. */
const TALL = DIFFERENT.filter(
  ({ traits, level }) =>
    ['puffs', 'bun', 'afro'].includes(traits.hair ?? '') &&
    (level === 'explorer' || level === 'seedling'),
);

// Of every title a quarter of the pages is looked at, for a tenth of those who may read it; all of both in `npm run test:all`.
describe.each(listedTitles.map((title) => [title.slug, title] as const))('%s', (slug, title) => {
  describe.each(someOf(`${slug} pages`, PAGES, 4))('page %s', (page) => {
    test('is set for every name at every level', () => {
      for (const reader of someOf(`${slug} ${page} names`, NAMED)) {
        const composed = composePage(title, reader, page);
        for (const block of composed.text) {
          for (const box of lineBoxes({ text: [block] })) {
            expect(box.x).toBeGreaterThanOrEqual(block.box.x - 0.01);
            expect(box.x + box.width).toBeLessThanOrEqual(block.box.x + block.box.width + 0.01);
            expect(box.y).toBeGreaterThanOrEqual(block.box.y - 0.01);
            expect(box.y + box.height).toBeLessThanOrEqual(block.box.y + block.box.height + 0.6);
          }
        }
      }
    });

    test('is set for the widest names and the longest interests that are let in', () => {
      for (const reader of someOf(`${slug} ${page} widest`, WIDEST)) {
        expect(() => composePage(title, reader, page), reader.level).not.toThrow();
      }
    });

    test('has good numbers, plain SVG but for its texture, and no words over a face for very different children', () => {
      for (const reader of someOf(`${slug} ${page} children`, DIFFERENT)) {
        const composed = composePage(title, reader, page);
        const who = `${reader.level} ${reader.seed}`;
        const { svg, faces } = composed;
        expect(svg, who).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg, who).not.toMatch(
          /<filter|<script|<foreignObject|<image (?! *href="tile:|id="\w+" href="tile:)/,
        );
        expect(svg.length).toBeLessThan(290_000);
        const lines = [
          ...lineBoxes(composed),
          ...(composed.lettering?.rows.map((row) => row.box) ?? []),
        ];
        for (const face of faces) {
          for (const line of lines) expect(overlaps(face, line), who).toBe(false);
        }
      }
    });

    test('is the same when it is composed again', () => {
      const reader = DIFFERENT_READERS[1]!;
      expect(composePage(title, reader, page)).toEqual(composePage(title, reader, page));
    });

    test('keeps the words readable: contrast of at least 4.5 under every line', async () => {
      for (const reader of someOf(`${slug} ${page} contrast`, TALL)) {
        const worst = await lowestContrast(composePage(title, reader, page));
        expect(worst, `${reader.level} ${reader.seed}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  });

  test("hangs the child's photo on the 'belongs' page, and no words over it", () => {
    for (const name of ['Al', 'Bartholomew-Maximilian', 'محمد']) {
      const bare = composePage(title, someReader({ name }), 'belongs');
      const hung = composePage(title, someReader({ name, photo: PHOTO }), 'belongs');
      expect(hung.svg.split(PHOTO)).toHaveLength(2);
      expect(hung.faces.length, 'the photo is a face').toBe(bare.faces.length + 1);
      for (const face of hung.faces) {
        for (const line of lineBoxes(hung)) expect(overlaps(face, line), name).toBe(false);
      }
    }
  });

  test('a wheelchair is used on every page that shows its hero', () => {
    const walks = someReader({ traits: { wheelchair: false, wheelchairColor: 'green' } });
    const rolls = someReader({ traits: { wheelchair: true, wheelchairColor: 'green' } });
    const closeUps: readonly PageName[] = ['cover', 7];
    for (const page of PAGES.filter((each) => !closeUps.includes(each))) {
      const seated = composePage(title, rolls, page).svg;
      expect(seated, `${page}`).not.toBe(composePage(title, walks, page).svg);
    }
  });

  test('has its cover lettered: every word of the title is drawn, inside its quiet box, and only the name is set', () => {
    for (const reader of NAMED.filter(({ level }) => level === 'sprout')) {
      const { lettering, text } = composePage(title, reader, 'cover');
      const { box, lines } = text[0]!;
      expect(lines.flatMap((line) => line.runs).every((run) => run.isName)).toBe(true);
      for (const row of lettering!.rows) {
        expect(row.box.x, reader.name).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(row.box.x + row.box.width).toBeLessThanOrEqual(box.x + box.width + 0.01);
        expect(row.box.y).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(row.box.y + row.box.height).toBeLessThanOrEqual(box.y + box.height + 0.01);
      }
    }
  });

  test('has a cover for the browser that says the same as the printed one', async () => {
    const { cover } = await import(`./${title.slug}/pages/cover.ts`);
    expect(cover).toBe(title.cover);
    expect(cover.title).toBe(title.words.coverTitle);
    const svg = composeCover(title.cover, onCover(someReader({ name: 'Zoë' }), title.cover));
    expect(svg.replace(/<[^>]+>/g, '')).toMatch(/Zoë/);
  });

  test('previews four inside pages and never the ending', () => {
    expect(new Set(title.previewPages).size).toBe(4);
    expect(Math.max(...title.previewPages)).toBeLessThan(11);
  });
});

test('the tallest hair is that of three children', () => {
  expect(TALL).toHaveLength(3 * 2);
});

describe('The Goose on Bus Nine', () => {
  const title = listedTitles.find((each) => each.slug === 'goose-on-bus-nine') as Title;

  test('spends pure red on the button alone', () => {
    const buttonReds = new Set([BUTTON_RED, '#8f0010', '#a8000f', '#9a000d']);
    for (const page of PAGES) {
      for (const reader of someOf(`red on ${page}`, DIFFERENT_READERS)) {
        const colors = composePage(title, reader, page).svg.match(/#[0-9a-f]{6}\b/g) ?? [];
        for (const color of new Set(colors)) {
          if (!buttonReds.has(color)) expect(isPureRed(color), `${page} ${color}`).toBe(false);
        }
      }
    }
  });

  test('page 12 has eleven geese and the one that swims away', () => {
    const { svg } = composePage(title, someReader(), 12);
    // A beak has one nostril.
    expect(svg.match(/d="M40 -5l5 \.8"/g)).toHaveLength(12);
  });

  test('page 10 is wordless but for the smallest', () => {
    for (const level of tellings) {
      const { text } = composePage(title, someReader({ level }), 10);
      expect(text.length).toBe(level === 'seedling' ? 1 : 0);
    }
  });
});

function isPureRed(color: Hex): boolean {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)) as [
    number,
    number,
    number,
  ];
  return r > 150 && g < r * 0.28 && b < r * 0.28;
}
