import { describe, expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { DIFFERENT_READERS, someReader } from '#bookmaking/testing/readers.ts';
import { unpainted } from '#bookmaking/testing/unpainted.ts';
import type { PageName } from '#bookmaking/title.ts';
import { bootsForAnOctopus } from './title.ts';

const title = unpainted(bootsForAnOctopus);

/** One mark that each piece of footwear has exactly once, however it is lit or turned. */
const MARKS = {
  redSole: /M-28 51H52C55 58 52 63 45 63/g,
  frogSmile: /d="M22 42Q36 52 49 44"/g,
  skateLaces: /d="M2 8L18 6M4 17L22 15M8 26L30 22"/g,
  potRim: /M-31 -7C-12 -1 12 -1 31 -7V9/g,
  laceTails: /d="M-2 4L-12 20M2 4L13 18"/g,
  hatStrap: /d="M-17 -2C-17 -22/g,
};

const worn = (page: PageName, mark: keyof typeof MARKS): number => {
  const { svg } = composePage(title, someReader(), page);
  // A clipped piece names its outline in the definitions once more.
  return (svg.replace(/<defs>.*?<\/defs>/s, '').match(MARKS[mark]) ?? []).length;
};

describe('feet of the octopus', () => {
  test.each([
    // Rubber boots of both kinds have a sole: four, once all are on.
    [2, 0, 0, 0, 0, 0, 0],
    [3, 4, 2, 0, 0, 0, 0],
    [5, 4, 2, 1, 1, 1, 0],
    [6, 4, 2, 1, 1, 1, 0],
    [7, 4, 2, 1, 1, 1, 0],
    [9, 4, 2, 1, 1, 1, 1],
    [10, 4, 2, 1, 1, 1, 1],
    [11, 4, 2, 1, 1, 1, 1],
  ] as const)('page %i: each foot keeps what it was given', (page, ...counts) => {
    const marks = Object.keys(MARKS) as (keyof typeof MARKS)[];
    // The rim of the pot is filled twice, in shade and in light.
    expect(marks.map((mark) => worn(page, mark) / (mark === 'potRim' ? 2 : 1))).toEqual(counts);
  });

  test('the yellow hat is on the hero to page 8, and on foot eight from 9', () => {
    const brim = /stroke-dasharray="5 5"/;
    for (const reader of DIFFERENT_READERS) {
      for (const page of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
        expect(composePage(title, reader, page).svg, `${page}`).toMatch(brim);
      }
      for (const page of [9, 10, 11, 12] as const) {
        expect(composePage(title, reader, page).svg, `${page}`).not.toMatch(brim);
      }
    }
  });

  test('page 10 is wordless but for the smallest', () => {
    expect(composePage(title, someReader({ level: 'explorer' }), 10).text).toEqual([]);
    expect(composePage(title, someReader({ level: 'seedling' }), 10).text).toHaveLength(1);
  });
});
