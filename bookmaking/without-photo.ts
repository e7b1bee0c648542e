import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

import { tileFile } from './surface/tile-file.ts';
import { TILE_NAMES } from './surface/tiles.ts';

/** How a photo's bytes are packed in a document; besides it only our tiles are. */
const JPEG = 'DCTDecode';

/**
 * A book with white in the place of its photo, for whoever may see the book and not the child. The photo's bytes are gone from
 * it.
 */
export async function withoutPhoto(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isJpeg(object) || isTile(object.contents)) continue;
    const white = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1 };
    const ink = { ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
    context.assign(ref, context.stream(Uint8Array.of(255), { ...white, ...ink }));
  }
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}

const isJpeg = ({ dict }: PDFRawStream): boolean =>
  String(dict.get(PDFName.of('Filter'))).includes(JPEG);

/** Our tiles are put in byte by byte. */
const isTile = (jpeg: Uint8Array): boolean =>
  TILE_NAMES.some((tile) => tileFile(tile).equals(jpeg));
