import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat that hangs over a shoulder, as somebody behind sees it. */
export interface CatOnShoulder {
  /** What hangs down before the child, and shows beside: a rump, two paws and a tail. */
  readonly behind: string;
  /** What hangs down the child's back: a sleeping face, and two paws. */
  readonly before: string;
}

const RUMP =
  'M-30 -10C-52 10 -66 54 -72 96C-80 132 -70 170 -40 172C-8 172 6 150 8 110C10 60 20 20 14 -6C4 -20 -20 -20 -30 -10Z';
const CHEST =
  'M-37 44C-46 12 -36 -26 -4 -32C28 -28 40 6 34 44C28 74 12 88 -2 88C-18 88 -30 74 -37 44Z';

/** In hero units, the top of a shoulder at (0, 0), the rump hanging to the left of it. */
export function catOnShoulder(light: Light): CatOnShoulder {
  const t = tone(light, CARRIED_FUR);
  const leg = (points: readonly Point[], width: number, size: number, degrees: number): string =>
    catLeg(points, width, light) +
    catPaw(points[points.length - 1] as Point, size, degrees, light, false);
  return {
    behind:
      catTail(
        [
          [-52, 150],
          [-76, 176],
          [-82, 216],
          [-64, 244],
          [-82, 266],
        ],
        17,
        light,
        CARRIED_FUR,
      ) +
      leg(
        [
          [-26, 140],
          [-26, 176],
          [-22, 206],
        ],
        25,
        1.35,
        180,
      ) +
      fur(light, RUMP, '', CARRIED_FUR) +
      leg(
        [
          [-54, 136],
          [-58, 174],
          [-54, 196],
        ],
        26,
        1.35,
        176,
      ),
    before:
      fur(
        light,
        CHEST,
        path(
          ribbon(
            [
              [0, -30],
              [0, 20],
              [-2, 84],
            ],
            [3, 4, 2],
          ),
          t.deep,
          'fill-opacity=".5"',
        ),
        CARRIED_FUR,
      ) +
      leg(
        [
          [-24, 24],
          [-30, 60],
          [-24, 92],
        ],
        20,
        1.2,
        176,
      ) +
      leg(
        [
          [20, 26],
          [26, 66],
          [18, 104],
        ],
        20,
        1.2,
        184,
      ) +
      at(0, 4, 1.34, catHead(light), 12),
  };
}
