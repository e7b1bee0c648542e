import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';

/** A shoe box lying open; the lid is off and paper comes out. */
export function openBox(
  light: Light,
  x: number,
  y: number,
  width: number,
  color: string,
  degrees = 0,
): string {
  const t = tone(light, color);
  const w = width;
  return at(
    x,
    y,
    1,
    path(
      polygon([
        [-w / 2, -w * 0.4],
        [w / 2, -w * 0.4],
        [w * 0.46, 0],
        [-w * 0.46, 0],
      ]),
      t.base,
    ) +
      path(
        polygon([
          [w * 0.1, -w * 0.4],
          [w / 2, -w * 0.4],
          [w * 0.46, 0],
          [w * 0.12, 0],
        ]),
        t.shade,
        'fill-opacity=".5"',
      ) +
      tissue(-w * 0.02, -w * 0.42, w * 0.42) +
      path(
        roundedBox(-w * 0.3, -w * 0.25, w * 0.26, w * 0.12, Math.min(1, w * 0.06)),
        '#fffaf0',
        'fill-opacity=".9"',
      ),
    degrees,
  );
}

/** A puff of tissue paper. */
export const tissue = (x: number, y: number, r: number): string =>
  path(
    `M${num(x - r)} ${num(y + r * 0.2)}L${num(x - r * 0.8)} ${num(y - r * 0.5)}L${num(x - r * 0.45)} ${num(y - r * 0.25)}L${num(x - r * 0.2)} ${num(y - r * 0.8)}L${num(x + r * 0.15)} ${num(y - r * 0.35)}L${num(x + r * 0.5)} ${num(y - r * 0.7)}L${num(x + r * 0.7)} ${num(y - r * 0.15)}L${num(x + r)} ${num(y + r * 0.2)}Z`,
    '#fffdf8',
  ) +
  path(
    `M${num(x - r * 0.2)} ${num(y - r * 0.8)}L${num(x + r * 0.15)} ${num(y - r * 0.35)}L${num(x - r * 0.1)} ${num(y + r * 0.2)}L${num(x - r * 0.45)} ${num(y - r * 0.25)}ZM${num(x + r * 0.5)} ${num(y - r * 0.7)}L${num(x + r * 0.7)} ${num(y - r * 0.15)}L${num(x + r * 0.4)} ${num(y + r * 0.2)}Z`,
    '#e6dfe9',
    'fill-opacity=".8"',
  );
