import { PDFDocument } from '@cantoo/pdf-lib';
import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';

/**
 * Tells the printer where to cut: TrimBox is the book, BleedBox the whole sheet. Typst cannot set
 * them. The document is parsed and written again, so no byte offset can be wrong, and metadata is
 * left as Typst wrote it: same input, same bytes.
 */
export async function withPageBoxes(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const bleed = BLEED / MM_PER_PT;
  const trim = TRIM / MM_PER_PT;
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getMediaBox();
    page.setBleedBox(x, y, width, height);
    page.setTrimBox(x + bleed, y + bleed, trim, trim);
  }
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}
