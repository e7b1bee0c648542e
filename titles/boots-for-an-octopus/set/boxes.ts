import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { BOXES } from './colors.ts';

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

/** Shoe boxes on each other, lids on, for somebody to stand on: from `top` down to the floor, in mm, the widest lowest. */
export function stackOfBoxes(x: number, top: number, floor: number, light: Light): string {
  const count = Math.max(1, Math.round((floor - top) / 13));
  const high = (floor - top) / count;
  return Array.from({ length: count }, (_, i) => {
    const [wide, y] = [54 + (count - 1 - i) * -3 + (i % 2) * 4, top + i * high];
    const left = x - wide / 2 + (i % 2 ? 3 : -1);
    const t = tone(light, BOXES[(i * 2 + 1) % BOXES.length] as string);
    return (
      path(roundedBox(left, y, wide, high, 1), t.base) +
      path(roundedBox(left + wide * 0.76, y, wide * 0.24, high, 1), t.shade, 'fill-opacity=".6"') +
      path(roundedBox(left - 1, y - 0.6, wide + 2, Math.min(4, high * 0.36), 0.8), t.lite) +
      path(roundedBox(left + wide * 0.14, y + high * 0.5, wide * 0.22, high * 0.26, 0.6), '#fffaf0')
    );
  })
    .reverse()
    .join('');
}

/** A puff of tissue paper. */
const tissue = (x: number, y: number, r: number): string =>
  path(
    `M${num(x - r)} ${num(y + r * 0.2)}L${num(x - r * 0.8)} ${num(y - r * 0.5)}L${num(x - r * 0.45)} ${num(y - r * 0.25)}L${num(x - r * 0.2)} ${num(y - r * 0.8)}L${num(x + r * 0.15)} ${num(y - r * 0.35)}L${num(x + r * 0.5)} ${num(y - r * 0.7)}L${num(x + r * 0.7)} ${num(y - r * 0.15)}L${num(x + r)} ${num(y + r * 0.2)}Z`,
    '#fffdf8',
  ) +
  path(
    `M${num(x - r * 0.2)} ${num(y - r * 0.8)}L${num(x + r * 0.15)} ${num(y - r * 0.35)}L${num(x - r * 0.1)} ${num(y + r * 0.2)}L${num(x - r * 0.45)} ${num(y - r * 0.25)}ZM${num(x + r * 0.5)} ${num(y - r * 0.7)}L${num(x + r * 0.7)} ${num(y - r * 0.15)}L${num(x + r * 0.4)} ${num(y + r * 0.2)}Z`,
    '#e6dfe9',
    'fill-opacity=".8"',
  );
