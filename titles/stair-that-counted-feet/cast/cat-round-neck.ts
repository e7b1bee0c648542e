import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat that is worn as a stole, in two layers: a neck and a chest lie between them. */
export interface CatRoundNeck {
  readonly behind: string;
  readonly before: string;
}

/** From one shoulder round behind the other. */
const NAPE = 'M-66 8C-58 -24 -30 -34 0 -34C32 -34 64 -26 76 14L44 40L-40 36Z';
/** What hangs at the right is all the rest of it: a back that has slid down, and a rump that has slid further. */
const REST =
  'M26 2C38 -18 68 -16 79 8C90 32 93 54 99 74C106 98 106 118 92 128C78 137 54 135 46 122C39 108 42 92 42 74C42 50 24 28 26 2Z';
/** What hangs at the left is a chest, and a shoulder of its own. */
const CHEST =
  'M-30 0C-44 -14 -70 -10 -76 10C-82 34 -80 58 -70 70C-58 80 -40 78 -34 64C-28 44 -24 20 -30 0Z';

/** In the units of a hero whose neck is at (0, 0), as seen from before: four socks hang where they may be counted. */
export function catRoundNeck(light: Light): CatRoundNeck {
  const t = tone(light, CARRIED_FUR);
  const leg = (points: readonly Point[], width: number, degrees: number): string =>
    catLeg(points, width, light) +
    catPaw(points[points.length - 1] as Point, 1.05, degrees, light, false);
  return {
    behind: fur(light, NAPE, '', CARRIED_FUR),
    before:
      catTail(
        [
          [88, 104],
          [112, 130],
          [114, 166],
          [130, 192],
          [124, 222],
        ],
        20,
        light,
        CARRIED_FUR,
      ) +
      leg(
        [
          [86, 108],
          [96, 136],
          [92, 164],
        ],
        28,
        176,
      ) +
      fur(
        light,
        REST,
        line(
          'M48 16q14 6 32 0M50 38q16 6 36 -1M52 60q18 6 40 -2',
          t.deep,
          5,
          'stroke-opacity=".55"',
        ) + line('M48 108C54 90 78 90 87 108', t.deep, 2.4, 'stroke-opacity=".8"'),
        CARRIED_FUR,
      ) +
      leg(
        [
          [62, 110],
          [54, 136],
          [60, 166],
        ],
        30,
        182,
      ) +
      leg(
        [
          [-42, 48],
          [-36, 84],
          [-42, 118],
        ],
        23,
        184,
      ) +
      fur(light, CHEST, '', CARRIED_FUR) +
      leg(
        [
          [-62, 52],
          [-70, 88],
          [-64, 128],
        ],
        24,
        178,
      ) +
      at(-68, 12, 1.2, catHead(light) + oneEye(light), 14),
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
