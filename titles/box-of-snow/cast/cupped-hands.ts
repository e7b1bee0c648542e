import type { Point } from '#bookmaking/drawing/geometry.ts';
import { between } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { tube } from '#bookmaking/hero/limbs.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

/**
 * Both forearms and hands of the hero around something round: fingers lie over its lower half, thumbs up
 * its sides. The middle of it is (x, y), `r` its radius in mm. The rig's own fists stop beside a thing
 * this large; so whatever they do is painted over from the elbows on.
 */
export function cuppedHands(
  hero: Hero,
  child: PlacedHero,
  [x, y]: Point,
  r: number,
  light: Light,
): string {
  const { skeleton } = child.figure;
  const cut = cutFor(hero, skeleton, light);
  const k = r / 15;
  const arm = (side: 1 | -1): string => {
    const { bend } = side > 0 ? skeleton.armL : skeleton.armR;
    const elbow: Point = [
      child.origin[0] + bend[0] * child.scale,
      child.origin[1] + bend[1] * child.scale,
    ];
    const wrist: Point = [x + side * 25 * k, y + 11 * k];
    const way = [0.12, 0.5, 1].map((t) => between(elbow, wrist, t));
    const wide = [10.4, 9.6, 8.8].map((w) => w * child.scale);
    const clothed = cut.sleeve > 0.9;
    return (
      tube(light, way, wide, skinTone(light, hero.skin)) +
      (clothed
        ? tube(
            light,
            way.map((_, i) => between(elbow, wrist, [0, 0.4, 0.84][i] as number)),
            wide.map((w) => w + 3.4 * child.scale),
            tone(light, cut.sleeveColor),
          )
        : '')
    );
  };
  return arm(-1) + arm(1) + at(x, y, k, hand(hero, light), 0, -k) + at(x, y, k, hand(hero, light));
}

/** The one on the right of the page, around a ball of 15 at (0, 0). */
function hand(hero: Hero, light: Light): string {
  const skin = skinTone(light, hero.skin);
  const fingers = 'M18 4L9.500 3M18 9L6 8M16 13.500L4 12.800M13 17.600L4 17.400';
  const thumb = 'M20 4C17.500 -2 14 -5.500 10 -7';
  return (
    path('M25 3C20 -3 15 -1 13 4L8 18C12 23 20 22 27 17Z', skin.base) +
    line(fingers, skin.shade, 5.8) +
    line(fingers, skin.base, 4.7) +
    line(
      'M9.500 2.500l-.6 -.1M6.200 7.400l-.6 0M4.200 12.200l-.6 0',
      skin.lite,
      2,
      'stroke-opacity=".6"',
    ) +
    line(thumb, skin.shade, 6.2) +
    line(thumb, skin.base, 5.2)
  );
}
