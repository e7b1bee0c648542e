// The long mirror over the windscreen: what a driver sees of a bus.
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';
import { seatBack } from './seats.ts';

/** How high it is where the picture has the sheet to itself, and what is drawn in it at its own size. */
export const FULL = 118;

/** Who is seen in it, before the bus behind them all; who has `brought` a seat has none of the bus's behind it. */
export function longMirror({ x, y, width, height }: Box, seen: string, brought: boolean): string {
  const k = height / FULL;
  const r = 34 * k;
  const glass = roundedBox(x, y, width, height, r);
  const rim = (by: number, down = 0): string =>
    roundedBox(x - by, y - by + down, width + by * 2, height + by * 2, r + by);
  return (
    path(`M92 -4H124L118 ${y + 4}H98Z`, '#1a1a2c') +
    path(rim(4.4, 4), '#0b0d20', 'fill-opacity=".5"') +
    path(rim(4), '#151225') +
    line(rim(3), '#8175a0', 0.9, 'stroke-opacity=".9"') +
    clip(
      glass,
      path(
        glass,
        linear([
          [0, '#fff0c4'],
          [0.6, '#f6c777'],
          [1, '#d99248'],
        ]),
      ) +
        behind({ x, y, width, height }, brought) +
        seen,
    ) +
    line(glass, '#6f6680', 1.2)
  );
}

/** The windows of its far side, and its seats, row behind row, toward where it ends. */
function behind({ x, y, width, height }: Box, brought: boolean): string {
  const on = (at: number): number => y + height * at;
  const band = `M${x} ${num(on(0.13))}L${x + width} ${num(on(0.17))}V${num(on(0.54))}L${x} ${num(on(0.58))}Z`;
  let town = '';
  for (let i = 0; i < 9; i++)
    town += `M${num(78 + i * 15)} ${num(on(0.6))}V${num(on(0.42 - ((i * 7) % 4) * 0.05))}h${11 + (i % 3) * 2}V${num(on(0.6))}Z`;
  const posts = [98, 146, 196].map((at) => `M${at} ${num(on(0.12))}V${num(on(0.58))}`).join('');
  return (
    oval(
      146,
      y + 4,
      80,
      height * 0.5,
      radial([
        [0, '#fffbe6', 0.95],
        [1, '#ffe2a0', 0],
      ]),
    ) +
    clip(
      band,
      path(
        band,
        linear([
          [0, '#5f7894'],
          [1, '#c79a6c'],
        ]),
      ) + path(town, '#41587a'),
    ) +
    line(band, BUS.frame, 2.4) +
    line(posts, BUS.frame, 3.6) +
    line(`M${x} ${num(on(0.06))}L${x + width} ${num(on(0.09))}`, BUS.pole, 2) +
    (brought ? [204] : [96, 132, 168, 202])
      .map((at) => seatBack(at, on(0.6), 31, height * 0.5))
      .join('')
  );
}
