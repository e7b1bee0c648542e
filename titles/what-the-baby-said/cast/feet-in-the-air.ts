import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asHero, at } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { raisedLeg } from '#bookmaking/hero/raised-leg.ts';

/** Behind whoever lies on the tummy, both feet have nothing to do, in trousers of the right color. */
export function feetInTheAir(hero: Hero, kid: PlacedHero, light: Light, [x, y]: Point): string {
  const leg = (dx: number, dy: number, degrees: number): string =>
    at(
      x + dx,
      y + dy,
      kid.scale,
      raisedLeg(hero, light, cutFor(hero, kid.figure.skeleton, light).legColor),
      degrees,
    );
  return asHero(leg(0, 2, -10) + leg(17, 0, 7));
}
