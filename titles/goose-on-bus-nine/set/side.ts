import { num } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { BUS } from './colors.ts';

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
