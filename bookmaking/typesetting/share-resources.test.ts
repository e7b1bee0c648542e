import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { shareResources } from './share-resources.ts';

/** A form that draws with a gray of this opacity, as Typst writes one. */
function someForm({ context }: PDFDocument, opacity: number): PDFRawStream {
  const dictionary = context.obj({
    Type: 'XObject',
    Subtype: 'Form',
    Resources: { ProcSet: ['PDF', 'Text'], ExtGState: { g0: { ca: opacity } } },
    Group: { S: 'Transparency' },
  }) as PDFDict;
  const form = PDFRawStream.of(dictionary, Buffer.from('/g0 gs'));
  context.register(form);
  return form;
}

const drawnWith = (form: PDFRawStream) => form.dict.get(PDFName.of('Resources'));

test('forms that are drawn with the same draw with one thing, outside of them', async () => {
  const document = await PDFDocument.create();
  const [first, alike, other] = [0.5, 0.5, 0.7].map((opacity) => someForm(document, opacity));
  shareResources(document);
  expect(drawnWith(first!)).toBeInstanceOf(PDFRef);
  expect(drawnWith(alike!)).toBe(drawnWith(first!));
  expect(drawnWith(other!)).not.toBe(drawnWith(first!));
  const groups = [first, alike, other].map((form) => form!.dict.get(PDFName.of('Group')));
  expect(new Set(groups).size).toBe(1);
  const kept = document.context.lookup(drawnWith(other!), PDFDict);
  expect(kept.toString()).toContain('/ca 0.7');
  expect(kept.toString()).not.toContain('ProcSet');
});
