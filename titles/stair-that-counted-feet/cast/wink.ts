import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { INK } from '#bookmaking/hero/eyes.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

/**
 * One eye shut, for a job that is done one eye at a time: a lid over the open eye. `head` is the
 * middle of a head that faces us squarely, `unit` one hero unit; lengths in mm.
 */
export function shutEye(hero: Hero, head: Point, unit: number, light: Light): string {
  const lid = skinTone(light, hero.skin);
  const ink = mix(INK, light.cast, light.castAmount * 0.4);
  // Where the face puts an eye when nothing is turned: measured on a square head.
  const [x, y] = [head[0] + 21.4 * unit, head[1] + 7 * unit];
  const art =
    oval(0.4, 0, 13.4, 13.6, mix(lid.base, lid.shade, 0.06)) +
    line('M-8.4 1Q0 8.4 8.4 1', lid.lite, 6.4) +
    line('M-8.4 1Q0 8.4 8.4 1', ink, 3) +
    line('M7 3.6l3.4 2M3 5.4l1.8 3', ink, 1.9);
  return at(x, y, unit, art);
}
