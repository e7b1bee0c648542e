import { degrees, PDFDocument, type PDFEmbeddedPage, rgb } from '@cantoo/pdf-lib';
import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';

/** The paper of a family's printer, in mm. */
export const papers = { letter: [215.9, 279.4], a4: [210, 297] } as const;
export type Paper = keyof typeof papers;

/** How far the pictures keep from the folds and edges: a printer at home leaves a margin of its own. In mm. */
const AROUND = 9;
const pt = (mm: number) => mm / MM_PER_PT;

/**
 * Lays a card's pages (front, inside, back, and what faces the inside, if there is anything) onto one side of one sheet, so that
 * it is printed at home without turning the paper: folded twice, it is a card. The upper half stands on its head, since it is
 * folded behind. Same input, same bytes.
 *
 *     inside right | inside left      (on their heads)
 *     -------------+------------
 *     back         | front
 */
export async function foldCard(pages: Uint8Array, paper: Paper): Promise<Uint8Array> {
  const [width, height] = papers[paper];
  const set = await PDFDocument.load(pages, { updateMetadata: false });
  const card = await PDFDocument.create({ updateMetadata: false });
  card.setTitle(set.getTitle() ?? '');
  // What is cut off in a bound book is left out here.
  const trim = {
    left: pt(BLEED),
    bottom: pt(BLEED),
    right: pt(BLEED + TRIM),
    top: pt(BLEED + TRIM),
  };
  const [front, inside, back, facing] = await Promise.all(
    set.getPages().map((page) => card.embedPage(page, trim)),
  );
  const sheet = card.addPage([pt(width), pt(height)]);
  const side = width / 2 - 2 * AROUND;
  const scale = pt(side) / (front as PDFEmbeddedPage).width;
  /** The middle of a quarter, counted from below. */
  const lay = (page: PDFEmbeddedPage, x: number, y: number, isOnItsHead = false) => {
    const turned = isOnItsHead ? 1 : -1;
    sheet.drawPage(page, {
      x: pt(x + (turned * side) / 2),
      y: pt(y + (turned * side) / 2),
      xScale: scale,
      yScale: scale,
      rotate: degrees(isOnItsHead ? 180 : 0),
    });
  };
  lay(front as PDFEmbeddedPage, width * 0.75, height * 0.25);
  lay(back as PDFEmbeddedPage, width * 0.25, height * 0.25);
  lay(inside as PDFEmbeddedPage, width * 0.25, height * 0.75, true);
  if (facing) lay(facing, width * 0.75, height * 0.75, true);
  markFolds(sheet, width, height);
  return card.save({ useObjectStreams: true, addDefaultPage: false });
}

type Sheet = ReturnType<PDFDocument['addPage']>;

/** Short strokes at the edges, where it is folded. */
function markFolds(sheet: Sheet, width: number, height: number): void {
  const stroke = (x: number, y: number, toX: number, toY: number) =>
    sheet.drawLine({
      start: { x: pt(x), y: pt(y) },
      end: { x: pt(toX), y: pt(toY) },
      thickness: 0.5,
      color: rgb(0.6, 0.6, 0.6),
    });
  const LONG = 8;
  stroke(0, height / 2, LONG, height / 2);
  stroke(width - LONG, height / 2, width, height / 2);
  stroke(width / 2, 0, width / 2, LONG);
  stroke(width / 2, height - LONG, width / 2, height);
}
