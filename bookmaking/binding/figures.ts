import type { Dressing } from '#bookmaking/drawing/sheet.ts';
import { inMedium } from '#bookmaking/surface/in-medium.ts';
import type { Title } from '#bookmaking/title.ts';

/** Figures alone in the medium of a title: fewer marks than in a picture, and no tooth on the paper around them. */
export const figuresIn = (title: Title): Dressing => inMedium({ ...title.cover.medium, paper: 0 });

/** Several of them, and so small ones: their grain was 20 KB each in print. */
export const smallFiguresIn = (title: Title): Dressing =>
  inMedium({ ...title.cover.medium, paper: 0, grained: Number.POSITIVE_INFINITY });
