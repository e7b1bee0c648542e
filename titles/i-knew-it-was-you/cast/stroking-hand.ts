import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grownHand } from './grown-hand.ts';
import { checked } from './seeker.ts';

/** A grown-up's hand that lies on hair or on a hill: half of it in the wide sleeve of a robe. Its wrist at a point, its fingers on along `degrees`, its thumb below, or with `thumb` -1 above. */
export function strokingHand(
  hero: Hero,
  light: Light,
  [x, y]: Point,
  scale: number,
  degrees: number,
  thumb: 1 | -1 = 1,
): string {
  const edge = 'M9 -20C14 -6 14 8 8 21';
  const sleeve = `${edge}C-30 34 -90 50 -250 76V-40C-90 -34 -40 -28 9 -20Z`;
  return at(
    x,
    y,
    scale,
    path(
      'M0 -6C20 -10 46 -10 56 4C48 20 26 24 4 22Z',
      INK.key,
      'fill-opacity=".2" transform="translate(-1 3)"',
    ) +
      asHero(at(0, 0, -thumb, grownHand(anyonesSkin(hero, light)), 0, 1)) +
      checked(light, sleeve, 260) +
      line(sleeve, INK.key, 0.9) +
      line(edge, INK.key, 6.4) +
      line(edge, tone(light, ROBE.lining).base, 5),
    degrees,
  );
}
