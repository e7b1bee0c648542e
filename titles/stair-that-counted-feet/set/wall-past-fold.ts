import type { Hex } from '#bookmaking/drawing/color.ts';
import { box } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';

/** The wall goes on under the words, without its strokes; `over` is what lies on it there. */
export const wallPastFold = ([high, low]: readonly [Hex, Hex], over = ''): string =>
  groundPastFold(
    box(
      -240,
      0,
      246,
      216,
      linear([
        [0, high],
        [0.4, high],
        [1, low],
      ]),
    ) + over,
  );
