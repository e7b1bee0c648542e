// What hangs under a line across the lower face: a beard, or the underside of the chin, seen from below.

import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, degreesOf, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { through } from './hair/hairlines.ts';
import { type Skull, wrapped } from './skull.ts';

/**
 * From an edge on the flesh down to the outline and `reach` beyond it.
 * @param edge latitude of the edge at a longitude
 * @param ear longitude at which the edge ends on both sides
 */
export function below(
  head: Skull,
  edge: (longitude: number) => number,
  ear: number,
  reach: number,
): string {
  const seen: Point[] = [];
  for (let longitude = -ear; longitude <= ear; longitude += ear / 12) {
    const [x, y, depth] = head.face(longitude, edge(longitude), 0.01);
    if (depth > -3) seen.push([x, y]);
  }
  if (seen.length < 3) return '';
  const degrees = (p: Point): number => degreesOf(Math.atan2(p[1], p[0]));
  // On the outline the edge ends where it is; at an ear that faces us it ends under that ear.
  const end = (p: Point, side: number): number => {
    const onOutline = Math.hypot(...p) > 0.84 * head.radius(Math.atan2(p[1], p[0]));
    const [x, y] = head.at(side * ear, 56);
    return onOutline ? degrees(p) : degrees([x, y]);
  };
  const from = end(seen[seen.length - 1] as Point, 1);
  const turn = (((end(seen[0] as Point, -1) - from) % 360) + 360) % 360;
  // The flesh stands out of the ball at the chin: what covers it begins on the skin and ends beyond it.
  const swelling = (angle: number): number => {
    const t = (angle - from) / turn;
    return lerp(1.04, reach, Math.sqrt(Math.max(0, Math.sin(t * Math.PI))));
  };
  return `${polygon(seen, false)}${smooth(head.rim(from, from + turn, swelling, 10), false).replace('M', 'L')}Z`;
}

/** Where jaw and neck part, round the whole head. */
const JAWLINE = through([
  [0, 68],
  [60, 61],
  [95, 52],
  [180, 66],
]);

/**
 * From a camera that looks up, the underside of the chin: a little deeper than the skin, for an outline to cut. In the face's
 * whole shade, and as high as the jaw's bone, it was a beard.
 */
export function chinBelow(head: Skull, shade: Hex): string {
  const up = clamp((-head.pitch - 6) / 14, 0, 1);
  if (up === 0 || head.front < -0.2) return '';
  const seen: Point[] = [];
  for (let turn = -92; turn <= 92; turn += 8) {
    const longitude = wrapped(turn - head.yaw);
    const [x, y, depth] = head.face(longitude, JAWLINE(longitude));
    if (depth > -4) seen.push([x, y]);
  }
  if (seen.length < 3) return '';
  const [left, right] = [seen[0] as Point, seen[seen.length - 1] as Point];
  const jaw = `${smooth(seen, false)}L${num(right[0] + 8)} 90L${num(left[0] - 8)} 90Z`;
  return path(jaw, shade, `fill-opacity="${(up * (0.34 - 0.14 * head.side ** 2)).toFixed(2)}"`);
}
