import { describe, expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { DIFFERENT_READERS, someReader } from '#bookmaking/testing/readers.ts';
import { unpainted } from '#bookmaking/testing/unpainted.ts';
import type { PageName, StoryPage } from '#bookmaking/title.ts';
import { someOf } from '#tests/support/some-of.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { RINGS } from './set/hours.ts';
import { verySlowParade } from './title.ts';

const title = unpainted(verySlowParade);

const STORY: readonly StoryPage[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const art = (page: PageName, reader = someReader()): string => {
  const whom = `${page} ${JSON.stringify(reader)}`;
  const known = drawn.get(whom) ?? composePage(title, reader, page).svg;
  drawn.set(whom, known);
  return known;
};
const drawn = new Map<string, string>();
const count = (svg: string, mark: string): number => svg.split(mark).length - 1;

/** Marks that a drawing has exactly once, however it is lit or turned. */
const MARKS = {
  rug: 'stroke-dasharray=".1 7"',
  bearAwake: 'cx="4" cy="-20" rx="4" ry="5"',
  bearAsleep: 'd="M0 -20q4 3.6 8 0"',
  duckAwake: 'cx="25" cy="-68" rx="3.6" ry="4"',
  duckAsleep: 'd="M20.6 -67q4 3.6 8 0"',
} as const;

describe('The Very Slow Parade', () => {
  test('page 10 is wordless but for the smallest', () => {
    for (const level of tellings) {
      const { text } = composePage(title, someReader({ level }), 10);
      expect(text.length).toBe(level === 'seedling' ? 1 : 0);
    }
  });

  test('the snail is in front on every page but the one on which it is left to it', () => {
    for (const page of ['cover', 'belongs', ...STORY] as const) {
      expect(count(art(page), MARKS.rug), `${page}`).toBe(page === 11 ? 0 : 1);
    }
  });

  test('it gets quieter: a page full of rings, then one, then thinner ones, and one at the very end', () => {
    const beats = (page: StoryPage): number =>
      count(art(page), `fill="${RINGS.pot}"`) + count(art(page), `stroke="${RINGS.pot}"`);
    const width = (page: StoryPage): number =>
      Number(art(page).match(new RegExp(`stroke="${RINGS.pot}" stroke-width="([\\d.]+)"`))?.[1]);
    expect(beats(1)).toBe(0);
    expect(beats(2)).toBeGreaterThan(1);
    expect(beats(3)).toBeGreaterThan(1);
    expect([5, 6, 7].map((page) => beats(page as StoryPage))).toEqual([1, 1, 1]);
    expect(width(5)).toBeGreaterThan(width(6));
    expect(width(6)).toBeGreaterThan(width(7));
    for (const page of [8, 9, 10, 11, 12] as const) expect(beats(page), `${page}`).toBe(0);
    const heard = STORY.map((page) => count(art(page), `stroke="${RINGS.hush}"`));
    expect(heard).toEqual([0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]);
    const last = STORY.map((page) => count(art(page), `stroke="${RINGS.last}"`));
    expect(last).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('whoever drops out lies asleep on every later page that shows it', () => {
    const seen = (mark: string): StoryPage[] => STORY.filter((page) => art(page).includes(mark));
    expect(seen(MARKS.bearAwake)).toEqual([1, 2, 3, 5, 6]);
    expect(seen(MARKS.bearAsleep)).toEqual([7, 8, 10]);
    expect(seen(MARKS.duckAwake)).toEqual([1, 2, 3, 5]);
    expect(seen(MARKS.duckAsleep)).toEqual([7, 8, 10]);
  });

  test("the child's own object rides last, and is the last one awake", () => {
    for (const page of STORY) {
      const dinosaurs = art(page, someReader({ interests: ['dinosaurs'] }));
      const trains = art(page, someReader({ interests: ['trains'] }));
      const rides = [1, 2, 3, 5, 8, 10, 12].includes(page);
      expect(dinosaurs === trains, `${page}`).toBe(!rides);
    }
  });

  test('asleep, nobody wears glasses; they lie on a shelf', () => {
    const worn = { glasses: 'round', glassesColor: 'pink' } as const;
    const frame = /<ellipse[^>]*rx="14\.6"/;
    expect(art(8, someReader({ traits: worn }))).toMatch(frame);
    expect(art(12, someReader({ traits: worn }))).not.toMatch(frame);
    expect(art(12, someReader({ traits: worn }))).not.toBe(
      art(12, someReader({ traits: { ...worn, glasses: 'none' } })),
    );
  });

  test('a page is small enough to be sent live', () => {
    for (const page of ['cover', 'belongs', ...STORY] as const) {
      for (const reader of someOf(`parade ${page}`, DIFFERENT_READERS)) {
        expect(art(page, reader).length, `${page} ${reader.seed}`).toBeLessThan(180_000);
      }
    }
  });
});
