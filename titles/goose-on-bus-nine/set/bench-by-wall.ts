// A bench under a window: a back, a cushion that one may stand on in one's shoes today, and feet screwed to the floor.
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** From `left` on to `right`, or beyond the sheet; its back begins at `top`, one stands on it at `cushion`, its feet at `floor`. */
export function benchByWall(
  left: number,
  top: number,
  cushion: number,
  floor: number,
  right = 250,
): string {
  const long = right - left;
  const back = roundedBox(left, top, long, cushion - top + 6, 9);
  const pad = roundedBox(left - 3, cushion - 3, long, 13, 5);
  let dots = '';
  for (let row = 0; top + 12 + row * 11 < cushion - 4; row++)
    for (let x = left + 12 + (row % 2) * 9; x < Math.min(220, right - 6); x += 18)
      dots += `M${num(x)} ${num(top + 9 + row * 11)}l2 3l-2 3l-2 -3Z`;
  return (
    oval(left + long / 2, floor, long / 2 + 4, 3.6, '#1d1428', 'fill-opacity=".5"') +
    line(
      `M${left + 10} ${cushion + 8}V${floor - 1}M${left + 78} ${cushion + 8}V${floor - 1}`,
      '#8a6a4a',
      3.4,
    ) +
    path(roundedBox(left + 2, cushion + 6, long, 8, 2), '#1a2f3a') +
    clip(
      back,
      path(
        back,
        linear([
          [0, '#3f8f88'],
          [0.2, BUS.seat],
          [1, BUS.seatDark],
        ]),
      ) + path(dots, BUS.seatDot, 'fill-opacity=".7"'),
    ) +
    line(`M${left + 9} ${num(top + 1.4)}H${right - 20}`, BUS.pole, 2.2) +
    calm(
      path(pad, BUS.seatDark) +
        path(roundedBox(left - 3, cushion - 3, long, 6.6, 3.3), '#4a9c92') +
        line(
          `M${left + 2} ${num(cushion - 1.6)}H${right - 20}`,
          '#8fd0bb',
          0.9,
          'stroke-opacity=".7"',
        ),
    )
  );
}
