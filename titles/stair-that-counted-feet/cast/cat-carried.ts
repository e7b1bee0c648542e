import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat that is carried, in three layers: one arm goes under its rump, the other round its chest. */
export interface CatCarried {
  /** Under both arms. */
  readonly body: string;
  /** Over the lower arm: thighs and two paws that hang. */
  readonly rump: string;
  /** Over the upper arm: the head, and two paws. */
  readonly front: string;
}

const BODY =
  'M-20 -34C-32 -22 -33 2 -34 26C-36 52 -44 66 -40 90C-36 112 -16 116 2 116C24 116 40 108 42 86C44 64 34 48 32 24C31 2 30 -22 18 -34C10 -42 -12 -42 -20 -34Z';

/** About 84 wide and 200 long, its chest at (0, 0): all of it that two arms could find, and some more. */
export function catCarried(light: Light): CatCarried {
  const t = tone(light, FUR);
  const belly = tone(light, '#8a7690').base;
  const leg = (points: readonly Point[], width: number, size: number, degrees: number): string =>
    catLeg(points, width, light) +
    catPaw(points[points.length - 1] as Point, size, degrees, light, false);
  return {
    body:
      catTail(
        [
          [34, 92],
          [52, 118],
          [46, 150],
          [58, 176],
          [74, 178],
        ],
        15,
        light,
      ) +
      fur(
        light,
        BODY,
        path(
          ribbon(
            [
              [0, -10],
              [0, 30],
              [-2, 66],
              [0, 96],
            ],
            [17, 16, 20, 22],
          ),
          belly,
          'fill-opacity=".8"',
        ),
      ),
    rump:
      thigh(light, 27, -1) +
      leg(
        [
          [-8, 86],
          [-10, 112],
          [-6, 132],
        ],
        21,
        1.15,
        176,
      ) +
      leg(
        [
          [24, 94],
          [28, 118],
          [24, 142],
        ],
        21,
        1.15,
        186,
      ),
    front:
      leg(
        [
          [-20, -6],
          [-30, 18],
          [-26, 46],
        ],
        18,
        1,
        172,
      ) +
      leg(
        [
          [19, -4],
          [25, 20],
          [20, 50],
        ],
        18,
        1,
        186,
      ) +
      oval(0, -8, 24, 10, t.deep, 'fill-opacity=".5"') +
      at(-3, -28, 1.06, catHead(light), -10),
  };
}

/** Without a thigh, a cat that hangs is a bag on four legs. */
const thigh = (light: Light, x: number, way: 1 | -1): string =>
  at(
    x,
    88,
    1.5,
    fur(
      light,
      'M4 -17C-6 -19 -13 -9 -12 2C-11 12 -5 17 3 15C9 13 11 4 11 -4C11 -11 9 -15 4 -17Z',
      line('M6 -14C11 -6 10 6 3 13', tone(light, FUR).deep, 1.6, 'stroke-opacity=".7"'),
    ),
    8 * way,
    1.5 * way,
  );
