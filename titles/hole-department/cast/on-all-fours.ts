import { smooth } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { HeroWish, PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { wholeHero } from './whole-hero.ts';

/** The whole child at the rim. A cape blows back with a lean, and so stood level in the air behind whoever crawls: here it lies over the back and hangs down the flank. */
export function onAllFours(
  hero: Hero,
  high: number,
  where: Point,
  wish: Omit<HeroWish, 'pose'>,
  light: Light,
  largest?: number,
): PlacedHero {
  const caped = hero.outfit === 'cape';
  const child = wholeHero(
    caped ? { ...hero, outfit: 't-shirt' } : hero,
    high,
    where,
    { ...wish, pose: 'crawl' },
    light,
    largest,
  );
  if (!caped) return child;
  const on = (longitude: number, level: number, reach: number): Point =>
    flat(child.figure.skeleton.torsoAt(longitude, level, reach));
  const cloth = tone(light, hero.colors.accent);
  const [x, y] = on(180, 1.2, 1.2);
  const d = smooth([
    on(180, 0, 1.1),
    on(180, 0.6, 1.25),
    [x, y],
    [x - 8, y + 22],
    [x + 10, y + 34],
    [x + 34, y + 24],
    on(270, 0.5, 1.2),
    on(270, 0, 1.05),
  ]);
  return {
    ...child,
    art:
      child.art +
      at(...child.origin, child.scale, asHero(path(d, cloth.base, `stroke="${cloth.shade}"`))) +
      child.arm(-1),
  };
}
