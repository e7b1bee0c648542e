import { type PDFArray, PDFDocument, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { asForm } from '#bookmaking/typesetting/page-as-form.ts';
import type { FlatPicture } from './flat-picture.ts';
import { inOneInk } from './ink.ts';

/** A sheet for the printer: one flat picture, and words over it. Measures in points. */
interface PrintSheet {
  readonly width: number;
  readonly height: number;
  /** How far inside the sheet the book is cut, or the cover folded. */
  readonly inset: number;
  readonly picture: FlatPicture;
  readonly words: readonly LaidWords[];
}

/** A page of words, where its lower left corner lies on the sheet, and how much larger it is there. */
export interface LaidWords {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly growth: number;
}

/**
 * Binds sheets to one document for the printer, with the boxes that it cuts by. The same words and pictures are the same bytes.
 * @param words a PDF of words alone (`typesetWords`)
 */
export async function bindSheets(
  words: Uint8Array,
  sheets: readonly PrintSheet[],
): Promise<Uint8Array> {
  const document = await PDFDocument.load(words, { updateMetadata: false });
  const pages = document.getPages();
  const space = colorSpaceOf(document);
  for (let last = pages.length - 1; last >= 0; last--) document.removePage(last);
  const forms = pages.map(({ node, ref }) => {
    const form = asForm(document, node, ref);
    inOneInk(document.context.lookup(form) as PDFRawStream);
    return form;
  });
  const pictures = new Map<FlatPicture, PDFRef>();
  for (const sheet of sheets) {
    const { width, height, inset, picture } = sheet;
    const page = document.addPage([width, height]);
    page.setBleedBox(0, 0, width, height);
    page.setTrimBox(inset, inset, width - 2 * inset, height - 2 * inset);
    const art = pictures.get(picture) ?? pictureIn(document, picture, space);
    pictures.set(picture, art);
    const drawn = [`q ${width} 0 0 ${height} 0 0 cm ${page.node.newXObject('Art', art)} Do Q`];
    for (const { page: number, growth, x, y } of sheet.words) {
      const name = page.node.newXObject('Words', forms[number] as PDFRef);
      drawn.push(`q ${short(growth)} 0 0 ${short(growth)} ${short(x)} ${short(y)} cm ${name} Do Q`);
    }
    const contents = document.context.stream(`${drawn.join('\n')}\n`);
    page.node.set(PDFName.of('Contents'), document.context.register(contents));
  }
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}

const short = (value: number): string => Number(value.toFixed(5)).toString();

/** The space of sRGB that Typst sets colored words in, a profile of its own: names are colored, so each of our documents has it. */
function colorSpaceOf(document: PDFDocument): PDFArray {
  for (const page of document.getPages()) {
    const spaces = page.node.Resources()?.lookup(PDFName.of('ColorSpace'));
    const found = (spaces as { lookup(name: PDFName): unknown } | undefined)?.lookup(
      PDFName.of('c0'),
    );
    if (found) return found as PDFArray;
  }
  throw new Error('no word of the book is colored, so nothing says what sRGB is');
}

function pictureIn(document: PDFDocument, picture: FlatPicture, space: PDFArray): PDFRef {
  const { context } = document;
  const { jpeg, width, height } = picture;
  const image = PDFRawStream.of(
    context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: space,
      Filter: 'DCTDecode',
    }),
    jpeg,
  );
  return context.register(image);
}
