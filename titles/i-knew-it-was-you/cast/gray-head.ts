import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { checked } from './seeker.ts';

/** Hair that has gone gray while somebody was looked for. */
export const GRAY: Hex = '#9a97a4';

const KEY = `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`;

/** Whoever looks, from behind, turned to what lies at the right: hair in a knot, an ear, as much of a cheek as has a nose, and two shoulders. The middle of the head on (0, 0), about 60 high. */
export function fromBehind(hero: Hero, light: Light): string {
  const skin = anyonesSkin(hero, light);
  const hair = tone(light, GRAY);
  const lining = tone(light, ROBE.lining).base;
  const flesh = `stroke="${skin.edge}" stroke-width="1.1" stroke-linejoin="round"`;
  const robe = 'M-56 100C-58 62 -46 42 -18 32L12 30C38 38 50 52 52 100Z';
  return (
    path('M-12 14H15C15 24 16 30 20 36L-16 38C-12 30 -12 22 -12 14Z', skin.shade, flesh) +
    checked(light, robe, 130) +
    line(robe, INK.key, 1) +
    line('M-20 34C-8 42 8 42 18 32', INK.key, 9) +
    line('M-20 34C-8 42 8 42 18 32', lining, 7.4) +
    path(
      'M8 -24C18 -22 24 -14 25 -6L32 2C33 4.500 31 6 27.500 6.500C27.500 14 24 20 14 23C6 24 0 20 0 10Z',
      skin.base,
      flesh,
    ) +
    path(
      'M20 -20C14 -31 -6 -34 -18 -26C-29 -18 -30 2 -22 14C-17 21 -6 23 2 20C10 16 12 6 13 -4C17 -8 20 -12 20 -20Z',
      hair.base,
      KEY,
    ) +
    path('M-26 -6C-29 6 -24 17 -14 20C-6 22 2 21 6 17C-8 14 -20 8 -26 -6Z', hair.shade) +
    line(
      'M-20 4C-16 -8 -8 -16 2 -22M-10 14C-8 2 -2 -8 10 -18M2 16C4 6 6 -2 14 -10',
      hair.deep,
      1.1,
    ) +
    oval(-16, -27, 11, 9, hair.base, KEY) +
    line('M-23 -27q6 -6 13 -2q3 4 -3 6', hair.deep, 1.1) +
    path('M8 -3C14 -6 17 0 14 5C12.500 9 9 9 8 6Z', skin.base, flesh)
  );
}

/** What of that head comes out of a quilt: hair, and its knot. */
export function grayHair(light: Light): string {
  const hair = tone(light, GRAY);
  return (
    path('M-20 24C-24 0 -14 -13 0 -13.500C15 -13 24 0 20 24Z', hair.base, KEY) +
    line('M-12 -6C-17 0 -17 8 -16 14M-3 -10C-7 -4 -8 4 -7 12M6 -10C8 -4 8 2 7 12', hair.deep, 1.1) +
    oval(-2, -16, 8.4, 6.4, hair.base, KEY) +
    line('M-7 -16.500q5 -3.600 10 -.5', hair.deep, 1)
  );
}
