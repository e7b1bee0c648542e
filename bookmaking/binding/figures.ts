import type { Dressing } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Medium } from '#bookmaking/surface/medium.ts';
import { surfaceOf } from '#bookmaking/surface/surface-of.ts';
import type { Title } from '#bookmaking/title.ts';

/** Figures alone in the medium of a title: fewer marks than in a picture, and no tooth on the paper around them. */
export const figuresIn = (title: Title): Dressing => inMedium({ ...title.cover.medium, paper: 0 });

/** Several of them, and so small ones: their grain was 20 KB each in print. */
export const smallFiguresIn = (title: Title): Dressing =>
  inMedium({ ...title.cover.medium, paper: 0, grained: Number.POSITIVE_INFINITY });

const inMedium = (medium: Medium): Dressing => ({
  finish: (art, on) => surfaceOf(art, on, medium, { width: SHEET, height: SHEET }),
});
