// A strip of enamel under the words: where Bus Nine goes, stop by stop, for whoever looks.

import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { asGround, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { FOOT } from '#titles/goose-on-bus-nine/cast/footprint.ts';
import { BUS } from './colors.ts';

const INK = '#24454a';

/** Leeks, a cello, a sausage, whatever is told of three stops by now; the last of them is wet. 128 wide, its middle at (0, 0). */
export const lineMap = (): string =>
  asGround(
    clean(
      path(roundedBox(-66, -11, 132, 23, 5), '#16383c', 'fill-opacity=".6"') +
        path(roundedBox(-66, -12.4, 132, 23, 5), '#8a5a26') +
        path(roundedBox(-65, -11.4, 130, 21, 4.2), '#d9cfa8') +
        line('M-54 3.4H50', INK, 1.6) +
        [-54, -28, -2, 24]
          .map((x) => oval(x, 3.4, 2.8, 2.8, INK) + oval(x, 3.4, 1.5, 1.5, '#d9cfa8'))
          .join('') +
        // A book, an orange, a clock.
        path(
          'M-59 -8Q-56.4 -9 -54 -7.6Q-51.6 -9 -49 -8V-2.6Q-51.6 -3.6 -54 -2.4Q-56.4 -3.6 -59 -2.6Z',
          '#7a4a78',
        ) +
        line('M-54 -7.6V-2.6', '#d9cfa8', 0.6) +
        oval(-28, -4.6, 3.4, 3.2, BUS.body) +
        line('M-28 -7.6q1.4 -1.8 3 -1.2', '#3f7a4a', 1.2) +
        oval(-2, -5, 3.8, 3.8, '#fff8e2', `stroke="${INK}" stroke-width="1"`) +
        line('M-2 -7.2V-5L-.4 -4', INK, 0.8) +
        // Somebody has gone there on foot.
        at(24, -0.6, 0.24, path(FOOT, '#b8622a')) +
        line(wave(46, -7) + wave(46, -2.8) + wave(46, 1.4) + wave(46, 5.6), '#2a6a9c', 1.5),
    ),
  );

const wave = (x: number, y: number): string => `M${x} ${y}q2.2 -2.6 4.4 0t4.4 0t4.4 0`;
