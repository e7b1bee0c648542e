import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { PAPER } from './colors.ts';

/** Form One as `form` draws it, by heart: of all letters and stamps that forms have a cover would pay for each. */
export const formOne = (x: number, y: number, width: number, degrees: number): string =>
  at(
    x,
    y,
    width / 20,
    path('M-10 -13.4H10V13.4H-10Z', PAPER.base) +
      line(
        'M-6 -11h-1.6v2.6M-7.6 -9.8h1.2M-4 -11q-2 1.3 0 2.6q2 -1.3 0 -2.6M-2 -8.4v-2.6q3 .4 0 1.4l1.6 1.2M.6 -8.4v-2.6l1 1.6l1 -1.6v2.6M4.6 -10.4l.6 -.6v2.6',
        PAPER.ink,
        0.5,
      ) +
      line('M-7.6 -5.4H5M-4.6 -2.4H6M-7.6 .6H4M-4.6 3.6H5', PAPER.line, 0.7) +
      oval(7.2, 10.6, 1.7, 1.7, 'none', `stroke="${PAPER.pencil}" stroke-width=".3"`),
    degrees,
  );
