// The one who looks, in profile: gray hair in a knot, and a face that feels what the page is about.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';

/** Hair that has gone gray while somebody was looked for. */
const GRAY: Hex = '#9a97a4';

/** What a page has happen to whoever looks. */
export type Feeling = 'calls' | 'startled' | 'tender' | 'laughs';

const KEY = `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`;
const FACE =
  'M-10 22L-2 -20C8 -27 19 -23 22 -12C22.600 -9 22.400 -7 23 -5.500C26 -2 30.500 1.500 31 4.500C31.300 7.300 28.600 8.600 25.400 8.400C27 10 27.300 11.600 26 13C27.200 14.400 27 16.400 25.400 17.600C26 22 22.500 26.500 16 26.600C9 26.600 3 24.500 -2 21Z';
const EYE = {
  calls: {
    lid: 'M10.500 -3.500C13 -7.500 17.500 -7.800 19.800 -4',
    brow: 'M9 -11.500Q14.500 -17 20 -13',
  },
  startled: {
    lid: 'M10 -4C12 -9.400 18 -9.600 20 -4.600',
    brow: 'M8.500 -14Q14 -20.500 20 -16.500',
  },
  laughs: { lid: 'M9.600 -2.500Q14.600 -10 20 -2.500', brow: 'M8.500 -12.500Q14 -17.500 20 -14' },
  tender: { lid: 'M10 -3Q14.500 -7.600 19.600 -3', brow: 'M8.500 -10Q14 -14.500 20 -11' },
} as const;

/** To the right; the middle of the head on (0, 0), about 60 high. */
export function grayFace(hero: Hero, light: Light, feels: Feeling): string {
  const skin = anyonesSkin(hero, light);
  const hair = tone(light, GRAY);
  const flesh = `stroke="${skin.edge}" stroke-width="1.2" stroke-linejoin="round"`;
  const { lid, brow } = EYE[feels];
  const isShut = feels === 'tender' || feels === 'laughs';
  const ball = isShut
    ? ''
    : oval(15.4, -3.6, 4.4, feels === 'startled' ? 4.8 : 3.8, '#fff8e8') +
      oval(17.2, -2.4, 2.2, feels === 'startled' ? 2.4 : 2.9, INK.key) +
      oval(17.6, -4.2, 0.7, 0.7, '#ffffff');
  return calm(
    asHero(
      path(FACE, skin.base, flesh) +
        path('M-10 22L-2 -2C2 10 6 20 16 26.600C9 26.600 3 24.500 -2 21Z', skin.shade) +
        oval(
          14,
          8,
          7,
          6,
          radial([
            [0, '#d9604f', 0.55],
            [1, '#d9604f', 0],
          ]),
        ) +
        ball +
        line(lid, INK.key, 1.9) +
        line(isShut ? 'M9 -2.500l-3 -1.200M9.400 -.8l-2.800 1' : 'M9 -1l-2.600 1', skin.edge, 1) +
        line(brow, hair.deep, 2.6) +
        line('M26 7.600C24.400 8.600 23 7.800 23 6.200', skin.edge, 1.1) +
        mouthOf(feels, skin.edge),
    ) +
      path(
        'M18 -23C8 -35 -16 -34 -26 -20C-33 -7 -31 8 -23 17C-17 22 -9 20 -5 13C-6 8 -4 2 0 -3C4 -9 14 -14 18 -23Z',
        hair.base,
        KEY,
      ) +
      path('M-29 -8C-32 6 -26 20 -15 19.500C-9 19 -6 16 -5 13C-16 12 -26 4 -29 -8Z', hair.shade) +
      line('M-20 2C-16 -12 -4 -22 10 -25M-13 12C-12 -2 -4 -13 8 -19', hair.deep, 1.1) +
      oval(-22, -28, 11.5, 9.5, hair.base, KEY) +
      line('M-29 -28q6 -6 13 -2q3 4 -3 6', hair.deep, 1.1) +
      asHero(
        path('M-6 -2C-1 -7 5 -3 3 3C2 8.500 -3 9.500 -5 6Z', skin.base, flesh) +
          line('M-3 .5q3 -2.500 3.500 1.500', skin.edge, 1),
      ),
  );
}

function mouthOf(feels: Feeling, edge: string): string {
  if (feels === 'tender')
    return line('M26 13C22 14.600 18.500 14 15.500 10.600M14.800 12l1.400 -2.400', edge, 1.7);
  if (feels === 'laughs')
    return (
      path(
        'M26 12C22 12.800 18 11.600 14.600 8.600C14 15 17.600 22 24.600 20C25.600 18 25.200 15 26 13Z',
        '#6d1f2d',
        `stroke="${edge}" stroke-width="1.2" stroke-linejoin="round"`,
      ) +
      path(
        'M18.500 18C20 16.500 23 16.600 25 18.400L24.600 20C22 20.800 20 19.800 18.500 18Z',
        '#d9726f',
      )
    );
  const [rx, ry] = feels === 'calls' ? [3.4, 3.6] : [4.4, 5.6];
  return oval(22.6, 14.4, rx, ry, '#6d1f2d', `stroke="${edge}" stroke-width="1.2"`);
}
