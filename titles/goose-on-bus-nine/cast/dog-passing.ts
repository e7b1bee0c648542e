// Long and low on its way along the aisle: all of it between a head that is near and a tail that has somewhere to be.
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { COAT, TAN } from './dog.ts';

/** Its body from behind a head at `from` to a rump at `to`, in mm: one tube seen a little from before, on two hind legs at `floor`, 31 high. The page draws head, forelegs and tail. */
export function dogPassing(light: Light, from: number, to: number, floor: number): string {
  const t = tone(light, COAT);
  const tan = tone(light, TAN);
  const f = (y: number): string => num(floor + y);
  const third = (to - from) / 3;
  const body = `M${from} ${f(-30)}C${num(from + third)} ${f(-25)} ${num(to - third)} ${f(-25)} ${to - 20} ${f(-29)}C${to - 2} ${f(-35)} ${to + 13} ${f(-28)} ${to + 12} ${f(-15)}C${to + 6} ${f(-6)} ${to - 14} ${f(-9)} ${to - 24} ${f(-12)}C${num(to - third)} ${f(-9)} ${num(from + third)} ${f(-6)} ${from + 8} ${f(-4)}L${from - 8} ${f(-10)}Z`;
  const thigh = `M${to - 20} ${f(-18)}C${to - 22} ${f(-33)} ${to + 13} ${f(-35)} ${to + 13} ${f(-17)}C${to + 13} ${f(-9)} ${to + 8} ${f(-7)} ${to + 7} ${f(-2)}H${to - 4}C${to - 4} ${f(-7)} ${to - 19} ${f(-8)} ${to - 20} ${f(-18)}Z`;
  const paw = (x: number, y: number, color: string): string =>
    path(
      `M${x + 7} ${f(y - 6)}C${x + 8} ${f(y - 2)} ${x + 8} ${f(y)} ${x + 5} ${f(y)}H${x - 8}C${x - 13} ${f(y)} ${x - 12} ${f(y - 5)} ${x - 6} ${f(y - 5)}L${x - 4} ${f(y - 8)}Z`,
      color,
    );
  return (
    // The far one of two, a step ahead.
    path(
      `M${to - 38} ${f(-14)}C${to - 38} ${f(-8)} ${to - 32} ${f(-6)} ${to - 31} ${f(-3)}H${to - 22}L${to - 16} ${f(-16)}Z`,
      t.deep,
    ) +
    paw(to - 29, -1.6, tan.shade) +
    clip(
      body,
      path(body, t.base) +
        path(
          `M${from - 10} ${f(-12)}C${num(from + third)} ${f(-14)} ${num(to - third)} ${f(-16)} ${to + 14} ${f(-16)}V${f(4)}H${from - 10}Z`,
          t.deep,
          'fill-opacity=".75"',
        ) +
        // The lamps lie along its back.
        line(
          `M${from} ${f(-28.4)}C${num(from + third)} ${f(-23.2)} ${num(to - third)} ${f(-23.2)} ${to - 18} ${f(-27)}C${to - 2} ${f(-33)} ${to + 9} ${f(-27)} ${to + 10} ${f(-19)}`,
          t.lite,
          3,
        ) +
        line(hairs(from + 26, to - 34, floor), t.lite, 1.3, 'stroke-opacity=".45"'),
    ) +
    path(thigh, t.base) +
    line(
      `M${to - 19} ${f(-18)}C${to - 19} ${f(-9)} ${to - 6} ${f(-8)} ${to - 5} ${f(-2)}`,
      t.deep,
      1.8,
    ) +
    line(
      `M${to - 15} ${f(-22)}C${to - 10} ${f(-29)} ${to + 1} ${f(-30)} ${to + 6} ${f(-25)}`,
      t.lite,
      2.4,
    ) +
    paw(to + 1, 0, tan.base) +
    line(`M${to - 8} ${f(0)}v-2.6M${to - 3.6} ${f(0)}v-2.8`, tan.deep, 1.2) +
    // Where the tail begins it is broad.
    oval(to + 8.6, floor - 23, 4.4, 5, t.base)
  );
}

/** Short, and laid along its ribs. */
function hairs(from: number, to: number, floor: number): string {
  let d = '';
  for (let x = from, i = 0; x < to; x += 15, i++)
    d += `M${x} ${num(floor - 21 + (i % 3) * 2.4)}q4 1.6 5.6 4.6M${x + 5} ${num(floor - 16 + (i % 2) * 3)}q3.6 1.2 5 4.2`;
  return d;
}
