import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean } from '#bookmaking/drawing/marks.ts';
import { CAPITAL, type DrawnWords, strokeArt } from './lettering.ts';

/** How a word stands in a picture: capitals `height` mm high, leaning back by `turn` degrees, in an ink with a rim around it. */
export interface Stand {
  readonly height: number;
  readonly ink: Hex;
  readonly rim?: Hex;
  readonly turn?: number;
}

/** A sound or a sign in a picture, as paths; the middle of its foot is at `at`. No surface is laid over it: it is to be read. */
export function lettered(
  { strokes, width }: DrawnWords,
  [x, y]: Point,
  { height, ink, rim, turn = 0 }: Stand,
): string {
  const k = height / CAPITAL;
  const around = rim ? strokeArt(strokes, rim, CAPITAL * 0.22) : '';
  return clean(
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${k.toFixed(4)}) translate(${num(-width / 2)} 0)">${around}${strokeArt(strokes, ink)}</g>`,
  );
}
