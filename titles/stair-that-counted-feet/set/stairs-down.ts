import { mix } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import {
  banister,
  GOING,
  newel,
  onStep,
  RISE,
  STEPS,
  type StairPaint,
} from '#bookmaking/house/staircase.ts';
import { boards } from '#bookmaking/house/stairwell.ts';

/** The stairs as one looks down them: through a door, from a height, toward the middle of the flight. */
export const downStairs = (camera: Camera, light: Light, paint: StairPaint): string => {
  const see = (p: Point3): Point => camera.see(p);
  const plane = (points: readonly Point3[]): string => polygon(points.map(see));
  const wallTone = tone(light, paint.side);
  let art =
    boards(camera, light, mix(paint.side, light.shade, 0.5), { from: -220, to: 0 }) +
    path(
      plane([
        [440, LANDING, 96],
        [TOP, LANDING, 96],
        [0, 0, 96],
        [-220, 0, 96],
        [-220, 460, 96],
        [440, 460, 96],
      ]),
      wallTone.shade,
    ) +
    // The skirting goes down with them.
    path(
      plane([
        [TOP, LANDING, 96],
        [0, 0, 96],
        [0, 34, 96],
        [TOP, LANDING + 34, 96],
      ]),
      wallTone.deep,
    );
  for (let step = 1; step < STEPS; step++) art += treadFromAbove(camera, light, paint, step);
  return art;
};

const TOP = (STEPS - 1) * GOING;
const LANDING = STEPS * RISE;

/** No riser and no front: they face away. The edge has the light, and what is under it begins in its shadow. */
function treadFromAbove(camera: Camera, light: Light, paint: StairPaint, step: number): string {
  const dim = ((STEPS - step) / STEPS) * 0.9;
  const wood = tone(light, mix(paint.tread, light.shade, dim));
  const corner = (along: number, across: number): Point => camera.see(onStep(step, along, across));
  return (
    path(polygon([corner(-0.12, 0), corner(-0.12, 1), corner(1, 1), corner(1, 0)]), wood.base) +
    path(
      polygon([corner(0.55, 0), corner(0.55, 1), corner(1, 1), corner(1, 0)]),
      wood.deep,
      'fill-opacity=".6"',
    ) +
    line(
      polygon([corner(-0.12, 0), corner(-0.12, 1)], false),
      wood.lite,
      0.5,
      `stroke-opacity="${num(1 - dim)}"`,
    )
  );
}

/** Where they begin: the landing as far as a door shows, a post on each side of them, and the rails that go from there. */
export const topOfStairs = (camera: Camera, light: Light, paint: StairPaint): string => {
  const rail = (from: number, to: number): string => {
    const end = (z: number, y: number): Point => camera.see([TOP, LANDING + y, z]);
    return line(polygon([end(from, 80), end(to, 80)], false), tone(light, paint.rail).base, 2.4);
  };
  return (
    boards(camera, light, paint.side, { from: TOP, to: 440, upstairs: true, near: -160 }) +
    banister(camera, light, paint, { across: 0, to: 12 }) +
    banister(camera, light, paint, { across: 1, to: 12 }) +
    rail(0, -200) +
    newel(camera, light, paint, [TOP, LANDING, 0]) +
    newel(camera, light, paint, [TOP, LANDING, 92])
  );
};
