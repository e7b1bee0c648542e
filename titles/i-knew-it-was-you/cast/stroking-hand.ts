import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { checked } from './seeker.ts';

/** A grown-up's hand that lies on hair: slim fingers a little apart, a thumb below, half of it in the wide sleeve of a robe. Its wrist at a point, its fingers on along `degrees`. */
export function strokingHand(
  hero: Hero,
  light: Light,
  [x, y]: Point,
  scale: number,
  degrees: number,
): string {
  // In the shadow of its own sleeve: it can be anybody's.
  const base = mix(skinTone(light, hero.skin).base, '#8a5f5c', 0.5);
  const edge = mix(base, INK.key, 0.62);
  const lit = mix(base, INK.glow, 0.4);
  const fingers: readonly (readonly [d: string, width: number])[] = [
    ['M22 11C30 12 38 13 45 15', 5.8],
    ['M24 -9C33 -12 41 -12 49 -9', 6.2],
    ['M25 5C36 5 45 6 54 9', 6.6],
    ['M25 -2C36 -4 46 -4 56 0', 6.6],
  ];
  const thumb = 'M5 11C8 20 13 27 21 33';
  const back = 'M-4 -11C8 -14 20 -14 26 -12C30 -6 30 8 25 15C16 17 4 16 -4 12Z';
  const sleeve = 'M10 -20C14 -6 14 8 8 21C-20 34 -60 44 -110 60V-30C-60 -28 -20 -24 10 -20Z';
  return at(
    x,
    y,
    scale,
    path(
      'M0 -8C20 -10 44 -8 58 4C50 22 30 34 4 24Z',
      INK.key,
      'fill-opacity=".22" transform="translate(-1 3)"',
    ) +
      line(thumb, edge, 9.4) +
      line(thumb, base, 7.6) +
      line('M20.400 32.400l.6 .6', lit, 3) +
      fingers.map(([d, w]) => line(d, edge, w + 1.8)).join('') +
      path(back, base, `stroke="${edge}" stroke-width=".9"`) +
      fingers.map(([d, w]) => line(d, base, w)).join('') +
      path('M0 -9C8 -12 18 -12 24 -11C28 -4 28 6 23 13C16 15 6 14 0 11Z', base) +
      line('M24 -9C33 -13 41 -13 49 -11M26 -4C36 -6.600 46 -6 55 -2.600', lit, 1.1) +
      line('M27 -8q2 1 1.600 3M28 -1q2 1.600 1.400 4M27 6q2 2 1 4', edge, 0.8) +
      line(
        'M47.600 -9.500l1.400 .6M54.500 -.6l1.400 .6M52.600 8.400l1.400 .6M43.600 14.500l1.400 .5',
        lit,
        3,
      ) +
      checked(light, sleeve, 120) +
      line('M10 -20C14 -6 14 8 8 21', tone(light, ROBE.lining).base, 5) +
      line('M7.400 -20C11.400 -6 11.400 8 5.400 21', tone(light, ROBE.cloth).deep, 0.9),
    degrees,
  );
}
