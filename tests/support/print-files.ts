import { createHash } from 'node:crypto';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';

/** A file as it is kept for the printer. */
export type SmallPrintFile = { bytes: Uint8Array; md5: string };

const MEDIA = 630;
const SHEET = [1368, 738] as const;

/** The smallest inside of a book that a printer takes: empty pages of the right size. */
export async function smallInterior({
  pages = 32,
  size = MEDIA,
  seeThrough = false,
} = {}): Promise<SmallPrintFile> {
  const file = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) {
    const page = file.addPage([size, size]);
    page.drawRectangle({
      x: 100,
      y: 100,
      width: 50 + n,
      height: 50,
      color: rgb(0.1, 0.3, 0.2),
      ...(seeThrough && { opacity: 0.5 }),
    });
  }
  return sealed(file);
}

/** A cover's sheet, of the size that goes round 24 to 84 pages in a hard case. */
export async function smallCover(mark = 0): Promise<SmallPrintFile> {
  const file = await PDFDocument.create();
  const page = file.addPage([...SHEET]);
  page.drawRectangle({ x: 10, y: 10, width: 200 + mark, height: 300, color: rgb(0.8, 0.6, 0.2) });
  return sealed(file);
}

async function sealed(file: PDFDocument): Promise<SmallPrintFile> {
  file.setCreationDate(new Date(0));
  file.setModificationDate(new Date(0));
  const bytes = await file.save();
  return { bytes, md5: createHash('md5').update(bytes).digest('hex') };
}
