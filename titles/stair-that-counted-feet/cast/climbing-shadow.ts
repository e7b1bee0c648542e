import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, path } from '#bookmaking/drawing/marks.ts';
import type { Figure } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import { catHeadShadow } from './cat.ts';

/** What the moon throws of a child with a cat over the shoulder, in one flat color: a head around (x, y), and two ears beside it; `scale` is how many mm one hero unit measures. */
export function climbingShadow(
  { head, skeleton }: Figure,
  hero: Hero,
  [x, y]: Point,
  scale: number,
  color: Hex,
): string {
  const thrown = ([px, py]: Point): Point => [
    x + (px - head[0]) * scale,
    y + (py - head[1]) * scale,
  ];
  const cat: Point = [x - 100 * scale, y + 30 * scale];
  const neck = thrown([skeleton.neck[0], skeleton.neck[1]]);
  return clean(
    path(silhouette(skeleton, hero, thrown, smooth), color) +
      path(
        `M${num(cat[0] - 20 * scale)} ${num(cat[1])}Q${num(x - 40 * scale)} ${num(cat[1] + 20 * scale)} ${num(neck[0] - 16 * scale)} ${num(y)}H${num(neck[0] + 16 * scale)}V${num(neck[1] + 90 * scale)}H${num(cat[0] - 20 * scale)}Z`,
        color,
      ) +
      at(...cat, scale * 1.35, catHeadShadow(color), -8),
  );
}
