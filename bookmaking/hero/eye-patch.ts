import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { eyePlace } from './face-places.ts';
import { stickerFor } from './head.ts';
import type { Hero } from './hero.ts';
import type { Skull } from './skull.ts';

/** A soft patch as it is prescribed for an eye that is to rest, in a color of the clothes; its band runs round the head. */
export function eyePatchOn(head: Skull, hero: Hero, light: Light): string {
  const side = hero.eyePatch === 'left' ? 1 : -1;
  const t = tone(light, hero.colors.main);
  const r = 14.5;
  const [longitude, latitude] = eyePlace(head, hero.features, side);
  const shape = `M${-r} -3C${-r} -13 -7 -15 0 -15C7 -15 ${r} -13 ${r} -3C${r} 8 6 14 0 14C-6 14 ${-r} 8 ${-r} -3Z`;
  const patch =
    path(shape, t.base) +
    line(shape, t.shade, 1.6) +
    line('M-8 -6Q0 -10 8 -6', t.lite, 1.8, 'stroke-opacity=".8"');
  return band(head, side, t.shade) + stickerFor(head)(longitude, latitude - 1, patch, 1.02);
}

/** From the patch over the temple to the ear, and over the bridge of the nose and the forehead to the other side. */
function band(head: Skull, side: number, color: string): string {
  const run = (from: number, to: number, high: number, low: number): string => {
    const points: Point[] = [];
    for (let i = 0; i <= 8; i++) {
      const p = head.at(side * (from + ((to - from) * i) / 8), low + ((high - low) * i) / 8, 1.015);
      if (p[2] > 0) points.push([p[0], p[1]]);
    }
    return points.length > 1 ? smooth(points, false) : '';
  };
  return line(run(36, 84, -4, -2) + run(16, -70, -30, -4), color, 3);
}
