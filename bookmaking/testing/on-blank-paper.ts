import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

const PAPER = sheet(
  'blank',
  [0, 0, SHEET, SHEET],
  () => '<rect x="-30" y="-30" width="276" height="276" fill="#fbf4e4"/>',
);

/** The words of a book and none of its pictures: for tests that a book of twenty seconds is too dear for. */
export const onBlankPaper = (pages: readonly BoundPage[]): BoundPage[] =>
  pages.map(({ lettering, ...page }) => ({
    ...page,
    svg: PAPER,
    ...(lettering && { lettering: { ...lettering, art: '' } }),
  }));
