import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** Chest to chest with who carries it: a back that sags, and a rump as heavy as two. */
const BACK =
  'M-30 0C-10 -16 24 -16 44 4C62 24 74 54 76 82C78 114 52 132 20 130C-6 128 -24 108 -28 84C-32 54 -34 24 -30 0Z';

const leg = (light: Light, points: readonly Point[], width: number, degrees: number): string =>
  catLeg(points, width, light, CARRIED_FUR) +
  catPaw(points[points.length - 1] as Point, 1.05, degrees, light, false);

/** What is seen of it beyond a body in profile to the right whose near shoulder is at (0, 0), in that hero's units; drawn before that body. */
export function catBefore(light: Light): string {
  const t = tone(light, CARRIED_FUR);
  return (
    catTail(
      [
        [44, 104],
        [62, 122],
        [66, 150],
        [56, 172],
        [62, 196],
      ],
      17,
      light,
      CARRIED_FUR,
    ) +
    leg(
      light,
      [
        [56, 100],
        [76, 122],
        [90, 144],
      ],
      25,
      150,
    ) +
    fur(
      light,
      BACK,
      line(
        'M66 36q-14 2 -22 10M74 58q-14 0 -24 8M76 82q-12 -2 -24 4',
        t.deep,
        5,
        'stroke-opacity=".55"',
      ),
      CARRIED_FUR,
    ) +
    leg(
      light,
      [
        [30, 100],
        [40, 124],
        [46, 150],
      ],
      27,
      172,
    )
  );
}

/** And what hangs over that shoulder toward us, drawn after it: two socks, and a head that sleeps. */
export function catBehind(light: Light): string {
  return (
    leg(
      light,
      [
        [-12, -4],
        [-34, 20],
        [-36, 48],
      ],
      21,
      186,
    ) +
    leg(
      light,
      [
        [2, 0],
        [-6, 28],
        [-6, 56],
      ],
      21,
      178,
    ) +
    at(-20, -6, 1, catHead(light, CARRIED_FUR), -10)
  );
}
