import type { BoundPage, Ground } from '#bookmaking/binding/bound-page.ts';
import { composeBook } from '#bookmaking/binding/compose-book.ts';
import type { Copy } from '#bookmaking/binding/copy.ts';
import { type ComposedPage, composePage } from '#bookmaking/compose-page.ts';
import type { DisplayFace, Face } from '#bookmaking/fonts/face-names.ts';
import { FACES_OF, faceWithAll, type Style } from '#bookmaking/fonts/faces.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { PageName, Title } from '#bookmaking/title.ts';
import type { TitleBrief } from '#bookmaking/words/brief.ts';
import { finished } from './finished.ts';
import {
  outlined,
  type PrintJob,
  type PrintLine,
  type PrintPage,
  type PrintRun,
  printed,
  printedPlain,
} from './press.ts';

/** Typst's names of our faces. */
const FAMILIES: Record<Face, { family: string; weight: number }> = {
  dela: { family: 'Dela Gothic One', weight: 400 },
  comfortaa: { family: 'Comfortaa', weight: 700 },
  alegreya: { family: 'Alegreya', weight: 900 },
  fira: { family: 'Fira Sans', weight: 900 },
  andika: { family: 'Andika', weight: 400 },
  caveat: { family: 'Caveat', weight: 700 },
  greek: { family: 'Noto Sans', weight: 400 },
  arabic: { family: 'Noto Sans Arabic', weight: 400 },
  arabicBold: { family: 'Noto Sans Arabic', weight: 700 },
  chinese: { family: 'Noto Sans SC', weight: 500 },
};

/**
 * The preview: the cover and the four inside pages that the title names, as a PDF of five pages.
 * @throws CannotPrint if the reader's name cannot be set
 */
export async function typesetPreview(title: Title, reader: Reader): Promise<Uint8Array> {
  const pages = (['cover', ...title.previewPages] as const).map((page) =>
    composePage(title, reader, page),
  );
  return typeset(`A look into ${titleOf(pages[0])}`, pages);
}

/**
 * The whole book, as it is bound: cover, thirty-two pages, back cover.
 * @param brief tells what its pictures show, for who does not see them
 * @throws CannotPrint if the reader's name cannot be set
 */
export const typesetBook = (title: Title, copy: Copy, brief?: TitleBrief): Promise<Uint8Array> =>
  typesetPages(composeBook(title, copy, brief));

/** A book from pages that are drawn already: today, or long ago and kept since; or a card, which has to say its title. */
export const typesetPages = (
  pages: readonly BoundPage[],
  documentTitle = titleOf(pages[0]),
): Promise<Uint8Array> => typeset(documentTitle, pages);

/** Words alone, each sheet of them a page without a picture: what a printer lays over pictures of its own (132). */
export function typesetWords(
  documentTitle: string,
  sheets: readonly (readonly TextBlock[])[],
): Promise<Uint8Array> {
  const used = new Set<Face>();
  const pages = sheets.map((text) => ({
    art: null,
    blocks: text.map((block) => printLines(block, used)),
  }));
  return printedPlain({ title: documentTitle, pages }, [...used]);
}

/**
 * One page as a picture of its own: an SVG of the whole sheet, bleed included, letters as outlines.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function picturePage(title: Title, reader: Reader, page: PageName): Promise<string> {
  return pictureOf(composePage(title, reader, page));
}

/** A composed page as a picture of its own, as `picturePage`. */
export function pictureOf({ svg, text, lettering, faces }: ComposedPage): Promise<string> {
  const used = new Set<Face>();
  const job = { title: '', pages: [printPage({ svg, text, lettering, faces }, used)] };
  return outlined(job, [...used]);
}

/** The whole title as it stands on the cover, with the name. */
export const titleOf = (cover: ComposedPage | undefined): string =>
  cover?.lettering?.words.replace(/[\u2068\u2069]/g, '') ?? '';

type Described = ComposedPage & Pick<BoundPage, 'ground' | 'shows'>;

async function typeset(documentTitle: string, sheets: readonly Described[]): Promise<Uint8Array> {
  const used = new Set<Face>();
  const grounds = new Map(sheets.flatMap(({ ground }) => (ground ? [[ground.svg, ground]] : [])));
  const job: PrintJob = {
    title: documentTitle,
    pages: sheets.map((sheet) => printPage(sheet, used)),
    grounds: [...grounds.values()],
  };
  const places = [...grounds.keys()];
  const laid = sheets.flatMap(({ ground }, page) =>
    ground ? [{ page, ground: places.indexOf(ground.svg), left: ground.left }] : [],
  );
  return finished(await printed(job, [...used]), sheets.length, laid);
}

/** Notes every face that the page needs in `used`. */
function printPage(page: Described, used: Set<Face>): PrintPage {
  return {
    art: page.ground ? overGround(page.ground, page) : artOf(page),
    ...(page.shows && { shows: page.shows }),
    blocks: page.text.map((block) => printLines(block, used)),
  };
}

/** A title's own words lie on its picture. */
const artOf = ({ svg, lettering }: Pick<ComposedPage, 'svg' | 'lettering'>): string =>
  lettering ? svg.replace(/<\/svg>$/, `${lettering.art}</svg>`) : svg;

const overGround = ({ over }: Ground, { lettering }: ComposedPage): string | null =>
  over === undefined ? null : artOf({ svg: over, lettering });

/** The composer's lines in Typst's terms; notes every face that they need in `used`. */
function printLines(block: TextBlock, used: Set<Face>): PrintLine[] {
  const { style, color, swell = 0, nameStyle, nameColor, nameSwell } = block;
  const told: Look = { style, color, swell };
  const named: Look = {
    style: nameStyle ?? style,
    color: nameColor,
    swell: nameSwell ?? swell,
  };
  return block.lines.map((line) => ({
    x: block.box.x,
    width: block.box.width,
    baseline: line.baseline,
    size: block.size,
    align: block.align,
    runs: line.runs.map((run) => printRun(run.text, run.isName ? named : told, used)),
  }));
}

interface Look {
  readonly style: Style | DisplayFace;
  readonly color: string;
  readonly swell: number;
}

function printRun(text: string, { style, color, swell }: Look, used: Set<Face>): PrintRun {
  const faces = facesFor(text, style);
  for (const face of faces) used.add(face);
  const weight = FAMILIES[faces[0] as Face].weight;
  return { text, faces: faces.map((face) => FAMILIES[face].family), weight, color, swell };
}

/** A name is in a display face only if that has all of its letters. */
function facesFor(text: string, style: Style | DisplayFace): readonly Face[] {
  if (style !== 'text' && style !== 'cover' && style !== 'hand') return [style];
  const whole = faceWithAll(text, style);
  return whole ? [whole] : FACES_OF[style];
}
