import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK, MITTEN, PAPER } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';

const HAND = 'M-15 10C-19 26 -20 44 -12 53C-4 61 9 60 15 51C20 43 18 26 15 10Z';
const THUMB = 'M13 14C20 16 28 24 31 33C33 40 26 45 20 41C15 37 12 31 11 26Z';
/** All of it in one, for what it throws and what it leaves on a wall: the cuff's upper edge at (0, 0). */
export const MITTEN_SHAPE =
  'M-15 0H15V10C18 26 20 43 15 51C9 60 -4 61 -12 53C-20 44 -19 26 -15 10ZM13 14C20 16 28 24 31 33C33 40 26 45 20 41C15 37 12 31 11 26Z';

/**
 * The red mitten, hanging by its cuff with the fingers down: the cuff's upper edge at (0, 0), about
 * 60 long. Close to, the darning on its thumb shows.
 */
export function mitten(light: Light, close = true): string {
  const t = tone(light, MITTEN);
  const lit = (d: string): string =>
    clip(
      d,
      path(d, t.shade) + shifted(light.direction[0] * 5, light.direction[1] * 3, path(d, t.base)),
    );
  if (!close) return path(HAND, t.base) + path(THUMB, t.base) + path('M-16 0H16V12H-16Z', t.shade);
  const ribs = Array.from({ length: 8 }, (_, i) => `M${num(-13.4 + i * 3.8)} 1.6V11`).join('');
  let stitches = '';
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 4; i++) stitches += `M${num(-11 + i * 6)} ${18 + row * 6}l2 2.4l2 -2.4`;
  }
  return (
    lit(THUMB) +
    lit(HAND) +
    line(stitches, t.deep, 0.9, 'stroke-opacity=".4"') +
    path('M-17 2C-17 -2 17 -2 17 2L16 12C10 14 -10 14 -16 12Z', t.base) +
    line(ribs, t.deep, 1.5, 'stroke-opacity=".5"') +
    // Mended once, by somebody who had no red wool left.
    path('M21 27L31 33L28 41L20 38Z', '#e7a63c', 'fill-opacity=".95"') +
    line('M22 31l7 5M21 35l6 5M24 28l-3 9M28 31l-3 9', '#a86a1c', 1)
  );
}

/** The mitten on its wool: the wool comes down from `from`, the cuff hangs at `cuff`; `size` in mm for 60 units. */
export function mittenOnWool(
  light: Light,
  from: Point,
  cuff: Point,
  size: number,
  degrees = 0,
): string {
  const k = size / 60;
  const bend = (cuff[0] - from[0]) * 0.3;
  return (
    line(
      `M${num(from[0])} ${num(from[1])}C${num(from[0] + bend)} ${num(from[1] + (cuff[1] - from[1]) * 0.5)} ${num(cuff[0] - bend * 0.4)} ${num(cuff[1] - (cuff[1] - from[1]) * 0.3)} ${num(cuff[0])} ${num(cuff[1])}`,
      tone(light, MITTEN).base,
      Math.max(0.35, k * 1.7),
    ) + at(cuff[0], cuff[1], k, mitten(light, size > 9), degrees)
  );
}

/** Its wool along a way, each bend of it for itself: words keep clear of where it is, and not of all the page that it crosses. */
export function woolAlong(light: Light, way: readonly Point[], width: number): string {
  const [start = '', ...bends] = smooth(way, false).slice(1).split('C');
  const from = [start, ...bends.map((bend) => bend.split(' ').slice(-2).join(' '))];
  return bends
    .map((bend, i) => line(`M${from[i]}C${bend}`, tone(light, MITTEN).base, width))
    .join('');
}

/** The note that sticks out of the cuff, in capitals; its foot is in the mitten at (0, 0), about 44 wide. */
export function note(light: Light): string {
  const t = tone(light, PAPER);
  return (
    path('M-15 6L-22 -36L19 -41L13 6Z', t.base) +
    path('M19 -41L13 6L8 6L13 -40Z', t.shade, 'fill-opacity=".5"') +
    at(
      -1,
      -20,
      1,
      lettering('IS THAT', 0, -8.6, 6.2, INK, 0.2) +
        lettering('MY', 0.6, 0.4, 6.2, INK, 0.2) +
        lettering('SNOW?', 1.2, 9.6, 6.2, INK, 0.2),
      -6,
    )
  );
}
