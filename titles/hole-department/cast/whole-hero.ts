import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';

/** A head of more than this looks as if its child stood nearer than the beach it stands on. */
const LARGEST = 36;

/**
 * The whole child on the sand at `where`, its head's middle `high` mm above that: a baby is as small on a page as a
 * child of eleven is tall, and both have to fit under the same sky.
 */
export function wholeHero(
  hero: Hero,
  high: number,
  where: Point,
  wish: HeroWish,
  light: Light,
  largest = LARGEST,
): PlacedHero {
  const { touchL: _l, touchR: _r, ...free } = wish;
  const tried = placeHero(hero, 10, 'ground', [0, 0], free, light);
  const size = Math.min(largest, (high * 10) / -tried.head[1]);
  return placeHero(hero, size, 'ground', where, wish, light);
}
