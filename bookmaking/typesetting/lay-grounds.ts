import { PDFArray, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';
import { asForm } from './page-as-form.ts';

/** A page, and what it shows with others. */
export interface LaidGround {
  /** From 0. */
  readonly page: number;
  /** Which of the grounds, from 0. */
  readonly ground: number;
  /** Where the page begins on it, in mm. */
  readonly left: number;
}

/**
 * Lays what several pages show behind each of them. Typst has set it as a page of its own, after the others: that page
 * becomes a form that they draw, so that it is in the file once (a picture over the fold drawn twice added 60 KB).
 */
export function layGrounds(
  document: PDFDocument,
  pages: number,
  grounds: readonly LaidGround[],
): void {
  const after = document.getPages().slice(pages);
  for (let last = document.getPageCount() - 1; last >= pages; last--) document.removePage(last);
  const forms = after.map(({ node, ref }) => asForm(document, node, ref));
  for (const { page, ground, left } of grounds) {
    const { node } = document.getPage(page);
    const name = node.newXObject('Ground', forms[ground] as PDFRef);
    const shift = (-left / MM_PER_PT).toFixed(4);
    // Behind the words, and nothing that is read out: the page says itself what it shows.
    const behind = document.context.stream(
      `/Artifact BMC q 1 0 0 1 ${shift} 0 cm ${name} Do Q EMC`,
    );
    node.wrapContentStreams(
      document.context.register(document.context.stream('q\n')),
      document.context.register(document.context.stream('\nQ')),
    );
    (node.normalizedEntries().Contents ?? PDFArray.withContext(document.context)).insert(
      0,
      document.context.register(behind),
    );
  }
}
