import {
  NodeCompiler,
  type NodeTypstDocument,
  PdfStandard,
} from '@myriaddreamin/typst-ts-node-compiler';
import { DISPLAY_FACES, type Face } from '#bookmaking/fonts/face-names.ts';
import { fontFile } from '#bookmaking/fonts/font-files.ts';
import { BOOK_SOURCE } from './book-source.ts';
import { withTileFiles } from './tile-files.ts';

/** What the template is handed: plain data, never source. */
export interface PrintJob {
  /** Of the document, as a reader's window or voice says it. */
  readonly title: string;
  readonly pages: readonly PrintPage[];
  /** What several pages show is drawn once, on a page of its own after all others (`lay-grounds.ts`); `width` in mm. */
  readonly grounds?: readonly { readonly svg: string; readonly width: number }[];
}

export interface PrintPage {
  /** Its picture; null where it has nothing but its ground. */
  readonly art: string | null;
  /** What that shows, for who does not see it. */
  readonly shows?: string;
  /** Words that belong together, line by line. */
  readonly blocks: readonly (readonly PrintLine[])[];
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
  /** How much fatter its letters are than the face's, in mm. */
  readonly swell: number;
}

/**
 * Typst sees one folder, which does not exist: it holds only the pictures that we hand over, so
 * nothing that a customer typed could reach a file even if it became source.
 */
const WORKSPACE = '/wonderling';

/** What a page's description hangs on: its picture lies behind, as paper does. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 216"/>';

/** Nearly every name is Latin, Greek or Cyrillic; Chinese alone takes longer to load than all of these. */
const USUAL: readonly Face[] = [...DISPLAY_FACES, 'andika'];
const presses = new Map<string, NodeCompiler>();

/** A compiler with these faces; kept, because making one reads and indexes the font files. */
function pressWith(faces: readonly Face[]): NodeCompiler {
  const needed = [...new Set([...USUAL, ...faces])].sort();
  const key = needed.join(' ');
  let press = presses.get(key);
  if (!press) {
    press = NodeCompiler.create({
      workspace: WORKSPACE,
      fontArgs: [{ fontBlobs: needed.map(fontFile) }],
    });
    presses.set(key, press);
  }
  return press;
}

/** Reads the usual fonts and sets nothing, so that the first customer does not wait for it. */
export function warmPress(): void {
  pressWith(USUAL);
}

/**
 * Sets a job as a PDF without page boxes. Synchronous once the fonts are loaded, and busy for
 * tens of milliseconds a page: only ever called in the worker.
 */
export function printed(job: PrintJob, faces: readonly Face[]): Promise<Uint8Array> {
  return set(job, faces, (press, book) => press.pdf(book, { creationTimestamp: 0, pdfTags: true }));
}

/** Sets a job's words for a printer: a plain PDF that stays below what transparency came with, and says nothing aloud. */
export function printedPlain(job: PrintJob, faces: readonly Face[]): Promise<Uint8Array> {
  const plain = { creationTimestamp: 0, pdfTags: false, pdfStandard: PdfStandard.V_1_4 };
  return set(job, faces, (press, book) => press.pdf(book, plain));
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
  const press = pressWith(faces);
  const show = (name: string, svg: string): void =>
    press.mapShadow(`${WORKSPACE}/${name}.svg`, Buffer.from(withTileFiles(svg)));
  for (const [i, { art }] of job.pages.entries()) if (art) show(`page-${i}`, art);
  const grounds = job.grounds ?? [];
  for (const [i, { svg }] of grounds.entries()) show(`ground-${i}`, svg);
  show('nothing', NOTHING);
  try {
    const pages = job.pages.map(({ art, ...page }) => ({ ...page, drawn: art !== null }));
    const done = press.compile({
      mainFileContent: BOOK_SOURCE,
      inputs: {
        book: JSON.stringify({
          title: job.title,
          pages,
          grounds: grounds.map(({ width }) => width),
        }),
      },
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
