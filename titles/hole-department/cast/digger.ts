import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { figureOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';

/**
 * The hero on the sand beside the hole, no taller than `height` mm in this pose and with a head no
 * larger than `most`. A pose that crouches is half as high as the same child in a wheelchair, and
 * words hang over both: so it is measured, not reckoned.
 */
export function digger(
  hero: Hero,
  height: number,
  most: number,
  ground: Point,
  wish: HeroWish,
  light: Light,
): PlacedHero {
  const { touchL, touchR, ...view } = wish;
  const { head } = figureOf(hero, view, light);
  const size = Math.min(most, (100 * height) / (60 - head[1]));
  return placeHero(hero, size, 'ground', ground, wish, light);
}

/**
 * The fingertip of a fist that is closed around `p`, for arms that reach to the right: a closed hand is
 * shorter than the open one that the rig reaches with.
 */
export const around = (p: Point, headSize: number): Point => [
  p[0] + headSize * 0.17,
  p[1] + headSize * 0.02,
];
