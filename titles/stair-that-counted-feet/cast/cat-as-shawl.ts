import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** It hangs over both shoulders, and sinks between them. */
const ACROSS =
  'M-68 2C-66 -18 -42 -28 -20 -20C-6 -16 10 -16 24 -22C48 -32 78 -22 80 4C80 24 60 30 42 24C22 17 -14 17 -30 21C-50 26 -68 20 -68 2Z';

const leg = (light: Light, points: readonly Point[], width: number, degrees: number): string =>
  catLeg(points, width, light, CARRIED_FUR) +
  catPaw(points[points.length - 1] as Point, 1.12, degrees, light, false);

/** A cat that sleeps across a back, its head on the left shoulder of the page: four socks hang down that back, to be counted. In units of who carries it, around the nape; drawn last. */
export function catAsShawl(light: Light): string {
  const t = tone(light, CARRIED_FUR);
  return (
    catTail(
      [
        [66, 6],
        [86, 22],
        [90, 58],
        [80, 90],
        [90, 114],
      ],
      18,
      light,
      CARRIED_FUR,
    ) +
    leg(
      light,
      [
        [-38, 10],
        [-44, 46],
        [-41, 88],
      ],
      24,
      184,
    ) +
    leg(
      light,
      [
        [-18, 8],
        [-16, 40],
        [-17, 76],
      ],
      24,
      176,
    ) +
    leg(
      light,
      [
        [24, 8],
        [18, 44],
        [19, 80],
      ],
      27,
      184,
    ) +
    leg(
      light,
      [
        [48, 8],
        [50, 50],
        [46, 94],
      ],
      28,
      176,
    ) +
    fur(
      light,
      ACROSS,
      line(
        'M-14 -20q-4 9 -1 16M0 -18q-3 9 1 17M14 -20q-1 9 4 16',
        t.deep,
        4,
        'stroke-opacity=".5"',
      ),
      CARRIED_FUR,
    ) +
    oval(54, 2, 26, 23, t.base) +
    line('M32 -6C26 12 38 26 58 24', t.deep, 2, 'stroke-opacity=".7"') +
    at(-60, 6, 1.06, catHead(light, CARRIED_FUR), -14)
  );
}
