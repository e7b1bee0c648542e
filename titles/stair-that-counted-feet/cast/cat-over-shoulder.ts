import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catHeadShadow, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat that is carried with its chin on a shoulder, seen from behind whoever carries it: what hangs before their chest, and what comes over to us. */
export interface ShoulderedCat {
  readonly behind: string;
  readonly before: string;
}

const RUMP =
  'M0 20C-26 44 -64 92 -68 140C-70 182 -48 204 -18 204C16 204 30 170 30 120C30 80 20 40 0 20Z';
const FOREQUARTERS =
  'M-34 20C-38 0 -28 -16 0 -20C28 -16 40 0 38 24C34 42 20 44 2 45C-18 44 -30 38 -34 20Z';

/** The middle of its face is (0, 0); its hind feet hang 270 under it, all on the left. */
export function catOverShoulder(light: Light): ShoulderedCat {
  const leg = (points: readonly Point[], width: number, size: number, degrees: number): string =>
    catLeg(points, width, light) +
    catPaw(points[points.length - 1] as Point, size, degrees, light, false);
  const tail: readonly Point[] = [
    [-40, 190],
    [-82, 204],
    [-108, 232],
    [-108, 264],
    [-124, 278],
  ];
  return {
    behind:
      catTail(tail, 18, light, CARRIED_FUR) +
      leg(
        [
          [-4, 176],
          [-10, 214],
          [-8, 246],
        ],
        32,
        1.4,
        176,
      ) +
      fur(light, RUMP, '', CARRIED_FUR) +
      leg(
        [
          [-44, 160],
          [-72, 204],
          [-64, 258],
        ],
        34,
        1.5,
        184,
      ),
    before:
      fur(light, FOREQUARTERS, '', CARRIED_FUR) +
      leg(
        [
          [-20, 22],
          [-27, 52],
          [-24, 92],
        ],
        26,
        1.3,
        182,
      ) +
      leg(
        [
          [22, 24],
          [34, 58],
          [32, 106],
        ],
        26,
        1.3,
        177,
      ) +
      at(0, 0, 1.6, catHead(light) + oneEye(light), -8),
  };
}

/** All of that on a wall. */
export const shoulderedShadow = (color: Hex): string =>
  path(RUMP + FOREQUARTERS, color) +
  line('M-44 160L-72 204L-64 258M-8 170L-10 250', color, 26) +
  line('M-40 190C-70 196 -108 220 -108 264L-124 278', color, 15) +
  at(0, 0, 1.6, catHeadShadow(color), -8);

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
