import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat that is carried under its arms, in two layers: arms around it lie between them. */
export interface LimpCat {
  readonly behind: string;
  readonly before: string;
}

/** All of it that can be found, and some more: from under its chin it is twice as long as anybody thought. */
const BODY =
  'M-24 4C-32 34 -26 62 -32 96C-36 122 -50 138 -42 160C-34 178 30 180 42 160C52 140 38 122 33 96C27 62 32 34 24 4C14 -6 -14 -6 -24 4Z';
const BELLY = 'M-9 24C-14 60 -16 100 -20 128C-22 152 22 152 22 128C18 100 14 60 9 24Z';

/** The middle of its face is (0, 0); hind paws hang 220 below. */
export function limpCat(light: Light): LimpCat {
  const t = tone(light, CARRIED_FUR);
  const leg = (points: readonly Point[], width: number, size: number, degrees: number): string =>
    catLeg(points, width, light) +
    catPaw(points[points.length - 1] as Point, size, degrees, light, false);
  return {
    behind:
      catTail(
        [
          [-30, 150],
          [-58, 168],
          [-66, 204],
          [-56, 232],
          [-72, 252],
        ],
        17,
        light,
        CARRIED_FUR,
      ) +
      leg(
        [
          [-22, 148],
          [-30, 180],
          [-25, 212],
        ],
        30,
        1.3,
        184,
      ) +
      leg(
        [
          [24, 148],
          [34, 182],
          [30, 218],
        ],
        30,
        1.3,
        176,
      ) +
      fur(
        light,
        BODY,
        path(BELLY, tone(light, '#8a7690').base, 'fill-opacity=".55"') +
          line('M-28 150C-22 136 -8 138 -6 156M30 150C24 136 10 138 8 156', t.deep, 2.6),
        CARRIED_FUR,
      ),
    before:
      leg(
        [
          [-20, 32],
          [-46, 40],
          [-64, 60],
        ],
        25,
        1.25,
        214,
      ) +
      leg(
        [
          [20, 32],
          [46, 38],
          [66, 54],
        ],
        25,
        1.25,
        140,
      ) +
      at(0, 0, 1.25, catHead(light) + oneEye(light), 6),
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
