import { describe, expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { DIFFERENT_READERS, someReader } from '#bookmaking/testing/readers.ts';
import { unpainted } from '#bookmaking/testing/unpainted.ts';
import type { PageName } from '#bookmaking/title.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { boxOfSnow } from './title.ts';

const title = unpainted(boxOfSnow);

const isMittenRed = (color: string): boolean => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
  return r > 190 && g < r * 0.24 && b < r * 0.3;
};
const redsIn = (svg: string): string[] =>
  (svg.match(/#[0-9a-f]{6}\b/g) ?? []).filter((color) => isMittenRed(color));

describe('A Box of Snow for Apartment Nine', () => {
  test('the red mitten is on the cover and on every page from the second', () => {
    for (const page of ['cover', 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const) {
      expect(redsIn(composePage(title, someReader(), page).svg), `${page}`).not.toEqual([]);
    }
  });

  test('nothing else is red', () => {
    for (const reader of DIFFERENT_READERS) {
      for (const page of ['belongs', 1] as const) {
        expect(redsIn(composePage(title, reader, page).svg), `${page} ${reader.seed}`).toEqual([]);
      }
    }
    expect(redsIn(sheet('e', [0, 0, 216, 216], title.endpaper))).toEqual([]);
  });

  test('thirty people are bent on Six, each on a mat and each with somebody else’s face', () => {
    const { svg } = composePage(title, someReader(), 4);
    expect(svg.match(/d="M-34 6H182L176 -6H-26Z"/g)).toHaveLength(30);
  });

  test('there is less snow in the box on each page', () => {
    // The heap's path begins at the rim; its next number is where its shoulder lies.
    const heights = ([1, 2, 4, 5, 6] as const).map((page: PageName) => {
      const shoulder = composePage(title, someReader(), page).svg.match(
        /d="M-48 -70C-46 (-?[\d.]+) /,
      )?.[1];
      return Number(shoulder);
    });
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(heights.length);
  });

  test('page 10 is wordless but for the smallest', () => {
    for (const level of tellings) {
      const { text } = composePage(title, someReader({ level }), 10);
      expect(text.length).toBe(level === 'seedling' ? 1 : 0);
    }
  });

  test('the hands of page 8 are the hero’s own, and so are the wheels', () => {
    const page = (traits: object): string =>
      composePage(title, someReader({ traits }), 8).svg.replaceAll(/d="[^"]*"/g, '');
    expect(page({ skin: 'ebony' })).not.toBe(page({ skin: 'fair' }));
    const wheels = composePage(title, someReader({ traits: { wheelchair: true } }), 8).svg;
    const none = composePage(title, someReader({ traits: { wheelchair: false } }), 8).svg;
    expect(wheels.length).toBeGreaterThan(none.length + 500);
  });
});
