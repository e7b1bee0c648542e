// What a ding does to the light.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, path } from '#bookmaking/drawing/marks.ts';
import { BUTTON_RED } from './colors.ts';

/** Wedges of light from a point to beyond the page, each a little wider or narrower than the last. */
export function rays([x, y]: Point, count: number, reach: number, seed: string): string {
  const chance = chanceFrom(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + chance() * 0.4) / count) * Math.PI * 2;
    const spread = (Math.PI / count) * (0.28 + chance() * 0.4);
    const from = 22 + chance() * 8;
    d += polygon([
      [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
      [x + Math.cos(angle - spread) * reach, y + Math.sin(angle - spread) * reach],
      [x + Math.cos(angle + spread) * reach, y + Math.sin(angle + spread) * reach],
    ]);
  }
  return d;
}

/** One ring of sound as a brush would pull it: thick where it sets down, broken where it lifts. */
export function ring(
  [x, y]: Point,
  r: number,
  width: number,
  opacity: number,
  seed: string,
): string {
  const chance = chanceFrom(seed);
  const on = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * reach,
    y + Math.sin(angle) * reach,
  ];
  let d = '';
  for (let from = chance(); from < 6.6; ) {
    const to = from + 0.7 + chance() * 1.1;
    const steps = Math.max(7, Math.round(r / 4));
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const angle = from + (to - from) * t;
      const half = (width / 2) * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.6;
      outer.push(on(angle, r + half));
      inner.push(on(angle, r - half));
    }
    d += polygon([...outer, ...inner.reverse()]);
    from = to + 0.18 + chance() * 0.3;
  }
  return clean(path(d, BUTTON_RED, `fill-opacity="${opacity}"`));
}
