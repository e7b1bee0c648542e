import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { cap } from '#bookmaking/hero/skull.ts';
import { type Hairline, NATURAL } from './hairlines.ts';
import { rimArc, type Strands } from './strands.ts';
import type { Worn } from './worn.ts';

/** How high the top stands over the middle of the head, and how far out. */
const TOP = 71;
const WALL = 48;

/** Where a block with upright walls and a flat top ends, at an angle of the page. Its corners are round. */
/** Curls at the edge make it soft. */
const uneven = (degrees: number): number => 1 + 0.018 * Math.sin(radians(degrees * 13));
const block =
  (radius: (angle: number) => number) =>
  (degrees: number): number => {
    const up = Math.max(0.02, -Math.sin(radians(degrees)));
    const out = Math.max(0.02, Math.abs(Math.cos(radians(degrees))));
    return (
      (1 / ((up / TOP) ** 7 + (out / WALL) ** 7) ** (1 / 7) / radius(radians(degrees))) *
      uneven(degrees)
    );
  };

/** Sides cut to a shadow, and on them a block of close curls with a flat top: the same from every side. */
export function highTop(strands: Strands): Worn {
  const { head, light, tone: t, skin, chance } = strands;
  const faded = tone(light, mix(skin, t.base, 0.74)).base;
  // It begins at the forehead and ends over the ears in points, so that it grows and does not sit like a fez.
  const ring: Hairline = (longitude) =>
    Math.min(NATURAL(longitude) - 1, -16) - 3 * Math.abs(Math.sin(radians(longitude * 7)));
  const top = cap(head, ring, block(head.radius), 1.02);
  let dark = '';
  let bright = '';
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 10; column++) {
      const x = lerp(-46, 46, (column + (row % 2) / 2) / 9.5) + (chance() - 0.5) * 6;
      const y = lerp(-TOP, -16, row / 6) + (chance() - 0.5) * 6;
      const size = 3.2 + chance() * 1.4;
      const curl = `M${num(x - size)} ${num(y)}c${num(size * 0.4)} ${num(-size)} ${num(1.8 * size)} ${num(-size * 0.6)} ${num(1.5 * size)} ${num(size * 0.3)}`;
      if (x * light.direction[0] + y * light.direction[1] > 30) bright += curl;
      else dark += curl;
    }
  }
  const [lx, ly] = light.direction;
  const edge: Point = [lx * 4, ly * 3];
  return {
    over:
      path(
        cap(head, (longitude) => NATURAL(longitude) - 3, 1.02),
        faded,
      ) +
      clip(
        top,
        path(top, t.shade) +
          shifted(edge[0], edge[1], path(top, t.base)) +
          line(dark, t.shade, 1.8, 'stroke-opacity=".8"') +
          line(bright, t.lite, 1.8, 'stroke-opacity=".6"'),
      ) +
      rimArc(strands, block(head.radius)),
  };
}
