import { describe, expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { DIFFERENT_READERS, someReader } from '#bookmaking/testing/readers.ts';
import { unpainted } from '#bookmaking/testing/unpainted.ts';
import type { StoryPage } from '#bookmaking/title.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { PAPER } from './set/colors.ts';
import { holeDepartment } from './title.ts';

const title = unpainted(holeDepartment);

const count = (text: string, part: string): number => text.split(part).length - 1;

/** Nothing else on the beach or below it is drawn in pencil. */
const circlesOn = (page: StoryPage, reader = someReader()): number =>
  count(composePage(title, reader, page).svg, `stroke="${PAPER.pencil}"`);

describe('The Hole Department', () => {
  test('has a pencil circle on every page with a form, and none before there is one', () => {
    expect(circlesOn(1)).toBe(0);
    for (const page of [2, 3, 4, 5, 6] as const) {
      expect(circlesOn(page), `page ${page}`).toBeGreaterThan(0);
    }
  });

  test('needs six forms for a deep hole, and nine in all', () => {
    expect(circlesOn(4)).toBe(6);
    for (const reader of DIFFERENT_READERS) expect(circlesOn(8, reader), reader.seed).toBe(9);
  });

  test('has a nose in every window of the last page', () => {
    const { svg } = composePage(title, someReader(), 12);
    const nostril = 'd="M58.4 -1q-1.6 1.6 0 3.6"';
    const rim = 'stroke="#fff1d4"';
    expect(count(svg, nostril)).toBe(count(svg, rim));
    expect(count(svg, rim)).toBeGreaterThan(10);
  });

  test('is wordless at the hush, but for the smallest', () => {
    for (const level of tellings) {
      const { text } = composePage(title, someReader({ level }), 10);
      expect(text.length).toBe(level === 'seedling' ? 1 : 0);
    }
  });
});
