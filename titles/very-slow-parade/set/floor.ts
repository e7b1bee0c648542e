// The floor: checkered tiles, seen from the height of whoever crosses them.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, polygon, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { type Hour, SILVER } from './hours.ts';

/** One tile, in cm: a snail needs two pages for it. */
const TILE = 30;

export interface FloorWish {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  /** Where the wall stands on it. */
  readonly far: number;
}

/** Tiles between wall and reader; they fade a little toward the wall. */
export function tiles(camera: Camera, hour: Hour, area: FloorWish): string {
  const { left, right, near, far } = area;
  const corner = (x: number, z: number): Point => camera.see([x, 0, z]);
  const whole = polygon([
    corner(left, far),
    corner(right, far),
    corner(right, near),
    corner(left, near),
  ]);
  // Whoever looks stands before the middle of a tile: a joint straight ahead was an upright line, as of a picture in two halves.
  const first = -TILE / 2 - TILE * Math.ceil(-left / TILE);
  let strong = '';
  for (let z = far - TILE, row = 0; z > near - TILE; z -= TILE, row++) {
    for (let x = first, column = 0; x < right; x += TILE, column++) {
      if ((row + column) % 2) continue;
      const from = Math.max(near, z);
      strong += polygon([
        corner(x, z + TILE),
        corner(Math.min(right, x + TILE), z + TILE),
        corner(Math.min(right, x + TILE), from),
        corner(x, from),
      ]);
    }
  }
  const [pale, color] = hour.tiles;
  return (
    path(
      whole,
      linear([
        [0, mix(pale, hour.haze, 0.55)],
        [0.45, pale],
      ]),
    ) +
    path(
      strong,
      linear([
        [0, mix(color, hour.haze, 0.5)],
        [0.5, color],
        [1, mix(color, '#3b1230', 0.08)],
      ]),
    )
  );
}

/** The skirting board along the wall at depth `far`. */
export function skirting(camera: Camera, hour: Hour, area: FloorWish): string {
  const at = (x: number, y: number): Point => camera.see([x, y, area.far]);
  const [low, high] = [at(area.left, 0), at(area.right, 11)];
  const height = low[1] - high[1];
  return (
    path(
      `M${num(low[0])} ${num(high[1])}H${num(high[0])}v${num(height)}H${num(low[0])}Z`,
      hour.trim,
    ) +
    line(`M${num(low[0])} ${num(high[1])}H${num(high[0])}`, mix(hour.trim, '#fff4dc', 0.35), 0.7) +
    line(`M${num(low[0])} ${num(low[1])}H${num(high[0])}`, mix(hour.trim, '#20122c', 0.45), 0.8)
  );
}

/** The silver line that the snail leaves, along points of the floor, in cm. `bright` 0 to 1. */
export function silverLine(camera: Camera, points: readonly Point3[], bright: number): string {
  const way = points.map((p) => camera.see(p));
  return shining(
    way,
    points.map((p) => camera.scale(p) * 1.3),
    bright,
  );
}

/** A line that shines, along points with half widths, in mm: a glow, silver, and white along one edge. */
export function shining(way: readonly Point[], half: readonly number[], bright: number): string {
  // Never quite even: it was made by somebody who stops to think.
  const uneven = half.map((w, i) => w * (1 + 0.22 * Math.sin(i * 2.4)));
  const wide = uneven.map((w) => w * 2.1);
  return (
    path(ribbon(way, wide), SILVER, `fill-opacity="${(0.17 * bright).toFixed(2)}"`) +
    path(
      ribbon(way, uneven),
      mix('#a3c0d2', SILVER, bright * 0.75),
      `fill-opacity="${(0.55 + 0.35 * bright).toFixed(2)}"`,
    ) +
    path(
      ribbon(way, uneven, -0.7, -0.1),
      '#ffffff',
      `fill-opacity="${(0.45 + 0.5 * bright).toFixed(2)}"`,
    ) +
    path(
      way
        .slice(1, -1)
        .map(([x, y], i) => glint(x, y, (uneven[i + 1] as number) * 1.9))
        .join(''),
      '#ffffff',
      `fill-opacity="${bright.toFixed(2)}"`,
    )
  );
}

const glint = (x: number, y: number, r: number): string =>
  `M${num(x)} ${num(y - r)}Q${num(x)} ${num(y)} ${num(x + r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x)} ${num(y)} ${num(x - r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - r)}Z`;
