import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, brush, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { EARTH, SAND } from './colors.ts';

/** A wavy level across the sheet, as points from left to right. */
function level(seed: string, y: number, swing: number, width: number): Point[] {
  const chance = chanceFrom(seed);
  return Array.from(
    { length: Math.ceil((width + 12) / 25.4) + 1 },
    (_, i): Point => [-6 + i * 25.4, y + (chance() - 0.5) * 2 * swing],
  );
}

const below = (points: readonly Point[]): string =>
  `${smooth(points, false)}L${num((points.at(-1) as Point)[0])} ${SHEET + 6}L-8 ${SHEET + 6}Z`;

/**
 * The beach cut open: dry crust, damp sand, clay, and a dark that words can lie on. `surface` is the
 * line, `dark` where the dark begins, in mm; `width` is that of the page or of the opening.
 */
export function earth(surface: number, dark: number, width = SHEET): string {
  const chance = chanceFrom(`earth ${surface}`);
  const depth = dark - surface;
  // As close as on a page would cost an opening 5 KB, and nobody counts grains beyond the fold.
  const pages = width > SHEET ? 1.3 : 1;
  const under = { x: 0, y: dark + 2, width, height: Math.max(4, SHEET - dark) };
  return (
    path(below(level('crust', surface, 0.7, width)), EARTH.crust) +
    path(below(level('sand', surface + depth * 0.2, 1.6, width)), '#c48f58') +
    path(
      below(level('damp', surface + depth * 0.48, 2.4, width)),
      linear([
        [0, EARTH.damp],
        [0.5, EARTH.clay],
      ]),
    ) +
    path(
      below(level('clay', dark - 3, 2, width)),
      linear([
        [0, EARTH.clay],
        [0.3, EARTH.deep],
        [1, EARTH.dark],
      ]),
    ) +
    specks(
      chance,
      { x: 0, y: surface + 2, width, height: depth * 0.5 },
      Math.round(60 * pages),
      SAND.pale,
      0.7,
      0.6,
    ) +
    specks(
      chance,
      { x: 0, y: surface + depth * 0.4, width, height: depth * 0.6 },
      Math.round(40 * pages),
      EARTH.deep,
      1,
      0.4,
    ) +
    brush(
      chance,
      { x: -8, y: surface + depth * 0.16, width, height: depth * 0.3 },
      Math.round(26 * pages),
      13,
      0.04,
      '#a8713f',
      0.8,
      0.5,
    ) +
    brush(
      chance,
      { x: -8, y: surface + depth * 0.62, width, height: depth * 0.6 },
      Math.round(34 * pages),
      15,
      -0.03,
      EARTH.dark,
      1,
      0.28,
    ) +
    // Only darker than the ground: a light speck under a letter would cost its contrast.
    specks(chance, under, Math.round(70 * pages), EARTH.dark, 1.5, 0.6) +
    line(smooth(level('crust', surface, 0.7, width), false), SAND.pale, 1.3)
  );
}

/** Pebbles in the ground; never where words lie. */
export function pebbles(
  seed: string,
  list: readonly (readonly [x: number, y: number, r: number])[],
): string {
  const chance = chanceFrom(seed);
  return list
    .map(([x, y, r], i) => {
      const color = ['#b79a86', '#8f7a76', '#cbb196', '#7d655c'][i % 4] as string;
      return (
        path(blob(chance, x, y + 0.5, r * 1.15, r, 8, 0.1), EARTH.dark, 'fill-opacity=".4"') +
        path(blob(chance, x, y, r * 1.15, r * 0.92, 8, 0.1), color) +
        oval(x - r * 0.3, y - r * 0.34, r * 0.4, r * 0.24, '#fff4da', 'fill-opacity=".4"')
      );
    })
    .join('');
}

/** Broken shells in a row in the crust beside a picture, at `y`: words keep clear of them, and so of all that is pale above. */
export const shells = (y: number): string =>
  line(
    Array.from(
      { length: 20 },
      (_, i) => `M${-204 + i * 10.6 + (i % 3)} ${y + (i % 4) * 0.5}h.8`,
    ).join(''),
    SAND.pale,
    0.9,
    'stroke-opacity=".7"',
  );

/** A spiral that was a shell before there were beaches. */
export const ammonite = (
  x: number,
  y: number,
  r: number,
  degrees = 0,
  stone = '#b98f66',
  groove = '#7d5739',
): string =>
  at(
    x,
    y,
    r / 10,
    oval(0, 0, 10, 10, stone) +
      line('M0 0C2 -3 5 0 3 3C0 6 -5 4 -5 -1C-5 -7 4 -8 7 -3C9 1 8 6 4 8.6', groove, 1.5) +
      line(
        'M6.4 -4.6l2 -1.6M8 0h2M6.6 5l2 1.4M-1 -6.8l-.6 -2.6M-5 -4.4l-2.4 -1.8M-6 2l-3 .6',
        groove,
        0.9,
      ),
    degrees,
  );

