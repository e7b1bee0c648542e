// A slipper right before us, as long as a page: words lie on its felt.
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { INK } from './colors.ts';
import { LAMP_RIGHT } from './lights.ts';
import { pool } from './print.ts';

const KEY = `stroke="${INK.key}" stroke-width="1.3" stroke-linejoin="round"`;
const SIDE =
  'M-200 192C-206 150 -180 116 -136 104C-116 99 -104 94 -96 84C-74 98 -40 96 -15 80C-8 112 -8 160 -12 194C-70 202 -150 202 -200 192Z';

/** Its toe to the left, its heel before the fold; `lodger` is whoever has moved in, as far as the collar. In mm of the page at its right. */
export function bigSlipper(lodger: string): string {
  const felt = tone(LAMP_RIGHT, INK.rose);
  const wool = tone(LAMP_RIGHT, INK.paper);
  return (
    oval(-104, 202, 106, 9, INK.key, 'fill-opacity=".5"') +
    path('M-98 92C-96 66 -20 60 -14 84V110H-98Z', felt.deep, KEY) +
    oval(-56, 84, 38, 13, tone(LAMP_RIGHT, INK.dark).deep) +
    line('M-95 84C-88 64 -24 60 -16 82', wool.shade, 9) +
    lodger +
    asGround(
      clean(
        path(
          SIDE,
          linear(
            [
              [0, '#742b3a'],
              [0.6, '#8a3640'],
              [1, '#a2463f'],
            ],
            0,
            0,
            1,
            -0.4,
          ),
          KEY,
        ) + clip(SIDE, pool(-14, 110, 34, 70, '#d07a52', 0.55)),
      ),
    ) +
    line('M-191 156C-184 132 -164 118 -138 110', felt.lite, 2, 'stroke-opacity=".6"') +
    line('M-96 86C-74 100 -40 98 -15 82', INK.key, 14) +
    line('M-96 86C-74 100 -40 98 -15 82', wool.base, 12) +
    line('M-84 88l-2 8M-70 92l-1 8M-55 93v8M-40 91l1 8M-27 86l2 8', wool.shade, 2.4) +
    path(
      'M-203 186C-150 198 -60 198 -9 186C-8 194 -9 202 -12 204C-70 212 -150 212 -198 202C-202 198 -203 192 -203 186Z',
      tone(LAMP_RIGHT, INK.dark).base,
      KEY,
    ) +
    line('M-196 196C-140 205 -70 205 -16 196', wool.shade, 1, 'stroke-dasharray="4 3"')
  );
}
