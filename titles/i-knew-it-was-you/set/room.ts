import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
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

/** An armchair from behind its back, to hide behind, with a lace cloth over it: 120 wide, 92 high on y 0. */
export function armchairBack(light: Light): string {
  const cloth = tone(light, INK.leaf);
  const wood = tone(light, INK.wood);
  const lace = tone(light, INK.paper);
  const key = `stroke="${INK.key}" stroke-width=".8"`;
  return (
    oval(0, 2, 70, 8, light.shade, 'fill-opacity=".5"') +
    box(-42, -8, 8, 12, wood.base, 2) +
    box(34, -8, 8, 12, wood.base, 2) +
    path('M-44 -6C-62 -8 -66 -34 -56 -46C-50 -52 -42 -48 -42 -40Z', cloth.lite, key) +
    path('M44 -6C62 -8 66 -34 56 -46C50 -52 42 -48 42 -40Z', cloth.shade, key) +
    path('M-46 -6V-62C-50 -84 -34 -92 0 -92C34 -92 50 -84 46 -62V-6Z', cloth.base, key) +
    path('M22 -90C40 -88 49 -80 46 -62V-6H28C36 -30 34 -66 22 -90Z', cloth.shade) +
    line('M-38 -60C-40 -78 -28 -85 0 -85C28 -85 40 -78 38 -60V-12H-38Z', cloth.deep, 1) +
    path(
      'M-26 -91C-10 -93 10 -93 26 -91L28 -68q-4 5 -8 0q-4 6 -9 0q-5 6 -11 0q-6 6 -11 0q-5 6 -9 0q-4 5 -8 0Z',
      lace.base,
      key,
    ) +
    line('M-22 -80q5 6 11 0q5 6 11 0q6 6 11 0q6 6 11 0', lace.deep, 0.9) +
    line(
      'M-30 -48h.1M-10 -54h.1M10 -54h.1M30 -48h.1M-20 -34h.1M0 -38h.1M20 -34h.1M-30 -20h.1M-10 -20h.1M10 -20h.1M30 -20h.1',
      cloth.deep,
      3,
    )
  );
}
