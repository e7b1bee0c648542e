import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** Nine's own hall: evening, a wallpaper of small bare trees, and a table on which nothing has changed. */
export function hallOfNine(): string {
  let trees = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 5; column++) {
      const x = 126 + column * 22 + (row % 2) * 11;
      const y = 18 + row * 20;
      trees += `M${x} ${y}v-8M${x} ${y - 3}l-3 -3M${x} ${y - 4}l3 -3`;
    }
  }
  return (
    box(
      112,
      0,
      SHEET - 112,
      SHEET,
      linear([
        [0, '#4a66b6'],
        [0.6, '#3c55a4'],
        [1, '#2b3f86'],
      ]),
    ) +
    line(trees, '#6f8bd2', 0.9, 'stroke-opacity=".45"') +
    box(112, 150, SHEET - 112, 42, '#33488f') +
    line('M130 156v30M152 156v30M174 156v30M196 156v30', '#4a66b6', 0.9) +
    box(112, 148, SHEET - 112, 3, '#5f7cc6') +
    box(112, 190, SHEET - 112, 28, '#22306b') +
    path('M112 190H150L176 218H112Z', '#ffcf8a', 'fill-opacity=".22"') +
    box(112, 188.6, SHEET - 112, 2.6, '#1a2656')
  );
}

/** On the wall of Nine: a lake, a small girl, and a bigger boy with something behind his back. Middle at (x, y). */
export const lakePhotograph = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    box(-25.4, -19, 54, 42, '#1a2656', 1.6, 'fill-opacity=".4"') +
      box(-27, -21, 54, 42, '#a9743f', 1.6) +
      box(-24, -18, 48, 36, '#e6d3a8') +
      path('M-24 -4C-14 -12 -8 -8 0 -12C8 -8 16 -12 24 -5V2H-24Z', '#9aa58c') +
      box(-24, 1, 48, 9, '#b9c6c2') +
      line('M-18 4h8M2 6h12M-8 8h7', '#8fa3a6', 0.8) +
      path('M-24 10H24V18H-24Z', '#c9b48a') +
      // The girl waves a mitten; the boy stands very straight.
      path('M-12 15L-10 6H-5L-3 15Z', '#7d6a55') +
      oval(-7.5, 3, 3, 3.2, '#a98a68') +
      line('M-10 8l-4 -4M-5 8l3 3', '#7d6a55', 1.6) +
      path('M5 15V3H12V15Z', '#6a5a4a') +
      oval(8.5, -1.4, 3.4, 3.6, '#a98a68') +
      path('M5 -2C4 -6 13 -6 12 -2L11 -4H6Z', '#4a3d35') +
      line('M11.4 5L15 9', '#6a5a4a', 1.8) +
      oval(15.4, 9.6, 2.4, 2.4, '#f6efdc'),
  );

const HUNG =
  'M-15 0H15V10C18 26 20 43 15 51C9 60 -4 61 -12 53C-20 44 -19 26 -15 10ZM13 14C20 16 28 24 31 33C33 40 26 45 20 41C15 37 12 31 11 26Z';

/** An empty hook, and under it the shape of a mitten that the paper kept. */
export const mittenHook = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    at(0, 4, 0.34, path(HUNG, '#6f8bd2')) +
      oval(0, -1, 3.4, 3.4, '#c9986a') +
      line('M0 -1V3q0 3.6 4 2.6', '#f2c65a', 1.6),
  );
