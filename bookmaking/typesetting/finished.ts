import { ParseSpeeds, PDFDocument, PDFStreamWriter } from '@cantoo/pdf-lib';
import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';
import { type LaidGround, layGrounds } from './lay-grounds.ts';
import { shareResources } from './share-resources.ts';
import { shorten } from './shorten.ts';

/**
 * All small objects of a book in one compressed stream (PDF 32000-1, 7.5.7). By fifties, as the library's own `save` has them, a book
 * of 3,500 objects was 18 KB larger, and took twice as long to write.
 */
const OBJECTS_TOGETHER = 10_000;

/**
 * What Typst cannot do: lays what several pages show, writes numbers shorter, and tells the printer where to cut
 * (TrimBox is the book, BleedBox the whole sheet). The document is parsed and written again, so no byte offset can be
 * wrong, and metadata is left as Typst wrote it: same input, same bytes. In one go, as Typst works, too: the library would
 * wait for a turn of the event loop after each hundred objects.
 *
 * @param pages how many it has; what follows them are grounds
 */
export async function finished(
  pdf: Uint8Array,
  pages: number,
  grounds: readonly LaidGround[],
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  shorten(document);
  layGrounds(document, pages, grounds);
  shareResources(document);
  const bleed = BLEED / MM_PER_PT;
  const trim = TRIM / MM_PER_PT;
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getMediaBox();
    page.setBleedBox(x, y, width, height);
    page.setTrimBox(x + bleed, y + bleed, trim, trim);
  }
  const isCompressed = true;
  const writer = PDFStreamWriter.forContext(
    document.context,
    Infinity,
    isCompressed,
    OBJECTS_TOGETHER,
  );
  return writer.serializeToBuffer();
}
