import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK } from './colors.ts';
import { UNDER } from './lights.ts';
import { type Lie, quilt } from './quilt.ts';

/** A grown-up's hand that feels for somebody through the cloth: about 90 high around (x, y), its fingers down. */
export const handThrough = (x: number, y: number, scale: number, turn: number): string =>
  at(
    x,
    y,
    scale,
    path(GLOVE, INK.key, 'fill-opacity=".45" transform="translate(-3 4)"') +
      clip(
        GLOVE,
        quilt(UNDER, OVER_IT, 6, 8, 'hand') + path(GLOVE, '#5a2a4a', 'fill-opacity=".42"'),
      ) +
      line(GLOVE, INK.key, 0.9, 'stroke-opacity=".7"') +
      // From every fingertip the cloth is drawn into folds.
      line(
        'M-24 30L-34 52M-8 42L-10 66M8 42L14 64M22 32L34 52M-32 -2L-52 6',
        INK.key,
        1,
        'stroke-opacity=".55"',
      ) +
      line(
        'M-18 18q2 -4 5 -4M-5 26q2 -5 5 -5M10 26q2 -4 5 -5M-22 -20C-8 -28 10 -28 24 -20',
        INK.glow,
        1.4,
        'stroke-opacity=".45"',
      ),
    turn,
  );

/** The same cloth, drawn tight. */
const OVER_IT: Lie = (across, down) => [
  -46 + across * 92 + 6 * Math.sin(down * 5),
  -84 + down * 132 + 8 * Math.sin(across * 3.1),
];

const GLOVE =
  'M-24 -84C-24 -50 -25 -24 -24 -14C-32 -16 -40 -10 -40 -3C-38 3 -32 0 -26 0C-29 10 -31 20 -29 28C-27 34 -20 34 -18 28L-14 14C-15 24 -15 34 -13 40C-11 46 -4 46 -2 40L0 16C1 26 3 34 5 40C8 46 15 44 15 38L13 14C16 22 19 28 21 32C25 36 31 32 29 26C26 14 25 2 24 -12C24 -24 22 -50 22 -84Z';
