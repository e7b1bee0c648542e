import sharp from 'sharp';
import { composePage } from '#bookmaking/compose-page.ts';
import { drawOnCanvas } from '#bookmaking/printing/draw-on-canvas.ts';
import { someCopy } from '#bookmaking/testing/readers.ts';
import type { StoryPage, Title } from '#bookmaking/title.ts';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';
import { typesetBook, typesetPreview } from '#bookmaking/typesetting/typeset.ts';
import { WALKS } from '#tests/golden/two-readers.ts';
import { listedTitles } from '#titles/find-title.ts';
import { spent } from './spent.ts';

const TIMES = 5;
/** A sheet of 222.25 mm at 300 dots an inch. */
const PRINTED_PX = 2625;
const PRINTED_PAGES: readonly StoryPage[] = [3, 6, 9];

/**
 * What the books cost of a processor, warm, each title for one child: five pages (at most 220 ms), a whole book for the screen (at most
 * 700 ms and 1.2 MB), and a page as a bitmap for the printer (of 26 pictures in a book: 20 s for all of it).
 */
export async function benchBooks(): Promise<void> {
  console.log(
    `${'of one title, ms of CPU'.padEnd(28)} five pages    a book       KB   a page at 300 ppi`,
  );
  for (const title of listedTitles) {
    await typesetPreview(title, WALKS);
    const preview = await cpu(() => typesetPreview(title, WALKS));
    let size = 0;
    const book = await cpu(async () => {
      size = (await typesetBook(title, someCopy(WALKS))).length;
    });
    const printed = await printedPage(title);
    console.log(
      `${title.slug.padEnd(28)} ${column(preview)} ${column(book)} ${column(size / 1000)} ${column(printed)}`,
    );
  }
}

const column = (value: number): string => Math.round(value).toString().padStart(9);

async function printedPage(title: Title): Promise<number> {
  const pages = PRINTED_PAGES.map((page) => withTileFiles(composePage(title, WALKS, page).svg));
  const before = process.cpuUsage();
  for (const svg of pages) {
    const canvas = await drawOnCanvas(svg, PRINTED_PX);
    const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
    await sharp(canvas.data(), { raw })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 88 })
      .toBuffer();
  }
  return spent(before) / pages.length;
}

/** The median of a few. */
async function cpu(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    const before = process.cpuUsage();
    await work();
    times.push(spent(before));
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] as number;
}
