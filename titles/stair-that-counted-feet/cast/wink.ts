import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { INK } from '#bookmaking/hero/eyes.ts';
import { eyePlace } from '#bookmaking/hero/face-places.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { skullOf } from '#bookmaking/hero/skull-of.ts';

/** The middle of an eye of a head that faces us squarely; side 1 is the hero's left. Lengths in mm. */
function eyeOf(hero: Hero, [hx, hy]: Point, unit: number, side: 1 | -1): Point {
  const skull = skullOf(hero, 0, 4);
  const [x, y] = skull.face(...eyePlace(skull, hero.features, side));
  return [hx + x * unit, hy + y * unit];
}

/** One eye shut, for a job that is done one eye at a time: a lid over the open eye of a head that faces us squarely. */
export function shutEye(hero: Hero, head: Point, unit: number, light: Light): string {
  const lid = skinTone(light, hero.skin);
  const ink = mix(INK, light.cast, light.castAmount * 0.4);
  const { eyeWidth, eyeHeight } = hero.features;
  const art =
    oval(
      0.4,
      0,
      13.4 * Math.max(1, eyeWidth),
      13.6 * Math.max(1, eyeHeight),
      // Behind a lens, as pale as that: dark ink on dark skin was no wink.
      hero.glasses === 'none' ? mix(lid.base, lid.shade, 0.06) : mix(lid.base, '#f3ead8', 0.34),
    ) +
    line('M-10 0Q0 9.6 10 0', lid.lite, 8.4) +
    line('M-10 0Q0 9.6 10 0', ink, 4.6);
  const [x, y] = eyeOf(hero, head, unit, 1);
  return at(x, y, unit, art);
}
