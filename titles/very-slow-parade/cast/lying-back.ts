import { tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { raisedLeg } from '#bookmaking/hero/raised-leg.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';

/** From the shoulders down to the knees, in hero units from the middle of the head; the floor is at 132. */
const BACK = 'M-30 60C-44 58 -56 61 -64 66C-84 40 -132 38 -150 70C-166 76 -196 84 -230 88V132H-40Z';

/**
 * What lies behind a child on its tummy: the small of a back, a bottom, and two feet up in the air that have nothing to
 * do. Drawn before the child; without it a head and two arms were a bust on a floor.
 */
export function lyingBack(hero: Hero, kid: PlacedHero, light = LOUD): string {
  const cloth = tone(light, hero.colors.main);
  const art =
    at(-128, 78, 1, raisedLeg(hero, light), -12) +
    clip(BACK, path(BACK, cloth.shade) + shifted(5, 9, path(BACK, cloth.base))) +
    line('M-64 66C-70 78 -68 90 -60 98', cloth.shade, 3) +
    at(-102, 78, 1, raisedLeg(hero, light), 9);
  return asHero(at(kid.head[0], kid.head[1], kid.scale, art));
}
