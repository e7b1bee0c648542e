import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat held round its chest, limp and longer than one thought, in two layers: the arms that hold it come between them. */
export interface HauledCat {
  readonly behind: string;
  readonly before: string;
}

const BODY =
  'M-31 -6C-42 30 -50 84 -57 128C-64 172 -54 208 -24 216C-8 220 10 220 26 215C54 206 62 170 56 128C50 84 42 30 31 -6C20 -24 -20 -24 -31 -6Z';
const BELLY =
  'M-19 22C-26 66 -38 112 -38 146C-38 184 -18 200 2 200C24 200 38 182 37 146C36 110 26 66 19 22C10 14 -10 14 -19 22Z';

/** The middle of its face is (0, 0); its hind feet trail 250 under it. 110 wide. */
export function catHauled(light: Light): HauledCat {
  const belly = tone(light, '#94809a');
  const leg = (points: readonly Point[], width: number, size: number, degrees: number): string =>
    catLeg(points, width, light) +
    catPaw(points[points.length - 1] as Point, size, degrees, light, false);
  return {
    behind:
      catTail(
        [
          [34, 196],
          [70, 214],
          [92, 234],
          [90, 262],
          [106, 274],
        ],
        18,
        light,
        CARRIED_FUR,
      ) +
      fur(
        light,
        BODY,
        path(BELLY, belly.base) +
          line(
            'M-14 70q5 5 10 0M6 92q5 5 10 0M-22 122q5 5 10 0M10 140q5 5 10 0M-12 164q5 5 10 0M16 176q4 5 8 0',
            belly.lite,
            1.6,
            'stroke-opacity=".6"',
          ),
        CARRIED_FUR,
      ) +
      leg(
        [
          [-34, 182],
          [-66, 196],
          [-70, 236],
        ],
        34,
        1.5,
        184,
      ) +
      leg(
        [
          [32, 186],
          [58, 206],
          [56, 258],
        ],
        34,
        1.5,
        176,
      ),
    before:
      leg(
        [
          [-24, 34],
          [-62, 48],
          [-70, 92],
        ],
        25,
        1.3,
        182,
      ) +
      leg(
        [
          [24, 34],
          [60, 50],
          [66, 98],
        ],
        25,
        1.3,
        178,
      ) +
      at(0, 0, 1.5, catHead(light), 7),
  };
}
