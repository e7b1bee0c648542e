// Before the fold at Two: three of the eleven ovens, near; one of those who have baked looks at the snow, too, and behind comes the laundry.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { type Look, neighborFace } from '#titles/box-of-snow/cast/neighbor-face.ts';
import { openOven, rampAt } from './in-the-oven.ts';
import { OVENS } from './lights.ts';
import { glow } from './ramp.ts';

const BAKER: Look = {
  skin: '#965f3c',
  hair: '#2d2430',
  shape: 'round',
  hairdo: 'crop',
  nose: 'broad',
  eyes: 'wide',
  mouth: 'smile',
  beard: 'moustache',
};

/** All of it behind the row of pies. */
export const atOvens = (): string =>
  clean(
    [-178, -103, -26]
      .map(
        (x) =>
          glow(x, rampAt(x) - 24, 44, 42, '#ff9a2e', 0.55) + at(x, rampAt(x) + 2, 2.1, openOven()),
      )
      .join(''),
  ) +
  at(-141, 186, 0.2, laundry(OVENS, 0.7)) +
  baker(-66, 187, 0.25, '#4a66a8', BAKER);

/** Head and shoulders, a baker's cap on the one, and an oven glove that has forgotten its pie. */
function baker(x: number, y: number, k: number, shirt: Hex, look: Look): string {
  const t = tone(OVENS, shirt);
  const cap = tone(OVENS, '#f2c65a');
  return at(
    x,
    y,
    k,
    path('M-62 30C-66 -30 -44 -52 -18 -54H18C44 -52 66 -30 62 30Z', t.base) +
      path('M-62 30C-66 -30 -44 -52 -30 -53C-44 -30 -42 0 -40 30Z', t.shade) +
      line('M-10 -44V30M24 -46V30', t.shade, 5, 'stroke-opacity=".5"') +
      at(4, -100, 0.92, neighborFace(OVENS, look, [1, -0.5])) +
      path(
        'M-44 -138C-66 -170 -30 -190 -8 -180C14 -198 60 -182 46 -142C20 -150 -20 -148 -44 -138Z',
        cap.base,
      ) +
      path('M-44 -138C-66 -170 -30 -190 -8 -180C-30 -170 -32 -156 -24 -145Z', cap.shade),
  );
}
