import { PDFDict, type PDFDocument, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';

const [RESOURCES, GROUP] = [PDFName.of('Resources'), PDFName.of('Group')];
/** A list of what a form draws with, for printers of the last century (PDF 32000-1, 14.2: 'considered obsolete'). */
const PROC_SET = PDFName.of('ProcSet');

/**
 * Lets what forms and patterns are drawn with stand outside of them, once each. Typst writes it into every stream, where
 * nothing can be compressed: 690 dictionaries were 190 of a book's 1,232 KB. As objects of their own they go into the
 * compressed ones, and most are alike.
 */
export function shareResources(document: PDFDocument): void {
  const { context } = document;
  const kept = new Map<string, PDFRef>();
  const sharedAs = (dictionary: PDFDict): PDFRef => {
    const written = dictionary.toString();
    const before = kept.get(written);
    if (before) return before;
    const ref = context.register(dictionary);
    kept.set(written, ref);
    return ref;
  };
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const resources = object.dict.get(RESOURCES);
    if (resources instanceof PDFDict) {
      resources.delete(PROC_SET);
      object.dict.set(RESOURCES, sharedAs(resources));
    }
    const group = object.dict.get(GROUP);
    if (group instanceof PDFDict) object.dict.set(GROUP, sharedAs(group));
  }
}
