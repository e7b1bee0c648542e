import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

const LOAF =
  'M-92 -12C-96 -34 -78 -46 -58 -46C-34 -46 -14 -54 8 -50C30 -46 38 -24 32 -4C28 8 10 10 -20 10C-56 12 -88 8 -92 -12Z';

const leg = (light: Light, points: readonly Point[], width: number, degrees: number): string =>
  catLeg(points, width, light, CARRIED_FUR) +
  catPaw(points[points.length - 1] as Point, 1.06, degrees, light, false);

/** A cat along a lap that is seen from the side, its head on the knees at the left: four socks hang down toward us. In units of who has it, the top of the thighs at (0, 0). */
export function catOnLap(light: Light): string {
  const t = tone(light, CARRIED_FUR);
  return (
    catTail(
      [
        [24, -6],
        [44, 2],
        [50, 26],
        [42, 50],
      ],
      16,
      light,
      CARRIED_FUR,
    ) +
    leg(
      light,
      [
        [-74, -4],
        [-78, 20],
        [-76, 42],
      ],
      23,
      182,
    ) +
    leg(
      light,
      [
        [-54, -2],
        [-52, 24],
        [-54, 48],
      ],
      23,
      176,
    ) +
    leg(
      light,
      [
        [-8, 0],
        [-12, 24],
        [-10, 46],
      ],
      26,
      182,
    ) +
    leg(
      light,
      [
        [14, -2],
        [17, 26],
        [14, 50],
      ],
      26,
      176,
    ) +
    fur(
      light,
      LOAF,
      line(
        'M-36 -46q-4 10 -1 18M-22 -48q-3 10 1 19M-8 -50q-1 10 4 18',
        t.deep,
        4,
        'stroke-opacity=".5"',
      ) + line('M-14 6C-20 -16 0 -30 20 -24', t.deep, 2, 'stroke-opacity=".7"'),
      CARRIED_FUR,
    ) +
    at(-88, -22, 0.96, catHead(light, CARRIED_FUR), -10)
  );
}