export interface ShaftWish {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** The sun stands at the left (-1) or the right (1): the other wall is lit. */
  readonly sun: 1 | -1;
  /** Sides as they were dug, or patted smooth. */
  readonly smoothed?: boolean;
}

/** The outline of a hole in the cut; `x` is its middle. */
export function shaftOutline({ x, width, top, bottom, smoothed }: ShaftWish): string {
  const chance = chanceFrom(`shaft ${x} ${bottom}`);
  const half = width / 2;
  const wobble = smoothed ? 0.15 : 1;
  const steps = Math.max(3, Math.round((bottom - top) / 16));
  const side = (s: 1 | -1): Point[] =>
    Array.from({ length: steps }, (_, i): Point => {
      const t = i / steps;
      const flare = t < 0.06 ? half * 0.14 : 0;
      return [
        x + s * (half + flare + (chance() - 0.5) * 2 * wobble),
        top + t * (bottom - top - half * 0.4),
      ];
    });
  const right = side(1).reverse();
  const floor: Point[] = [
    [x - half * 0.94, bottom - half * 0.34],
    [x - half * 0.5, bottom],
    [x + half * 0.5, bottom],
    [x + half * 0.94, bottom - half * 0.34],
  ];
  return `M${num(x - half * 1.14)} ${num(top - 4)}${smooth([...side(-1), ...floor, ...right], false).replace('M', 'L')}L${num(x + half * 1.14)} ${num(top - 4)}Z`;
}

/** The hole: its round wall, lit from the sky, darker as it goes down. `inside` is drawn in it. */
export function shaft(wish: ShaftWish, inside = ''): string {
  const { x, width, top, bottom, sun } = wish;
  const d = shaftOutline(wish);
  const half = width / 2;
  return clip(
    d,
    box(
      x - half * 1.3,
      top - 0.4,
      width * 1.3,
      bottom - top + 4,
      linear([
        [0, '#e9c084'],
        [0.3, '#b98650'],
        [1, '#7d5233'],
      ]),
    ) +
      box(
        x - half * 1.3,
        top - 0.4,
        width * 1.3,
        bottom - top + 4,
        linear(
          sun < 0
            ? [
                [0, '#3a2018', 0.62],
                [0.34, '#3a2018', 0.12],
                [0.8, '#fff1c4', 0.12],
                [1, '#fff1c4', 0.3],
              ]
            : [
                [0, '#fff1c4', 0.3],
                [0.2, '#fff1c4', 0.12],
                [0.66, '#3a2018', 0.12],
                [1, '#3a2018', 0.62],
              ],
          0,
          0,
          1,
          0,
        ),
      ) +
      (wish.smoothed ? '' : spadeMarks(wish)) +
      inside,
  );
}

/** What a spade leaves on the wall of a hole. */
function spadeMarks({ x, width, top, bottom }: ShaftWish): string {
  const chance = chanceFrom(`marks ${x} ${bottom}`);
  let d = '';
  for (let y = top + 8; y < bottom - 8; y += 11) {
    const from = x - width * (0.1 + chance() * 0.26);
    d += `M${num(from)} ${num(y)}q${num(width * 0.14)} ${num(3 + chance() * 2)} ${num(width * 0.3)} ${num(-0.6)}`;
  }
  return line(d, '#6b4228', 0.8, 'stroke-opacity=".4"');
}

/** The heap of what was dug out, on the surface beside the hole. */
export function heap(seed: string, x: number, y: number, width: number, height: number): string {
  const chance = chanceFrom(seed);
  const top: Point[] = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [
      x - width / 2 + t * width,
      y - Math.sin(t * Math.PI) ** 1.2 * height * (0.9 + chance() * 0.16),
    ];
  });
  const d = `${smooth(top, false)}Z`;
  return (
    path(d, SAND.base) +
    clip(
      d,
      path(
        smooth(
          top.map(([px, py]): Point => [px + width * 0.16, py + height * 0.2]),
          false,
        ),
        SAND.wet,
        'fill-opacity=".55"',
      ) +
        specks(
          chance,
          { x: x - width / 2, y: y - height, width, height },
          26,
          SAND.shade,
          0.8,
          0.6,
        ) +
        specks(
          chance,
          { x: x - width / 2, y: y - height, width: width * 0.6, height },
          16,
          SAND.pale,
          0.8,
          0.9,
        ),
    )
  );
}
