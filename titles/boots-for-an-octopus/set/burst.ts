import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import { type Box, overlaps, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** From a right wing over the top to a left one, how far each jet goes, of the longest: none as its neighbor. */
const JETS = [
  0.86, 0.6, 1, 0.52, 0.82, 0.58, 0.74, 0.5, 0.66, 0.56, 0.8, 0.6, 0.94, 0.54, 1, 0.66, 0.9,
];

/** What a puddle does when all have landed in it: jets from (`x`, `y`) to all sides, as far as `wide` and `high` mm. */
export function burst([x, y]: Point, wide: number, high: number, fill: string, first = 0): string {
  const step = 196 / JETS.length;
  const on = (degrees: number, far: number): Point => {
    const turn = radians(degrees);
    return [
      x + Math.cos(turn) * wide * far,
      // What has gone far to the side has begun to fall.
      y - Math.sin(turn) * high * far + Math.abs(Math.cos(turn)) * far * far * 16,
    ];
  };
  const outline = JETS.flatMap((_, i): Point[] => {
    const far = JETS[(i + first) % JETS.length] as number;
    const degrees = -8 + step * (i + 0.5);
    const thin = step * 0.2;
    return [
      on(degrees - step * 0.5, 0.56),
      on(degrees - step * 0.16, 0.5 * far + 0.22),
      on(degrees - thin, far * 0.93),
      on(degrees, far),
      on(degrees + thin, far * 0.93),
      on(degrees + step * 0.16, 0.5 * far + 0.22),
    ];
  });
  return path(`${smooth([...outline, [x - wide * 0.5, y + 40], [x + wide * 0.5, y + 40]])}`, fill);
}

/** How long each wave of what is left is, and how high. */
const WAVES = [
  [64, 3],
  [34, 10],
  [82, 1],
  [46, 7],
  [58, 4],
] as const;

/** What is still a puddle, before all of that: from 0 to `width` mm, its swell at `y`. */
export function swell(width: number, y: number): string {
  const top: Point[] = [];
  for (let x = -20, i = 0; x < width + 60; i++) {
    const [long, high] = WAVES[i % WAVES.length] as (typeof WAVES)[number];
    top.push([x, y + 6], [x + long * 0.6, y - high]);
    x += long;
  }
  return (
    path(
      `${smooth(top, false)}V230H-20Z`,
      linear([
        [0, '#8fdcec'],
        [0.5, '#3aa5cb'],
        [1, '#1d76a3'],
      ]),
    ) +
    oval(width * 0.3, y + 18, 46, 3, '#d9f5fa', 'fill-opacity=".5"') +
    oval(width * 0.72, y + 22, 34, 2.4, '#d9f5fa', 'fill-opacity=".4"')
  );
}

/** Water thrown out by a wheel at (`x`, `y`): a fan that goes to one side. */
export const fan = (x: number, y: number, way: 1 | -1, k = 1): string => {
  const at = (dx: number, dy: number): string => `${num(x + dx * k * way)} ${num(y + dy * k)}`;
  return (
    path(
      `M${at(-5, 3)}C${at(8, 2)} ${at(18, -8)} ${at(24, -27)}Q${at(27, -21)} ${at(25, -15)}Q${at(31, -20)} ${at(35, -23)}Q${at(34, -15)} ${at(30, -9)}Q${at(36, -11)} ${at(41, -12)}Q${at(37, -4)} ${at(29, 0)}C${at(20, 6)} ${at(4, 8)} ${at(-5, 3)}Z`,
      linear([
        [0, '#f2fcfd', 0.97],
        [1, '#7ccfe4', 0.95],
      ]),
    ) +
    line(
      `M${at(2, 3)}Q${at(15, -3)} ${at(22, -17)}M${at(8, 4)}Q${at(22, 0)} ${at(30, -14)}`,
      '#ffffff',
      0.9,
      'stroke-opacity=".8"',
    )
  );
};

/** A few, of very different sizes, and on nobody's face. */
export function flung(
  places: readonly (readonly [x: number, y: number, r: number])[],
  faces: readonly Box[],
): string {
  const free = places.filter(
    ([x, y, r]) =>
      !faces.some((face) => overlaps(face, { x: x - r, y: y - r, width: 2 * r, height: 2 * r })),
  );
  return (
    path(free.map(([x, y, r]) => disc(x, y, r, r * 1.12)).join(''), '#7fd0e6') +
    line(
      free.map(([x, y, r]) => `M${num(x - r * 0.4)} ${num(y - r * 0.45)}h.1`).join(''),
      '#ffffff',
      1.3,
    )
  );
}
