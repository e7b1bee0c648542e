import { describe, expect, test } from 'vitest';
import { composeOpening } from '#bookmaking/binding/compose-book.ts';
import { DIFFERENT_READERS, someCopy } from '#bookmaking/testing/readers.ts';
import { lowestContrast } from '#bookmaking/testing/words-on.ts';
import { PAGE_NAMES } from '#bookmaking/title.ts';
import { someOf } from '#tests/support/some-of.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { listedTitles } from './find-title.ts';

const BEATS = PAGE_NAMES.filter((page) => typeof page === 'number');

/** A glint, a star or a leaf's edge behind a letter takes nothing from a line. */
const GLINTS = 0.02;

// The Hole once had its words on a dark ceiling, and all tests passed: they knew pages on their own, and papers.
describe.each(someOf('openings', listedTitles, 4).map((title) => [title.slug, title] as const))(
  'as bound, %s',
  (slug, title) => {
    test.each(tellings)('has words that are read on what lies under them (%s)', async (level) => {
      for (const reader of someOf(`${slug} ${level} bound`, DIFFERENT_READERS)) {
        for (const beat of BEATS) {
          const pages = composeOpening(title, someCopy({ ...reader, level }), beat);
          for (const page of pages.filter(({ text }) => text.length > 0)) {
            const lowest = await lowestContrast(page, GLINTS);
            expect(lowest, `${beat} ${reader.seed}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    });
  },
);
