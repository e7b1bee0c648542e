import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { captainsHat } from './beetle.ts';

// What a whistle as long as a street takes along: all of it to page left, and the farther the higher.

/** Somewhere along a way, and a little off it. */
function along(way: readonly Point[], t: number, off: number): Point {
  const k = t * (way.length - 1);
  const i = Math.min(way.length - 2, Math.floor(k));
  const [[ax, ay], [bx, by]] = [way[i] as Point, way[i + 1] as Point];
  return [lerp(ax, bx, k - i), lerp(ay, by, k - i) + off];
}

/** Petals, each with its tip where it goes. */
export function petals(id: string, way: readonly Point[], count: number, spread: number): string {
  const chance = chanceFrom(id);
  const colors = ['#fffaf4', '#f3a7b5', '#e8647f'];
  return Array.from({ length: count }, (_, i) => {
    const t = (i + chance()) / count;
    const [x, y] = along(way, t, (chance() - 0.5) * spread);
    return at(
      x,
      y,
      0.5 + t * 0.8 + chance() * 0.3,
      path('M-7 0C-4 -5 4 -4 6 0C3 3 -4 4 -7 0Z', colors[i % 3] as string),
      (chance() - 0.3) * 70,
    );
  }).join('');
}

/** Water that has been pulled out of a basin in tongues: where each begins, how high and how far it goes. */
export const tongues = (list: readonly (readonly [x: number, y: number, high: number])[]): string =>
  list
    .map(([x, y, h]) => {
      const tip: Point = [x - h * 1.1, y - h];
      return (
        path(
          `M${num(x + h * 0.5)} ${num(y)}C${num(x + h * 0.1)} ${num(y - h * 0.2)} ${num(x - h * 0.3)} ${num(y - h * 0.9)} ${num(tip[0])} ${num(tip[1])}C${num(x - h * 0.7)} ${num(y - h * 0.6)} ${num(x - h * 0.6)} ${num(y - h * 0.2)} ${num(x - h * 0.7)} ${num(y)}Z`,
          '#5fb2dc',
        ) +
        line(
          `M${num(x + h * 0.2)} ${num(y)}C${num(x - h * 0.1)} ${num(y - h * 0.3)} ${num(x - h * 0.4)} ${num(y - h * 0.8)} ${num(tip[0])} ${num(tip[1])}`,
          '#f6fdff',
          h * 0.05,
        ) +
        [0, 1, 2]
          .map((i) =>
            at(
              tip[0] - 3 - i * 4,
              tip[1] - 1 - i * 2.4,
              0.34 - i * 0.07,
              path('M-8 0C-3 -4 5 -4 6 0C5 4 -3 4 -8 0Z', '#bfe6f6'),
              20,
            ),
          )
          .join('')
      );
    })
    .join('');

/** Hats of guests, none of them on a head. */
export const hats = (
  light: Light,
  list: readonly (readonly [x: number, y: number, size: number, degrees: number])[],
): string =>
  list.map(([x, y, size, degrees]) => at(x, y, size, captainsHat(light, degrees))).join('');
