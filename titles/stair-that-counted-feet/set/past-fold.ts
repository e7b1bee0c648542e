import type { Hex } from '#bookmaking/drawing/color.ts';
import { asGround, box } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';

/** As much of a picture as lies on the page of words, or is cut off by a binder. */
export const pastFold = (art: string): string => clip('M-240 -10H4V230H-240Z', art);

/** The wall goes on under the words, without its strokes; `over` is what lies on it there. */
export const wallPastFold = ([high, low]: readonly [Hex, Hex], over = ''): string =>
  asGround(
    pastFold(
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
    ),
  );
