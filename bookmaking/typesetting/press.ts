import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Face } from '#bookmaking/fonts/face-names.ts';
import { fontFile } from '#bookmaking/fonts/font-files.ts';
import { withTileFiles } from '#bookmaking/surface/tile-files.ts';
import { BOOK_SOURCE } from './book-source.ts';

/** What the template is handed: plain data, never source. */
export interface PrintJob {
  readonly title: string;
  readonly pages: readonly { readonly art: string; readonly lines: readonly PrintLine[] }[];
}

export interface PrintLine {
  /** Left edge and width of the box, and the baseline from the top of the sheet, in mm. */
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  /** In pt. */
  readonly size: number;
  readonly align: 'left' | 'center';
  readonly runs: readonly PrintRun[];
}

export interface PrintRun {
  readonly text: string;
  readonly faces: readonly string[];
  readonly weight: number;
  readonly color: string;
}

/**
 * Typst sees one folder, which does not exist: it holds only the pictures that we hand over, so
 * nothing that a customer typed could reach a file even if it became source.
 */
const WORKSPACE = '/wonderling';

/** Nearly every name is Latin or Cyrillic: those faces load in 3 ms, Chinese alone takes 20. */
const USUAL: readonly Face[] = ['winky', 'andika', 'andikaBold'];
const presses = new Map<string, Promise<NodeCompiler>>();

/** A compiler with these faces; kept, because making one reads and indexes the font files. */
function pressWith(faces: readonly Face[]): Promise<NodeCompiler> {
  const needed = [...new Set([...USUAL, ...faces])].sort();
  const key = needed.join(' ');
  let press = presses.get(key);
  if (!press) {
    press = Promise.all(needed.map(fontFile)).then((fontBlobs) =>
      NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] }),
    );
    presses.set(key, press);
  }
  return press;
}

/** Reads the usual fonts and sets nothing, so that the first customer does not wait for it. */
export async function warmPress(): Promise<void> {
  await pressWith(USUAL);
}

/**
 * Sets a job as a PDF without page boxes. Synchronous once the fonts are loaded, and busy for
 * tens of milliseconds a page: only ever called in the worker.
 */
export function printed(job: PrintJob, faces: readonly Face[]): Promise<Uint8Array> {
  return set(job, faces, (press, book) =>
    press.pdf(book, { creationTimestamp: 0, pdfTags: false }),
  );
}

/** Sets a job of one page as an SVG in which the letters are outlines, so it needs no fonts. */
export function outlined(job: PrintJob, faces: readonly Face[]): Promise<string> {
  return set(job, faces, (press, book) => press.plainSvg(book));
}

async function set<Sheets>(
  job: PrintJob,
  faces: readonly Face[],
  deliver: (press: NodeCompiler, book: NodeTypstDocument) => Sheets,
): Promise<Sheets> {
  const press = await pressWith(faces);
  for (const [i, page] of job.pages.entries()) {
    press.mapShadow(`${WORKSPACE}/page-${i}.svg`, Buffer.from(withTileFiles(page.art)));
  }
  try {
    const pages = job.pages.map(({ lines }) => ({ lines }));
    const done = press.compile({
      mainFileContent: BOOK_SOURCE,
      inputs: { book: JSON.stringify({ title: job.title, pages }) },
    });
    if (done.hasError() || !done.result) {
      // Typst's own words may quote the inputs, and with them a child's name: they stay here.
      throw new Error('the book did not compile');
    }
    return deliver(press, done.result);
  } finally {
    press.resetShadow();
    // Pictures are never met again. Kept for ten runs, 100 books took 541 MB; for one, 421 MB.
    press.evictCache(1);
  }
}
