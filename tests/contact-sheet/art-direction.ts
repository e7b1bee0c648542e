/** The pictures of docs/art-direction.md: of each title one opening as it is bound, without its bleed. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { composeOpening } from '#bookmaking/binding/compose-book.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { someCopy } from '#bookmaking/testing/readers.ts';
import type { StoryPage } from '#bookmaking/title.ts';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';
import { pictureOf } from '#bookmaking/typesetting/typeset.ts';
import { WALKS } from '#tests/golden/two-readers.ts';
import { listedTitles } from '#titles/find-title.ts';

/** Where each title's hand is seen best. */
const SHOWN: Record<string, StoryPage> = {
  'goose-on-bus-nine': 10,
  'stair-that-counted-feet': 5,
  'all-puff-no-whistle': 7,
  'hole-department': 10,
  'box-of-snow': 8,
  'what-the-baby-said': 6,
  'boots-for-an-octopus': 9,
  'very-slow-parade': 10,
  'i-knew-it-was-you': 10,
  'boat-with-no-name': 4,
};

const PAGE_PX = 560;
const BLEED_PX = Math.round((PAGE_PX * 3) / SHEET);
const TRIMMED_PX = PAGE_PX - 2 * BLEED_PX;

export async function drawArtDirection(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const title of listedTitles) {
    const opening = composeOpening(title, someCopy(WALKS), SHOWN[title.slug] ?? 1);
    const pages = await Promise.all(
      opening.map(async (page, place) => ({
        input: await sharp(Buffer.from(withTileFiles(await pictureOf(page))))
          .resize(PAGE_PX, PAGE_PX)
          .extract({ left: BLEED_PX, top: BLEED_PX, width: TRIMMED_PX, height: TRIMMED_PX })
          .toBuffer(),
        left: place * TRIMMED_PX,
        top: 0,
      })),
    );
    const size = { width: opening.length * TRIMMED_PX, height: TRIMMED_PX };
    await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .composite(pages)
      .webp({ quality: 70 })
      .toFile(path.join(folder, `${title.slug}.webp`));
  }
}
