// The hall before the stairs, on the same far wall: where the cat comes in. World in cm, see the camera.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { polygon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { onStep } from '#bookmaking/house/staircase.ts';

interface OnWall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WALL = 95;

/** A rectangle on the far wall, its lower left corner at (x, y). */
export const onWall = (camera: Camera, { x, y, width, height }: OnWall): string =>
  polygon([
    camera.see([x, y, WALL]),
    camera.see([x, y + height, WALL]),
    camera.see([x + width, y + height, WALL]),
    camera.see([x + width, y, WALL]),
  ]);

/** A rectangle on the floor; x along the wall, z away from us. */
const onFloor = (
  camera: Camera,
  from: readonly [x: number, z: number],
  to: readonly [x: number, z: number],
): string =>
  polygon([
    camera.see([from[0], 0, from[1]]),
    camera.see([from[0], 0, to[1]]),
    camera.see([to[0], 0, to[1]]),
    camera.see([to[0], 0, from[1]]),
  ]);

/** The front door, its left edge at `x`, 92 wide: a window with the night in it, and a flap that still swings. */
export function frontDoor(
  camera: Camera,
  light: Light,
  x: number,
  night: readonly [Hex, Hex],
): string {
  const wood = tone(light, '#6a5a86');
  const frame = tone(light, '#a58a9a');
  const brass = tone(light, '#e3b04a');
  const part = (left: number, y: number, width: number, height: number): string =>
    onWall(camera, { x: x + left, y, width, height });
  const k = camera.scale([x + 46, 100, WALL]);
  const flap: readonly Point3[] = [
    [x + 32, 32, WALL],
    [x + 60, 32, WALL],
    [x + 60, 9, WALL - 14],
    [x + 32, 9, WALL - 14],
  ];
  const knob = camera.see([x + 82, 100, WALL]);
  return (
    path(part(-9, 0, 110, 214), frame.shade) +
    path(part(0, 0, 92, 205), wood.base) +
    path(part(12, 128, 68, 62), night[0]) +
    path(part(12, 128, 68, 26), night[1]) +
    line(part(12, 128, 68, 62), frame.base, 3 * k) +
    line(part(46, 128, 0, 62) + part(12, 158, 68, 0), frame.base, 2.4 * k) +
    line(part(14, 62, 28, 52) + part(50, 62, 28, 52), wood.deep, 1.6 * k) +
    path(part(28, 6, 36, 30), wood.deep) +
    path(part(32, 9, 28, 23), night[0]) +
    path(polygon(flap.map(camera.see)), wood.lite) +
    line(polygon(flap.slice(1, 4).map(camera.see), false), light.rim, 0.8 * k) +
    path(part(28, 44, 36, 5), brass.shade) +
    line(polygon([knob, [knob[0] + 0.1, knob[1]]], false), brass.base, 6 * k) +
    line(part(-9, 0, 110, 214), frame.deep, 0.8 * k)
  );
}

/** A mat with a border, before the door. */
export const doormat = (camera: Camera, light: Light, x: number): string => {
  const t = tone(light, '#8a6a5e');
  return (
    path(onFloor(camera, [x - 4, 34], [x + 96, 84]), t.shade) +
    line(onFloor(camera, [x + 2, 39], [x + 90, 79]), t.lite, 0.7)
  );
};

/** Damp paws: from the mat to the stairs, and up as far as the third. */
export function pawPrints(camera: Camera, color: Hex, from: number): string {
  const places: Point3[] = [];
  for (let x = from, i = 0; x < -16; x += 15, i++) {
    places.push([x, 0.2, 44 + (i % 2) * 11 + Math.sin(x / 40) * 8]);
  }
  places.push(
    onStep(1, 0.3, 0.52),
    onStep(1, 0.6, 0.66),
    onStep(2, 0.3, 0.56),
    onStep(2, 0.7, 0.7),
  );
  return path(places.map((place) => paw(camera, place)).join(''), color, 'fill-opacity=".6"');
}

/** A pad and three toes that point to the right. */
function paw(camera: Camera, [x, y, z]: Point3): string {
  const spot = (dx: number, dz: number, r: number): string =>
    smooth(
      [0, 60, 120, 180, 240, 300].map((degrees): Point => {
        const a = (degrees * Math.PI) / 180;
        return camera.see([x + dx + Math.cos(a) * r, y, z + dz + Math.sin(a) * r * 1.2]);
      }),
    );
  return spot(0, 0, 2.6) + spot(4, -3.4, 1.4) + spot(5, 0, 1.5) + spot(4, 3.4, 1.4);
}
