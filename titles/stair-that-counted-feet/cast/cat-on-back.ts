import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CARRIED_FUR } from '#titles/stair-that-counted-feet/set/colors.ts';
import { catHead, catTail, fur } from './cat.ts';
import { catLeg, catPaw } from './cat-paws.ts';

/** A cat on its back in two layers: whoever bends over it, and a hand that counts, lie between them. */
export interface CatOnBack {
  readonly behind: string;
  readonly before: string;
}

/** The sole of the near front paw, which is the first to be counted. */
export const FIRST_PAW: Point = [57, 106];
const PAW = { front: 1.34, back: 1.24 } as const;

/** In mm, its back on y 172: head and chest at the left, and its hips as far to the right as `hips` says; what lies between is cat. */
export function catOnBack(light: Light, hips: number): CatOnBack {
  const t = tone(light, CARRIED_FUR);
  const from = (x: number): string => num(hips + x);
  const leg = (
    points: readonly Point[],
    width: number,
    degrees: number,
    paw: number = PAW.front,
  ): string =>
    catLeg(points, width, light, CARRIED_FUR) +
    catPaw(points[points.length - 1] as Point, paw, degrees, light, true);
  /** Between ribs (-1) and hips (1). */
  const waist = (way: number): string => num((hips + 92 + way * (hips - 184)) / 2);
  /** The longer a cat, the deeper it sinks between them. */
  const sag = (below: number): string => num(138 + (hips - 184) / 16 + below);
  const body = `M48 168C36 150 46 130 72 126C98 122 116 128 138 138C${waist(-0.5)} ${sag(-2)} ${waist(-0.3)} ${sag(0)} ${waist(0)} ${sag(0)}C${waist(0.4)} ${sag(0)} ${from(-66)} 140 ${from(-46)} 131C${from(-24)} 123 ${from(6)} 123 ${from(24)} 135C${from(40)} 148 ${from(38)} 168 ${from(20)} 172C${from(-20)} 174 80 175 48 168Z`;
  const belly = `M78 131C100 127 116 134 138 143C${waist(-0.5)} ${sag(2)} ${waist(-0.3)} ${sag(4)} ${waist(0)} ${sag(4)}C${waist(0.4)} ${sag(4)} ${from(-62)} 144 ${from(-44)} 135C${from(-30)} 136 ${from(-34)} 150 ${from(-52)} 154C${waist(0.3)} ${sag(16)} ${waist(-0.2)} ${sag(18)} 132 157C98 156 74 146 78 131Z`;
  return {
    behind:
      leg(
        [
          [98, 140],
          [112, 124],
          [98, 104],
        ],
        21,
        -16,
      ) +
      leg(
        [
          [hips - 24, 142],
          [hips - 50, 136],
          [hips - 42, 122],
        ],
        24,
        -18,
        PAW.back,
      ),
    before:
      catTail(
        [
          [hips + 18, 163],
          [hips + 40, 170],
          [hips + 50, 186],
          [hips + 42, 204],
          [hips + 26, 205],
        ],
        13,
        light,
        CARRIED_FUR,
      ) +
      fur(light, body, path(belly, tone(light, '#8a7690').base), CARRIED_FUR) +
      haunch(light, hips) +
      leg(
        [
          [hips + 2, 144],
          [hips + 2, 130],
          [hips + 22, 121],
        ],
        28,
        22,
        PAW.back,
      ) +
      leg([[74, 146], [50, 126], FIRST_PAW], 22, -4) +
      // A neck, and the ruff on it.
      oval(62, 151, 22, 17, t.base) +
      line(
        'M70 136C80 142 84 154 80 164M64 138C72 146 74 156 70 166',
        t.deep,
        1.4,
        'stroke-opacity=".6"',
      ) +
      at(42, 157, 1.04, catHead(light, CARRIED_FUR), -126) +
      line('M70 163C78 168 86 168 94 164', t.deep, 1.4, 'stroke-opacity=".6"'),
  };
}

/** The round of a hip, with the knee drawn up out of it. */
const haunch = (light: Light, hips: number): string => {
  const t = tone(light, CARRIED_FUR);
  return (
    oval(hips + 2, 150, 27, 21, t.base) +
    line(
      `M${num(hips - 24)} 152C${num(hips - 22)} 168 ${num(hips + 6)} 174 ${num(hips + 22)} 164`,
      t.deep,
      1.6,
      'stroke-opacity=".8"',
    )
  );
};
