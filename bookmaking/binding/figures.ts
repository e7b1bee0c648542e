import type { Dressing } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { surfaceOf } from '#bookmaking/surface/surface-of.ts';
import type { Title } from '#bookmaking/title.ts';

/** Figures alone in the medium of a title: fewer marks than in a picture, and no tooth on the paper around them. */
export const figuresIn = (title: Title): Dressing => ({
  finish: (art, on) =>
    surfaceOf(
      art,
      on,
      { ...title.cover.medium, paper: 0 },
      {
        width: SHEET,
        height: SHEET,
      },
    ),
});
