// The bus from the ceiling, aisle from left to right. All lengths in mm on the sheet.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** The floor with its runner, between the walls of `area`. */
export function floorFromAbove(area: Box, aisle: readonly [top: number, foot: number]): string {
  let studs = '';
  for (let x = area.x + 4; x < area.x + area.width; x += 9) {
    for (const y of [aisle[0] + 7, (aisle[0] + aisle[1]) / 2, aisle[1] - 7])
      studs += `M${num(x)} ${num(y)}h3.4`;
  }
  return (
    box(area.x, area.y, area.width, area.height, mix(BUS.floor, '#e2b678', 0.45)) +
    box(
      area.x,
      aisle[0],
      area.width,
      aisle[1] - aisle[0],
      linear([
        [0, '#d6a56c'],
        [0.5, '#ebc389'],
        [1, '#d09c63'],
      ]),
    ) +
    line(studs, '#f3d39a', 1, 'stroke-opacity=".6"') +
    line(
      `M${num(area.x)} ${num(aisle[0])}h${num(area.width)}M${num(area.x)} ${num(aisle[1])}h${num(area.width)}`,
      BUS.pole,
      1.2,
    )
  );
}

/** A seat from above that faces right: its cushion's middle at (x, y), its back to the left. */
export function seatFromAbove(x: number, y: number, size: number): string {
  let dots = '';
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++)
      dots += `M${num(x - size * 0.2 + i * size * 0.26)} ${num(y - size * 0.3 + j * size * 0.3)}h.1`;
  }
  return (
    path(
      roundedBox(x - size * 0.5, y - size * 0.46, size * 1.06, size * 0.92, size * 0.16),
      BUS.seatDark,
    ) +
    path(
      roundedBox(x - size * 0.38, y - size * 0.42, size * 0.9, size * 0.84, size * 0.14),
      BUS.seat,
    ) +
    line(dots, BUS.seatDot, size * 0.07) +
    path(
      roundedBox(x - size * 0.62, y - size * 0.48, size * 0.26, size * 0.96, size * 0.12),
      mix(BUS.seat, '#ffffff', 0.14),
    ) +
    line(
      `M${num(x - size * 0.56)} ${num(y - size * 0.3)}v${num(size * 0.6)}`,
      BUS.pole,
      size * 0.06,
    )
  );
}
