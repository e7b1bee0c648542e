import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat in two layers: the arms that have it round the chest lie between them. */
export interface LongCat {
  readonly behind: string;
  readonly before: string;
}

/** From where it is held to its hips, in its own units, if it hangs so far. */
const HIPS = 150;

/** Held round the chest it is as long as a cat is: all below the arms hangs down, and four socks with it. (0, 0) is where the arms cross. `hangs` to its hips. */
export function longCat(light: Light, hangs: number = HIPS): LongCat {
  const t = tone(light, CARRIED_FUR);
  const k = hangs / HIPS;
  const y = (from: number): number => from * k;
  const leg = (points: readonly Point[], width: number, degrees: number, paw: number): string =>
    catLeg(points, width, light, CARRIED_FUR) +
    catPaw(points[points.length - 1] as Point, paw, degrees, light, false);
  const body = `M-30 -34C-44 -6 -40 ${y(40)} -46 ${y(86)}C-54 ${y(124)} -46 ${y(172)} -22 ${y(178)}C-8 ${y(181)} 10 ${y(181)} 24 ${y(177)}C48 ${y(170)} 54 ${y(122)} 46 ${y(84)}C38 ${y(40)} 44 -8 30 -34C14 -48 -14 -48 -30 -34Z`;
  const belly = `M-16 -20C-24 ${y(10)} -20 ${y(60)} -26 ${y(94)}C-32 ${y(130)} -22 ${y(160)} 0 ${y(162)}C22 ${y(160)} 32 ${y(130)} 26 ${y(92)}C20 ${y(58)} 24 ${y(10)} 16 -20C8 -28 -8 -28 -16 -20Z`;
  return {
    behind:
      catTail(
        [
          [26, y(160)],
          [58, y(176)],
          [66, y(204)],
          [52, y(226)],
          [60, y(246)],
        ],
        20,
        light,
        CARRIED_FUR,
      ) +
      leg(
        [
          [-30, y(150)],
          [-38, y(182)],
          [-31, y(210)],
        ],
        34,
        182,
        1.5,
      ) +
      leg(
        [
          [30, y(150)],
          [34, y(184)],
          [26, y(214)],
        ],
        34,
        178,
        1.5,
      ) +
      fur(light, body, path(belly, tone(light, '#8a7690').base), CARRIED_FUR) +
      line(
        `M-44 ${y(96)}C-30 ${y(104)} -20 ${y(128)} -26 ${y(160)}M44 ${y(94)}C30 ${y(102)} 20 ${y(128)} 26 ${y(160)}`,
        t.deep,
        2,
        'stroke-opacity=".55"',
      ),
    before:
      leg(
        [
          [-26, -34],
          [-44, -4],
          [-40, 44],
        ],
        27,
        184,
        1.4,
      ) +
      leg(
        [
          [26, -34],
          [44, -2],
          [38, 50],
        ],
        27,
        176,
        1.4,
      ) +
      // A neck that gives way, and what it held up.
      path('M-56 -20C-50 -44 22 -56 34 -32C26 -12 -26 -2 -56 -20Z', t.base) +
      at(-46, -20, 1.3, catHead(light, CARRIED_FUR), -58),
  };
}
