import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { GOWN, SHORTS, type TallOne, TWEED } from './tall-ones.ts';

/** From the brow to the chin, looking to the right; the tip of the nose at about (13, 4). */
const PROFILE =
  'M-60 -34C-30 -36 -8 -30 -4 -20C0 -10 16 -3 13 4C11 9 3 8 1 9C4 12 4 15 0 17C4 19 3 24 -2 25C3 30 1 40 -10 42C-28 46 -46 40 -60 34Z';

/** What comes down over a baby when everybody bends at once: three noses and three chins, and the rest of nobody. In mm. */
export const bentNoses = (light: Light): string =>
  nose(
    light,
    GOWN,
    [22, 16],
    38,
    path(
      'M-60 -40C-30 -42 -22 -30 -18 -20C-22 0 -24 20 -8 44C-26 52 -50 46 -60 36Z',
      tone(light, '#f3b8a0').base,
    ),
  ) +
  nose(
    light,
    TWEED,
    [19, 50],
    30,
    oval(-12, -10, 9, 9, '#fffaf0', 'fill-opacity=".5"') +
      oval(-12, -10, 9, 9, 'none', `stroke="${tone(light, '#c2922f').base}" stroke-width="2"`),
  ) +
  nose(light, SHORTS, [14, 82], 24, '');

function nose(
  light: Light,
  who: TallOne,
  [x, y]: readonly [number, number],
  degrees: number,
  worn: string,
): string {
  const t = tone(light, who.skin);
  return at(
    x,
    y,
    0.88,
    path(PROFILE, t.base, `stroke="#3b2a3e" stroke-width="1.8" stroke-linejoin="round"`) +
      oval(-9, 8, 8, 6, '#ee5d44', 'fill-opacity=".3"') +
      line('M5 7q-3 1 -4 -1', t.deep, 1.4) +
      worn,
    degrees,
  );
}
