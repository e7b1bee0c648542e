import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { checked } from './seeker.ts';

/** Where its hind foot stands, from the wrist. */
const HIND: Point = [11, 41];

/** A grown-up's hand that goes for a walk on two fingers, to the right: its hind one stands on a point, `uphill` degrees steep, and a robe's sleeve comes up to it from below at the left. In mm. */
export function walkingHand(
  hero: Hero,
  light: Light,
  [x, y]: Point,
  scale: number,
  uphill: number,
): string {
  const { base, edge, lit, shade } = anyonesSkin(hero, light);
  const digit = (d: string, color: string, w: number): string =>
    line(d, edge, w + 2) + line(d, color, w);
  const sleeve = 'M2 -17C12 -8 14 8 6 20C-18 30 -44 64 -62 122L-150 108C-118 42 -64 -8 2 -17Z';
  const art =
    asHero(
      // The two that only come along are folded away.
      digit('M19 9C24 16 20 21 15 20', shade, 7) +
        digit('M13 9C17 17 13 21 8 19', shade, 7) +
        digit(`M25 5C28 14 27 22 22 28L${HIND[0]} ${HIND[1] - 3}`, base, 7.6) +
        path(
          'M-4 -10C8 -13 20 -12 28 -7C35 -3 36 5 31 10C24 14 8 13 -4 10Z',
          base,
          `stroke="${edge}" stroke-width="1"`,
        ) +
        digit('M29 0C38 3 45 9 46 15C47 21 45 26 42 32', base, 7.8) +
        path('M-6 -8C8 -11 20 -10 27 -6C33 -2 33 4 29 8C20 11 6 11 -6 9Z', base) +
        digit('M2 6C10 9 16 14 22 14', base, 7.4) +
        path('M-6 -4C0 -6 4 -2 6 3C6 8 0 10 -6 9Z', base) +
        line('M8 -9C18 -10 26 -7 31 -3C37 0 43 5 45.500 11', lit, 1.6) +
        line('M43.400 28l-1 2.600M14 36l-2 1.600M20.500 13l1.600 .4', lit, 3.2) +
        line('M44 14q2 1.400 3.400 .6M24 20q2 2 4 1.600', edge, 0.9),
    ) +
    checked(light, sleeve, 160) +
    path('M6 20C-18 30 -44 64 -62 122L-88 118C-66 60 -34 26 6 12Z', INK.key, 'fill-opacity=".3"') +
    line('M2 -17C12 -8 14 8 6 20', INK.key, 6.8) +
    line('M2 -17C12 -8 14 8 6 20', tone(light, ROBE.lining).base, 5.2) +
    line('M2 -17C-64 -8 -118 42 -150 108M6 20C-18 30 -44 64 -62 122', INK.key, 1.1);
  return at(x, y, scale, shifted(-HIND[0], -HIND[1], art), uphill);
}
