import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';
import { pool } from './print.ts';

/** A bedside lamp with its light; 40 high on (x, y), scaled. */
export function lamp(light: Light, [x, y]: Point, k: number, reach = 70): string {
  const foot = tone(light, INK.indigo);
  const up = y - 28 * k;
  return (
    pool(x, up, reach, reach, INK.glow, 0.55) +
    path(
      `M${num(x - 6 * k)} ${num(y)}q-5 -9 4 -16v-3h4v3q9 7 4 16Z`.replace(
        /q-5 -9 4 -16v-3h4v3q9 7 4 16Z/,
        `q${num(-5 * k)} ${num(-9 * k)} ${num(4 * k)} ${num(-16 * k)}v${num(-3 * k)}h${num(4 * k)}v${num(3 * k)}q${num(9 * k)} ${num(7 * k)} ${num(4 * k)} ${num(16 * k)}Z`,
      ),
      foot.base,
    ) +
    path(
      `M${num(x - 8 * k)} ${num(y - 41 * k)}H${num(x + 8 * k)}L${num(x + 15 * k)} ${num(y - 19 * k)}H${num(x - 15 * k)}Z`,
      '#fff3cc',
    ) +
    line(
      `M${num(x - 8 * k)} ${num(y - 41 * k)}L${num(x - 15 * k)} ${num(y - 19 * k)}H${num(x + 15 * k)}L${num(x + 8 * k)} ${num(y - 41 * k)}Z`,
      INK.wood,
      0.5,
    )
  );
}
