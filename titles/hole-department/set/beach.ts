import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, brush, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { SAND } from './colors.ts';

/** A sky down to `horizon`, with a glow where the sun is. */
export function sky(
  high: string,
  low: string,
  horizon: number,
  sun?: Point,
  glow = '#fff6d0',
  width = SHEET,
): string {
  return (
    box(
      0,
      0,
      width,
      horizon + 1,
      linear([
        [0, high],
        [1, low],
      ]),
    ) +
    (sun
      ? oval(
          sun[0],
          sun[1],
          80,
          80,
          radial([
            [0, glow, 0.95],
            [0.3, glow, 0.5],
            [1, glow, 0],
          ]),
        )
      : '') +
    // Dry strokes of a wide brush; only lighter than the sky, so that dark words stay readable.
    brush(
      chanceFrom(`sky ${high}`),
      { x: -16, y: 2, width, height: horizon * 0.94 },
      Math.round(width * 0.157),
      34,
      -0.1,
      '#ffffff',
      1.7,
      0.2,
    )
  );
}

export const sunDisk = (x: number, y: number, r: number, color = '#fff8d8'): string =>
  oval(x, y, r, r, color) + oval(x, y, r * 0.78, r * 0.78, '#fffdf0');

/** Small flat-footed clouds along a height. */
export const clouds = (
  list: readonly (readonly [x: number, y: number, size: number])[],
  opacity = 0.85,
): string =>
  path(
    list
      .map(
        ([x, y, s]) =>
          disc(x - 9 * s, y - 2 * s, 7 * s, 4.4 * s) +
          disc(x, y - 5 * s, 9 * s, 7 * s) +
          disc(x + 10 * s, y - 2.4 * s, 8 * s, 5 * s),
      )
      .join(''),
    '#ffffff',
    `fill-opacity="${opacity}"`,
  );

/** The sea between the horizon and its edge on the sand, with glints and a line of foam. */
export function sea(
  horizon: number,
  shore: number,
  far: string,
  near: string,
  seed: string,
  width = SHEET,
): string {
  const chance = chanceFrom(`sea ${seed}`);
  let glints = '';
  for (let i = 0; i < width * 0.157; i++) {
    const t = chance();
    const y = horizon + 1 + t * (shore - horizon - 3);
    glints += `M${num(chance() * width)} ${num(y)}h${num(3 + t * 9)}`;
  }
  const edge = Array.from(
    { length: Math.ceil((width + 16) / 21) + 1 },
    (_, i): Point => [-8 + i * 21, shore + (chance() - 0.5) * (shore - horizon) * 0.16],
  );
  const water = `M-8 ${horizon}H${num((edge.at(-1) as Point)[0])}V${num((edge.at(-1) as Point)[1])}${smooth([...edge].reverse(), false).replace('M', 'L')}Z`;
  return (
    path(
      water,
      linear([
        [0, far],
        [1, near],
      ]),
    ) +
    line(glints, '#ffffff', 0.6, 'stroke-opacity=".55"') +
    line(
      smooth(
        edge.map(([x, y]): Point => [x, y + 1.4]),
        false,
      ),
      SAND.wet,
      2.6,
      'stroke-opacity=".5"',
    ) +
    line(smooth(edge, false), '#ffffff', 1.7, 'stroke-opacity=".9"')
  );
}

/** The beach as seen from a little above, from the water's edge to the cut. */
export function sand(
  from: number,
  to: number,
  seed: string,
  far: string = SAND.pale,
  near: string = SAND.lit,
  width = SHEET,
): string {
  const chance = chanceFrom(`sand ${seed}`);
  const area = { x: 0, y: from + 2, width, height: to - from };
  const pages = width / SHEET;
  return (
    box(
      0,
      from,
      width,
      to - from + 2,
      linear([
        [0, far],
        [1, near],
      ]),
    ) +
    brush(
      chance,
      area,
      Math.min(90, Math.round((to - from) * 0.7 * pages)),
      12,
      0.03,
      SAND.base,
      0.9,
      0.45,
    ) +
    specks(chance, area, Math.min(220, Math.round((to - from) * 2.2 * pages)), SAND.shade, 0.7, 0.4)
  );
}

/** A pier on thin legs, far out. */
export function pier(x: number, y: number, length: number, color: string): string {
  let legs = '';
  for (let px = 3; px < length; px += 8) legs += `M${num(x + px)} ${num(y)}v7`;
  return (
    line(legs, color, 0.8) +
    box(x, y - 1.4, length, 2, color) +
    path(`M${num(x + length * 0.6)} ${num(y - 1.4)}v-7l7 -5l7 5v7Z`, color) +
    line(`M${num(x + length * 0.6 + 7)} ${num(y - 13.4)}v-5`, color, 0.7)
  );
}

/** A gull in the air, `size` across: a signature. */
export const gull = (x: number, y: number, size: number, color: string, degrees = 0): string =>
  at(
    x,
    y,
    size / 20,
    path(
      'M-10 -3C-7 -7 -3 -6 0 -1C3 -6 7 -7 10 -3C7 -4.6 4 -4 1.4 1C.6 2 -.6 2 -1.4 1C-4 -4 -7 -4.6 -10 -3Z',
      color,
    ),
    degrees,
  );

/** A beach parasol far off, `size` high on (x, y). */
export const parasol = (x: number, y: number, size: number, color: string): string =>
  at(
    x,
    y,
    size / 40,
    line('M0 0V-38', '#a98a66', 1.6) +
      path(
        'M-22 -24C-20 -42 20 -42 22 -24Q16 -28 11 -24Q5 -28 0 -24Q-5 -28 -11 -24Q-16 -28 -22 -24Z',
        color,
      ) +
      path(
        'M-11 -24C-10 -36 -4 -38 0 -38C4 -38 10 -36 11 -24Q5 -28 0 -24Q-5 -28 -11 -24Z',
        '#fff7e2',
      ),
  );
