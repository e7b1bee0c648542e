import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat that is carried with its chin on a shoulder, seen from behind whoever carries it: what hangs before their chest, and what comes over to us. */
export interface ShoulderedCat {
  readonly behind: string;
  readonly before: string;
}

/** What is held before a chest: a haunch in the crook of an arm. */
const RUMP =
  'M10 0C-24 18 -62 40 -76 78C-84 108 -64 132 -34 134C0 134 26 110 30 70C30 40 26 10 10 0Z';
const FOREQUARTERS =
  'M-34 20C-38 0 -28 -16 0 -20C28 -16 40 0 38 24C34 42 20 44 2 45C-18 44 -30 38 -34 20Z';

/** The middle of its face is (0, 0); its haunch and tail hang to the left under it. */
export function catOverShoulder(light: Light): ShoulderedCat {
  const leg = (points: readonly Point[], width: number, size: number, degrees: number): string =>
    catLeg(points, width, light) +
    catPaw(points[points.length - 1] as Point, size, degrees, light, false);
  const tail: readonly Point[] = [
    [-56, 112],
    [-84, 140],
    [-92, 180],
    [-84, 216],
    [-98, 240],
  ];
  return {
    behind:
      catTail(tail, 18, light, CARRIED_FUR) +
      fur(
        light,
        RUMP,
        line('M-20 60C-52 62 -66 92 -52 122', tone(light, CARRIED_FUR).deep, 3),
        CARRIED_FUR,
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
