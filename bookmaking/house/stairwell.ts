// The walls that the staircase runs along: panelled to the height of a hip, in the same world.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from './camera.ts';
import { GOING, RISE, STEPS } from './staircase.ts';

const TOP = STEPS * GOING;

/** Height of floor, stairs or landing at a place along the flight. */
const groundAt = (x: number): number =>
  x <= 0 ? 0 : x >= TOP ? STEPS * RISE : (x / GOING) * RISE + RISE * 0.6;

export interface Stretch {
  /** Along the flight, in cm: 0 is the first riser. */
  readonly from: number;
  readonly to: number;
  /** Across it: beyond the far edge, or before the near one. */
  readonly across: number;
  /** How high the panels reach. */
  readonly height?: number;
}

/** Wooden panels with a rail on top, following the stairs. */
export function panels(camera: Camera, light: Light, color: Hex, stretch: Stretch): string {
  const t = tone(light, color);
  const { from, to, across, height = 78 } = stretch;
  const corners = [from, 0, TOP, to].filter((x, i) => i === 0 || i === 3 || (x > from && x < to));
  const at = (x: number, up: number): Point => camera.see([x, groundAt(x) + up, across]);
  const low = corners.map((x) => at(x, -8));
  const high = corners.map((x) => at(x, height));
  const k = camera.scale([(from + to) / 2, groundAt((from + to) / 2), across]);
  let shadows = '';
  let lights = '';
  for (let x = Math.ceil(from / 50) * 50 + 8; x + 34 <= to; x += 50) {
    const field = [at(x, 20), at(x, height - 16), at(x + 34, height - 16), at(x + 34, 20)] as const;
    shadows += polygon([field[0], field[1], field[2]], false);
    lights += polygon([field[2], field[3], field[0]], false);
  }
  return (
    path(polygon([...high, ...low.reverse()]), t.base) +
    line(shadows, t.deep, 1.5 * k, 'stroke-opacity=".7"') +
    line(lights, t.lite, 1 * k, 'stroke-opacity=".45"') +
    line(polygon(high, false), t.shade, 7 * k) +
    line(polygon(high, false), t.lite, 1.6 * k, 'stroke-opacity=".45"')
  );
}

/** The hall's floor before the first stair, or with `upstairs` the landing's. */
export function boards(
  camera: Camera,
  light: Light,
  color: Hex,
  stretch: {
    readonly from: number;
    readonly to: number;
    readonly upstairs?: boolean;
    readonly near?: number;
  },
): string {
  const t = tone(light, color);
  const y = stretch.upstairs ? STEPS * RISE : 0;
  const at = (x: number, z: number): Point => camera.see([x, y, z] satisfies Point3);
  const { from, to, near = 0 } = stretch;
  let seams = '';
  for (let z = near; z <= 96; z += 16) seams += polygon([at(from, z), at(to, z)], false);
  return (
    path(polygon([at(from, near), at(from, 96), at(to, 96), at(to, near)]), t.base) +
    line(seams, t.deep, 0.4, 'stroke-opacity=".5"')
  );
}

/** A framed picture on the far wall, hung square to it, in flat tones. Lengths in cm. */
export function hung(
  camera: Camera,
  light: Light,
  frame: Hex,
  paper: Hex,
  place: {
    readonly x: number;
    readonly up: number;
    readonly width: number;
    readonly height: number;
  },
): string {
  const { x, up, width, height } = place;
  const y = groundAt(x) + up;
  const inside = (inset: number): string =>
    polygon([
      camera.see([x + inset, y + inset, 95]),
      camera.see([x + inset, y + height - inset, 95]),
      camera.see([x + width - inset, y + height - inset, 95]),
      camera.see([x + width - inset, y + inset, 95]),
    ]);
  return (
    path(inside(0), tone(light, frame).base) +
    path(inside(4), tone(light, paper).base) +
    path(inside(Math.min(width, height) * 0.32), tone(light, paper).deep, 'fill-opacity=".5"')
  );
}
