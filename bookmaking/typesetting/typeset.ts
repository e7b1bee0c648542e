import { composeEndpaper } from '#bookmaking/compose-endpaper.ts';
import { type ComposedPage, composePage } from '#bookmaking/compose-page.ts';
import type { DisplayFace, Face } from '#bookmaking/fonts/face-names.ts';
import { FACES_OF, faceWithAll, type Style } from '#bookmaking/fonts/faces.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { PAGE_NAMES, type PageName, type Title } from '#bookmaking/title.ts';
import { withPageBoxes } from './page-boxes.ts';
import { outlined, type PrintJob, type PrintLine, type PrintRun, printed } from './press.ts';

/** Typst's names of our faces. */
const FAMILIES: Record<Face, { family: string; weight: number }> = {
  dela: { family: 'Dela Gothic One', weight: 400 },
  comfortaa: { family: 'Comfortaa', weight: 700 },
  alegreya: { family: 'Alegreya', weight: 900 },
  fira: { family: 'Fira Sans', weight: 900 },
  andika: { family: 'Andika', weight: 400 },
  greek: { family: 'Noto Sans', weight: 400 },
  arabic: { family: 'Noto Sans Arabic', weight: 400 },
  arabicBold: { family: 'Noto Sans Arabic', weight: 700 },
  chinese: { family: 'Noto Sans SC', weight: 500 },
};

/**
 * The preview: the cover and the four inside pages that the title names, as a PDF of five pages.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function typesetPreview(title: Title, reader: Reader): Promise<Uint8Array> {
  return typeset(title, reader, ['cover', ...title.previewPages]);
}

/**
 * The whole book for the printer: cover, 'belongs to' page, twelve story pages, and blank
 * endpapers up to a multiple of four pages.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function typesetBook(title: Title, reader: Reader): Promise<Uint8Array> {
  const endpapers = (4 - (PAGE_NAMES.length % 4)) % 4;
  return typeset(title, reader, PAGE_NAMES, endpapers);
}

/**
 * A book from pages that are drawn already: today, or long ago and kept since.
 */
export async function typesetPages(
  title: Title,
  pages: readonly ComposedPage[],
): Promise<Uint8Array> {
  const used = new Set<Face>();
  const job = printJob(title, pages, used);
  return withPageBoxes(await printed(job, [...used]));
}

/**
 * One page as a picture of its own: an SVG of the whole sheet, bleed included, letters as outlines.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function picturePage(title: Title, reader: Reader, page: PageName): Promise<string> {
  const used = new Set<Face>();
  const job = printJob(title, [composePage(title, reader, page)], used);
  return outlined(job, [...used]);
}

async function typeset(
  title: Title,
  reader: Reader,
  pages: readonly PageName[],
  endpapers = 0,
): Promise<Uint8Array> {
  const composed = pages.map((page) => composePage(title, reader, page));
  const sheets = endpapers ? [...composed, ...Array(endpapers).fill(endpaper(title))] : composed;
  return typesetPages(title, sheets);
}

/** Notes every face that the pages need in `used`. */
function printJob(title: Title, sheets: readonly ComposedPage[], used: Set<Face>): PrintJob {
  return {
    title: title.words.title,
    pages: sheets.map((page) => ({ art: artOf(page), lines: printLines(page, used) })),
  };
}

/** A cover's own words lie on its picture. */
const artOf = ({ svg, lettering }: ComposedPage): string =>
  lettering ? svg.replace(/<\/svg>$/, `${lettering.art}</svg>`) : svg;

function endpaper(title: Title): ComposedPage {
  return { svg: composeEndpaper(title), text: [], faces: [] };
}

/** The composer's lines in Typst's terms; notes every face that they need in `used`. */
function printLines(page: ComposedPage, used: Set<Face>): PrintLine[] {
  return page.text.flatMap((block) =>
    block.lines.map((line) => ({
      x: block.box.x,
      width: block.box.width,
      baseline: line.baseline,
      size: block.size,
      align: block.align,
      swell: block.swell ?? 0,
      runs: line.runs.map((run) =>
        printRun(run.text, block.style, run.isName ? block.nameColor : block.color, used),
      ),
    })),
  );
}

function printRun(
  text: string,
  style: Style | DisplayFace,
  color: string,
  used: Set<Face>,
): PrintRun {
  const faces = facesFor(text, style);
  for (const face of faces) used.add(face);
  const weight = FAMILIES[faces[0] as Face].weight;
  return { text, faces: faces.map((face) => FAMILIES[face].family), weight, color };
}

/** A name is in a display face only if that has all of its letters. */
function facesFor(text: string, style: Style | DisplayFace): readonly Face[] {
  if (style !== 'text' && style !== 'cover') return [style];
  const whole = faceWithAll(text, style);
  return whole ? [whole] : FACES_OF[style];
}
