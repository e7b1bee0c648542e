// The cat: dark, heavy, with four white socks that nobody sees until page 10.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { FUR, SOCKS } from '#titles/stair-that-counted-feet/set/colors.ts';

/** A shape of fur: shaded below, and edged where the light comes from. */
export function fur(light: Light, d: string, detail = '', color: Hex = FUR): string {
  const t = tone(light, color);
  const [lx, ly] = light.direction;
  const body = path(d, t.shade) + shifted(lx * 4, ly * 6, path(d, t.base)) + detail;
  return clip(d, path(d, t.rim) + shifted(-lx * 1.9, -ly * 1.9, clip(d, body)));
}

/** A tail along points, tapering to a soft end. */
export function catTail(
  points: readonly Point[],
  width: number,
  light: Light,
  color: Hex = FUR,
): string {
  const t = tone(light, color);
  const half = points.map((_, i) => width * (0.5 - (0.12 * i) / (points.length - 1)));
  return (
    path(ribbon(points, half), t.base) +
    path(ribbon(points, half, 0.62, 0.98), t.rim, 'fill-opacity=".5"')
  );
}

/** A shoulder at the left, a hip at the right and a back that sinks between them: one even dome was a loaf. */
const cushionShape = (top: number): string =>
  `M-51 -13C-54 -31 -40 -41 -24 ${num(top + 8)}C-10 ${num(top + 4)} -4 ${num(top)} 12 ${num(top)}C36 ${num(top)} 53 -34 51 -15C50 0 32 2 0 2C-32 2 -49 1 -51 -13Z`;
const CUSHION_TOP = -47;

/** Curled, its face tucked away: a dark cushion, 100 wide, on the ground at y 0. `breath` 0 to 1. */
export function catCushion(light: Light, breath = 0, color: Hex = FUR): string {
  const t = tone(light, color);
  const top = CUSHION_TOP - breath * 6;
  const stripes = `M-14 ${num(top + 5)}q-4 7 -1 13M2 ${num(top + 1)}q-3 9 1 16M17 ${num(top)}q-1 9 4 15M31 ${num(top + 5)}q1 7 6 11`;
  return fur(
    light,
    cushionShape(top),
    path('M8 2C2 -22 18 -34 34 -28C46 -22 50 -10 46 2Z', t.base) +
      line('M9 -1C4 -22 18 -33 33 -28', t.deep, 2.4, 'stroke-opacity=".7"') +
      line(
        'M-48 -12C-42 -25 -22 -27 -12 -12C-9 -7 -9 -3 -10 1',
        t.deep,
        2.4,
        'stroke-opacity=".7"',
      ) +
      line(stripes, t.deep, 3, 'stroke-opacity=".55"'),
    color,
  );
}

/** The same with two ears, in the dark: something that lies there. */
export const catInTheDark = (light: Light): string =>
  path('M-46 -26L-48 -46L-34 -36ZM-28 -38L-20 -54L-12 -40Z', tone(light, FUR).shade) +
  catCushion(light);

/** Lighter than in the dark: against brown wood the cat was a loaf. */
const LAMPLIT_FUR: Hex = '#54455f';

const LAID_HEAD =
  'M-22 4C-24 -8 -22 -27 -18 -30C-13 -30 -8 -22 -6 -20C-2 -21 2 -21 6 -20C8 -22 13 -30 18 -30C22 -27 24 -8 22 4C19 17 10 19 0 19C-10 19 -19 17 -22 4Z';

/** The cushion with the lamp on its back, its head laid down at the left: ears and two shut eyes, for whoever looks. */
export function catCurled(light: Light, color: Hex = LAMPLIT_FUR): string {
  const t = tone(light, color);
  return (
    catCushion(light, 0, color) +
    line('M-18 -41C-8 -47 2 -48 14 -47C34 -46 50 -34 50 -18', t.rim, 1.8, 'stroke-opacity=".8"') +
    at(
      -36,
      -17,
      0.86,
      path(LAID_HEAD, t.base, `stroke="${t.deep}" stroke-width="2"`) +
        path('M-17 -25q-3 6 -2 11l7 -7ZM17 -25q3 6 2 11l-7 -7Z', tone(light, '#b0788a').shade) +
        line('M-15 -1q5 5 10 0M5 -1q5 5 10 0', t.deep, 2.4) +
        path('M-3 7h6q0 2.4 -3 3.4q-3 -1 -3 -3.4Z', tone(light, '#c98a92').base),
      -8,
    )
  );
}

const SKULL =
  'M-28 2C-30 -12 -27 -34 -23 -37C-18 -38 -10 -28 -8 -25C-3 -27 3 -27 8 -25C10 -28 18 -38 23 -37C27 -34 30 -12 28 2C26 17 13 23 0 23C-13 23 -26 17 -28 2Z';

/** The head from the front, asleep as ever; about 56 wide around (0, 0). */
export function catHead(light: Light, color: Hex = FUR): string {
  const t = tone(light, color);
  const white = tone(light, SOCKS);
  const ink = t.deep;
  const lids = line('M-18 -2q6 6 12 0M6 -2q6 6 12 0', white.shade, 2);
  return (
    fur(
      light,
      SKULL,
      line('M-6 -24v10M0 -25v13M6 -24v10', t.deep, 2.6, 'stroke-opacity=".7"'),
      color,
    ) +
    path('M-21 -31q-4 8 -3 15l9 -8ZM21 -31q4 8 3 15l-9 -8Z', tone(light, '#b0788a').shade) +
    lids +
    path('M-11 11C-12 5 -4 4 0 7C4 4 12 5 11 11C10 18 4 21 0 21C-4 21 -10 18 -11 11Z', white.base) +
    path('M-4 5.4h8q0 3 -4 4.6q-4 -1.6 -4 -4.6Z', tone(light, '#c98a92').base) +
    line('M0 10v3q-3 3 -6 1.4M0 13q3 3 6 1.4', ink, 1.3) +
    line(
      'M-15 10l-16 -3M-15 13l-16 2M15 10l16 -3M15 13l16 2',
      white.base,
      0.8,
      'stroke-opacity=".6"',
    )
  );
}

/** Asleep in a curl with its face showing, 100 wide on y 0: across somebody's feet. */
export function catAsleep(light: Light): string {
  return (
    catCushion(light) +
    at(-34, -18, 0.78, catHead(light), -6) +
    catTail(
      [
        [48, -8],
        [30, 1],
        [2, 2],
        [-22, -2],
      ],
      12,
      light,
    )
  );
}
