import {
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** A page that Typst has set as a form that other pages draw, and no page any more. */
export function asForm(document: PDFDocument, page: PDFDict, ref: PDFRef): PDFRef {
  const { context } = document;
  const contents = page.get(PDFName.of('Contents')) as PDFRef;
  const stream = context.lookup(contents) as PDFRawStream;
  const form = PDFRawStream.of(stream.dict.clone(context), stream.contents);
  form.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  form.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  form.dict.set(PDFName.of('BBox'), page.get(PDFName.of('MediaBox'))!);
  form.dict.set(PDFName.of('Resources'), page.get(PDFName.of('Resources'))!);
  context.delete(contents);
  context.delete(ref);
  return context.register(form);
}
