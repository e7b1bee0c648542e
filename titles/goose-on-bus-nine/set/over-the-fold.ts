import type { Hex } from '#bookmaking/drawing/color.ts';
import { box } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** The light of a picture on the paper that faces it, at the picture's left: strong in the fold, gone before the words. */
export const lightOverTheFold = (color: Hex, most = 0.5): string =>
  box(
    -64,
    -4,
    72,
    SHEET + 8,
    linear(
      [
        [0, color, 0],
        [0.55, color, most * 0.22],
        [0.85, color, most * 0.6],
        [1, color, most],
      ],
      0,
      0,
      1,
      0,
    ),
  );
