// The button of page 11, as far in as it goes.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';

/** Its face turned to who presses it from the right: (0, 0) is where a fingertip ends, and it has gone in to its collar. */
export const pressedIn = ([x, y]: Point): string =>
  at(
    x,
    y,
    0.72,
    box(-27, -27, 36, 56, '#8a6a4a', 10) +
      box(-25, -28, 38, 56, '#d9b98a', 10) +
      box(-22, -28, 36, 56, '#fff4dc', 10) +
      path(
        'M-16 -24H4Q10 -24 10.6 -18',
        'none',
        'stroke="#ffffff" stroke-width="1.6" stroke-linecap="round"',
      ) +
      clean(
        oval(-4, 0, 15.6, 21, '#b9a083') +
          oval(-3.4, 0, 14.2, 19.4, '#5e000c') +
          // What was its side is in the wall now.
          oval(-5.4, 0, 12.2, 17.4, BUTTON_RED) +
          oval(-6.6, 7, 8.6, 7.4, '#a8000f', 'fill-opacity=".45"') +
          oval(-9, -9, 3.4, 4, '#ffffff', 'fill-opacity=".8"') +
          // It gives where the fingertip is.
          oval(-1, 0.8, 6.4, 7, '#8f0010', 'fill-opacity=".75"'),
      ),
  );

/** Its red, behind who presses it and, `over` them, on all that is turned to it. */
export const redGlow = ([x, y]: Point, r: number, over = false): string =>
  clean(
    oval(
      x,
      y,
      r,
      r,
      radial(
        over
          ? [
              [0, '#ff5540', 0],
              [0.3, '#ff5540', 0.14],
              [0.55, '#ff5a44', 0.24],
              [0.8, '#ff604a', 0.13],
              [1, '#ff6a50', 0],
            ]
          : [
              [0, '#ff5540', 0.7],
              [0.35, '#ff604a', 0.4],
              [0.7, '#ff6a50', 0.14],
              [1, '#ff6a50', 0],
            ],
      ),
    ),
  );
