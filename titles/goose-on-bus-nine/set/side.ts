// The inside of the bus from the side, as if a wall of it were lifted away: flat, like a frieze. All lengths in mm on the
// sheet; it may be as long as a spread.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';
import { drops, rain } from './rain.ts';
import { type Stop, street } from './street.ts';

export interface Side {
  /** The far wall, from the ceiling to the floor. */
  readonly area: Box;
  /** Upper and lower edge of the windows, and how many of them. */
  readonly windows: readonly [top: number, foot: number, count: number];
  readonly stop: Stop;
  readonly rain: number;
}

/** The far wall with its windows and lamps; `seed` lets each page have houses of its own. */
export function sideWall({ area, windows, stop, rain: heavy }: Side, seed: string): string {
  const [top, foot, count] = windows;
  const chance = chanceFrom(seed);
  const pitch = area.width / count;
  const panes = Array.from({ length: count }, (_, i) =>
    roundedBox(area.x + i * pitch + pitch * 0.06, top, pitch * 0.88, foot - top, 4),
  ).join('');
  const outside = { x: area.x, y: top, width: area.width, height: foot - top };
  const floor = area.y + area.height;
  return (
    box(
      area.x,
      area.y,
      area.width,
      area.height,
      linear([
        [0, '#fff0cc'],
        [0.5, BUS.ceiling],
        [1, BUS.wall],
      ]),
    ) +
    box(
      area.x,
      foot + (floor - foot) * 0.2,
      area.width,
      (floor - foot) * 0.8,
      linear([
        [0, BUS.panel],
        [1, mix(BUS.panel, '#6a3f3a', 0.35)],
      ]),
    ) +
    clip(
      panes,
      street(chance, outside, foot - (foot - top) * 0.08, stop) +
        (heavy > 0 ? rain(chance, outside, heavy) + drops(chance, outside, 46 * heavy) : ''),
    ) +
    line(panes, BUS.frame, 2) +
    line(
      `M${num(area.x)} ${num(foot + (floor - foot) * 0.2)}h${num(area.width)}`,
      '#fff0c8',
      1,
      'stroke-opacity=".6"',
    ) +
    lampsAlong(area)
  );
}

function lampsAlong({ x, y, width }: Box): string {
  let art = '';
  for (let at = x + 24; at < x + width; at += 48) {
    art +=
      oval(
        at,
        y + 3,
        26,
        18,
        radial([
          [0, '#fffbe6', 0.95],
          [0.4, '#ffe9a8', 0.4],
          [1, '#ffe2a0', 0],
        ]),
      ) + oval(at, y + 1.5, 8, 1.8, '#fffdf0');
  }
  return art;
}

/** A seat from the side, facing right: (x, y) is where one sits against the back; `size` is the height of the back. */
export function sideSeat(x: number, y: number, size: number): string {
  const s = size / 60;
  const p = (dx: number, dy: number): string => `${num(x + dx * s)} ${num(y + dy * s)}`;
  return (
    path(
      `M${p(2, 12)}L${p(6, 50)}H${num(x + 14 * s)}L${p(12, 12)}ZM${p(30, 12)}L${p(34, 50)}H${num(x + 40 * s)}L${p(38, 12)}Z`,
      '#5b4a52',
    ) +
    path(
      `M${p(-14, -60)}C${p(-6, -66)} ${p(2, -64)} ${p(2, -56)}L${p(4, 0)}H${num(x + 46 * s)}C${p(54, 0)} ${p(54, 14)} ${p(46, 14)}H${num(x - 4 * s)}C${p(-12, 12)} ${p(-14, 6)} ${p(-14, -4)}Z`,
      BUS.seatDark,
    ) +
    path(
      `M${p(-10, -58)}C${p(-4, -62)} ${p(1, -60)} ${p(1, -54)}L${p(3, 1)}H${num(x + 45 * s)}C${p(50, 1)} ${p(50, 6)} ${p(46, 6)}H${num(x - 2 * s)}Z`,
      BUS.seat,
    ) +
    line(`M${p(-10, -63)}C${p(-6, -67)} ${p(2, -67)} ${p(4, -60)}`, BUS.pole, 2.6 * s)
  );
}
