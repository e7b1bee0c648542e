import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { composeCover } from '#bookmaking/compose-cover.ts';
import { type ComposedPage, composePage } from '#bookmaking/compose-page.ts';
import { contrast, type Hex } from '#bookmaking/drawing/color.ts';
import { type Box, overlaps } from '#bookmaking/drawing/geometry.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { DIFFERENT_READERS, someReader } from '#bookmaking/testing/readers.ts';
import type { PageName, Title } from '#bookmaking/title.ts';
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
  'Łukasz',
  'Мария',
  'Ελένη',
  '小明',
  'محمد',
];

/** What the lines of a page cover, in mm: no smaller than the ink. */
function inkBoxes(page: ComposedPage): Box[] {
  return page.text.flatMap((block) =>
    block.lines.map((line) => {
      const em = (block.size * 25.4) / 72;
      const x =
        block.align === 'center' ? block.box.x + (block.box.width - line.width) / 2 : block.box.x;
      return { x, y: line.baseline - em * 0.78, width: line.width, height: em };
    }),
  );
}

describe.each(listedTitles.map((title) => [title.slug, title] as const))('%s', (_slug, title) => {
  test.each(tellings)('sets every page for every name at level %s', (level) => {
    for (const name of NAMES) {
      for (const page of PAGES) {
        const composed = composePage(title, someReader({ name, level }), page);
        for (const block of composed.text) {
          for (const box of inkBoxes(composed)) {
            expect(box.x).toBeGreaterThanOrEqual(block.box.x - 0.01);
            expect(box.x + box.width).toBeLessThanOrEqual(block.box.x + block.box.width + 0.01);
            expect(box.y).toBeGreaterThanOrEqual(block.box.y - 0.01);
            expect(box.y + box.height).toBeLessThanOrEqual(block.box.y + block.box.height + 0.6);
          }
        }
      }
    }
  });

  test('sets the widest names and the longest interests that are let in', () => {
    const interests = ['WWWWWWWW WWWWWWW WWWWWWW', 'QWWWWWWW WWWWWWW WWWWWWW'];
    for (const name of ['鑫'.repeat(24), 'W'.repeat(24), 'س'.repeat(16)]) {
      for (const level of tellings) {
        for (const page of PAGES) {
          const reader = someReader({ name, level, interests, pronoun: 'they' });
          expect(() => composePage(title, reader, page), `${page} ${level}`).not.toThrow();
        }
      }
    }
  });

  test('never prints over a face', () => {
    for (const reader of DIFFERENT_READERS) {
      for (const level of tellings) {
        for (const page of PAGES) {
          const composed = composePage(title, { ...reader, level }, page);
          for (const face of composed.faces) {
            for (const line of inkBoxes(composed)) {
              expect(overlaps(face, line), `${page} ${level} ${reader.seed}`).toBe(false);
            }
          }
        }
      }
    }
  });

  test("hangs the child's photo on the 'belongs' page, and no words over it", () => {
    for (const name of ['Al', 'Bartholomew-Maximilian', 'محمد']) {
      const bare = composePage(title, someReader({ name }), 'belongs');
      const hung = composePage(title, someReader({ name, photo: PHOTO }), 'belongs');
      expect(hung.svg.split(PHOTO)).toHaveLength(2);
      expect(hung.faces.length, 'the photo is a face').toBe(bare.faces.length + 1);
      for (const face of hung.faces) {
        for (const line of inkBoxes(hung)) expect(overlaps(face, line), name).toBe(false);
      }
    }
  });

  test('has good numbers and plain SVG on every page for very different children', () => {
    for (const reader of DIFFERENT_READERS) {
      for (const page of PAGES) {
        const { svg } = composePage(title, reader, page);
        expect(svg, `${page}`).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg).not.toMatch(/<filter|<mask|mix-blend|<image|<script|<foreignObject/);
        expect(svg.length).toBeLessThan(260_000);
      }
    }
  });

  test('composes the same page twice', () => {
    for (const page of PAGES) {
      const reader = DIFFERENT_READERS[1] ?? someReader();
      expect(composePage(title, reader, page)).toEqual(composePage(title, reader, page));
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

  test('keeps the words readable: contrast of at least 4.5 under every line', async () => {
    // The tallest hair, on the smallest and the largest child: it must stay out of the words.
    const tall = DIFFERENT_READERS.filter(({ traits }) =>
      ['puffs', 'bun', 'afro'].includes(traits.hair ?? ''),
    );
    expect(tall).toHaveLength(3);
    for (const reader of tall) {
      for (const level of ['explorer', 'seedling'] as const) {
        for (const page of PAGES) {
          const composed = composePage(title, { ...reader, level }, page);
          const worst = await lowestContrast(composed);
          expect(worst, `${page} ${level} ${reader.seed}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }, 60_000);

  test('has a cover for the browser that says the same as the printed one', async () => {
    const { cover } = await import(`./${title.slug}/pages/cover.ts`);
    expect(cover).toBe(title.cover);
    expect(cover.title).toBe(title.words.coverTitle);
    const svg = composeCover(title.cover, someReader({ name: 'Zoë' }));
    expect(svg.replace(/<[^>]+>/g, '')).toMatch(/Zoë/);
  });

  test('previews four inside pages and never the ending', () => {
    expect(new Set(title.previewPages).size).toBe(4);
    expect(Math.max(...title.previewPages)).toBeLessThan(11);
  });
});

/** The lowest contrast of a page's ink with what is drawn under its lines. */
async function lowestContrast(page: ComposedPage): Promise<number> {
  const { data, info } = await sharp(Buffer.from(page.svg))
    .resize(SHEET, SHEET)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let lowest = 21;
  for (const block of page.text) {
    const inks = block.lines.some((line) => line.runs.some((run) => run.isName))
      ? [block.color, block.nameColor]
      : [block.color];
    for (const box of inkBoxes(page)) {
      for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
        for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
          const at = (y * info.width + x) * info.channels;
          const under: Hex = `#${data.subarray(at, at + 3).toString('hex')}`;
          for (const ink of inks) lowest = Math.min(lowest, contrast(ink, under));
        }
      }
    }
  }
  return lowest;
}

describe('The Goose on Bus Nine', () => {
  const title = listedTitles.find((each) => each.slug === 'goose-on-bus-nine') as Title;

  test('spends pure red on the button alone', () => {
    const buttonReds = new Set([BUTTON_RED, '#8f0010', '#a8000f', '#9a000d']);
    for (const reader of DIFFERENT_READERS) {
      for (const page of PAGES) {
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
