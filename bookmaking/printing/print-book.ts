import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import type { Expected, Preflight, PrintedFiles } from './preflight/preflight.ts';
import { preflight } from './preflight/preflight.ts';
import { printCover } from './print-cover.ts';
import { printInterior } from './print-interior.ts';

/** A bound book that is to be printed: all its pages, covers included, and what is known of it. */
export interface BookToPrint extends Expected {
  readonly pages: readonly BoundPage[];
}

/** Its files, and what our own look at them found. */
export interface PrintedBook extends PrintedFiles {
  readonly report: Preflight;
}

/**
 * Makes the files of a book for the printer and looks through them. 10 to 20 s of a processor and up to 500 MB: in a process of its own
 * (`print-alone.ts`). The same pages give the same bytes.
 */
export async function printBook({ pages, ...expected }: BookToPrint): Promise<PrintedBook> {
  const cover = await printCover(pages, expected.sheet);
  const interior = await printInterior(pages);
  return { interior, cover, report: await preflight({ interior, cover }, expected) };
}
