import type { Point } from '#bookmaking/drawing/geometry.ts';
import { between } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { tube } from '#bookmaking/hero/limbs.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/**
 * One of two hands that came too late to a mouth: a forearm up from behind the stone at `floor`, and
 * fingers along the cheek. Side 1 is the right of the page; `k` is mm for one unit of a head of 52.
 */
export function handAtMouth(
  hero: Hero,
  child: PlacedHero,
  [x, y]: Point,
  side: 1 | -1,
  floor: number,
  light: Light,
): string {
  const skin = tone(light, hero.skin);
  const cut = cutFor(hero, child.figure.skeleton, light);
  const k = child.scale / 0.52;
  const wrist: Point = [x + side * 17.5 * k, y + 11.5 * k];
  const elbow: Point = [x + side * 23 * k, floor + 12];
  const cuff = between(elbow, wrist, 0.72);
  const fingers =
    'M-3 -4L-8.500 -11M-0.500 -6L-4.500 -15M2.800 -6L0.400 -15.500M5.600 -4L5 -12.500';
  const hand =
    line(fingers, skin.deep, 5.4, 'stroke-opacity=".8"') +
    line(fingers, skin.base, 4.1) +
    path(
      'M-5.500 3C-7 -3 -5 -8 0 -8C6 -8 8 -4 7.500 1C7 5 5 7 3 8H-2C-4 7 -5 5 -5.500 3Z',
      skin.base,
    ) +
    line('M-4 2C-8 1 -10 -1.500 -11 -4', skin.deep, 4.8, 'stroke-opacity=".8"') +
    line('M-4 2C-8 1 -10 -1.500 -11 -4', skin.base, 4) +
    line('M-4.500 -7.500L-3 -5.500M-1.200 -9L-.4 -6.500M2.400 -9L2.400 -6.500', skin.deep, 0.7);
  return (
    tube(light, [elbow, between(elbow, wrist, 0.5), wrist], [6.4 * k, 5.8 * k, 5 * k], skin) +
    (cut.sleeve > 0.9
      ? tube(
          light,
          [elbow, between(elbow, cuff, 0.5), cuff],
          [8 * k, 7.6 * k, 7.2 * k],
          tone(light, cut.sleeveColor),
        )
      : '') +
    at(wrist[0], wrist[1], k, hand, side * 6, side * k)
  );
}
