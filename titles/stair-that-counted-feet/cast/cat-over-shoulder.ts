import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** All of it in one: a chest before a shoulder at (0, 0), a back that goes over it, and a rump that has slid down behind. */
const LIMP =
  'M10 52C4 42 -6 36 -14 42C-22 50 -22 58 -22 72C-20 96 -18 114 -34 124C-54 134 -88 128 -94 102C-98 84 -90 64 -86 44C-82 8 -70 -24 -30 -35C-4 -41 36 -38 54 -14C68 4 70 40 60 58C50 70 20 68 10 52Z';

/** As heavy as two cats, over one shoulder of somebody in profile to the right, in that hero's units: four socks hang where they may be counted. */
export function catOverShoulder(light: Light): string {
  const t = tone(light, CARRIED_FUR);
  const leg = (points: readonly Point[], width: number, degrees: number): string =>
    catLeg(points, width, light, CARRIED_FUR) +
    catPaw(points[points.length - 1] as Point, 1.1, degrees, light, false);
  return (
    catTail(
      [
        [-84, 96],
        [-104, 112],
        [-108, 142],
        [-122, 160],
        [-118, 184],
      ],
      19,
      light,
      CARRIED_FUR,
    ) +
    leg(
      [
        [-74, 106],
        [-84, 134],
        [-78, 160],
      ],
      27,
      184,
    ) +
    leg(
      [
        [48, 50],
        [58, 82],
        [54, 112],
      ],
      24,
      176,
    ) +
    fur(
      light,
      LIMP,
      line(
        'M-70 30q12 8 28 6M-76 54q16 8 32 6M-62 6q10 10 26 12',
        t.deep,
        5,
        'stroke-opacity=".55"',
      ) + line('M-80 96C-74 78 -44 78 -36 104', t.deep, 2.4, 'stroke-opacity=".8"'),
      CARRIED_FUR,
    ) +
    leg(
      [
        [-46, 104],
        [-54, 134],
        [-48, 164],
      ],
      30,
      178,
    ) +
    leg(
      [
        [24, 50],
        [30, 86],
        [24, 120],
      ],
      24,
      184,
    ) +
    at(40, 18, 1.24, catHead(light, CARRIED_FUR) + oneEye(light), 10)
  );
}

/** Mostly asleep: the lid of one eye has been lifted as far as is no trouble. */
function oneEye(light: Light): string {
  const t = tone(light, CARRIED_FUR);
  return (
    path('M3 -2C6 -9 17 -9 21 -2C17 4 7 4 3 -2Z', '#e8d98a') +
    oval(12, -2.4, 2.2, 4.2, t.deep) +
    path('M2 -2C4 -12 20 -12 22 -2C17 -6 7 -6 2 -2Z', t.base) +
    line('M3 -3C8 -6.4 16 -6.4 21 -3', t.deep, 1.6)
  );
}
