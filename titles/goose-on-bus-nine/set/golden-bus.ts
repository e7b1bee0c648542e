// The bus of page 11 as full of light as it has ever been; where that ends it is evening.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { rays } from '#titles/goose-on-bus-nine/set/burst.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** The window's upper edge. */
export const TOP = 8;

/** Its far windows with a low `sun` in them, its benches, and one great burst of light from the bell over them. */
export function goldenBus(width: number, seat: number, bell: Point, sun: Point): string {
  const wide = width === SPREAD;
  const under = seat - 12;
  const panes = `M-10 ${TOP + 10}H${width + 10}V${under}H-10Z`;
  let benches = '';
  for (let x = wide ? 22 : 18; x < width + 20; x += 54) benches += seatBack(x, under - 4, 48, 60);
  return (
    box(
      0,
      TOP,
      width,
      SHEET - TOP,
      linear([
        [0, '#ffd46a'],
        [1, '#e58a38'],
      ]),
    ) +
    clip(
      panes,
      clean(
        box(
          -10,
          TOP,
          width + 20,
          under - TOP,
          linear([
            [0, '#cf5c44'],
            [0.55, '#ee9450'],
            [1, '#fdd184'],
          ]),
        ),
      ) +
        path(hills(width, under, 26), '#e0a468') +
        path(hills(width, under, 15), '#a98a54') +
        clean(
          oval(
            sun[0],
            sun[1],
            92,
            92,
            radial([
              [0.4, '#ffe49a', 0.9],
              [1, '#ffd27a', 0],
            ]),
          ) + oval(sun[0], sun[1], 42, 42, '#ffcf4a'),
        ),
    ) +
    line(panes, BUS.frame, 2.6) +
    benches +
    clean(
      oval(
        bell[0] + 36,
        bell[1] - 8,
        132,
        118,
        radial([
          [0, '#fff6d2', 1],
          [0.5, '#ffe494', 0.94],
          [0.74, '#ffcd5e', 0.66],
          [1, '#ffc24a', 0],
        ]),
      ) + path(rays(bell, 19, width + 60, 'page 11'), '#fff0a8', 'fill-opacity=".5"'),
    ) +
    (wide
      ? clean(
          line(`M-10 ${TOP + 5}H${width + 4}`, '#8a5a2a', 3) +
            line(`M-10 ${TOP + 4.4}H${width + 4}`, BUS.pole, 1.8),
        )
      : '')
  );
}

/** The meadows on the other side, and bushes: the town ended before the pond. */
function hills(width: number, under: number, high: number): string {
  let d = `M-10 ${num(under)}V${num(under - high)}`;
  for (let x = -10, i = 0; x < width + 20; x += high * 1.6, i++)
    d += `q${num(high * 0.8)} ${num(-high * ([0.5, 0.9, 0.35, 0.7][i % 4] ?? 0.5))} ${num(high * 1.6)} 0`;
  return `${d}V${num(under)}Z`;
}

/** What is leapt off, as long as the window: a cushion, or the floor that a chair stands on. `top` is its lit edge. */
export function leaptOff(width: number, top: number, sill: number, isFloor: boolean): string {
  const [lit, base, deep] = isFloor
    ? ['#b98356', '#8d5f47', '#6d4539']
    : [mix(BUS.seat, '#ffffff', 0.16), BUS.seat, BUS.seatDark];
  const end = width === SPREAD ? 204 : width + 20;
  let dots = '';
  if (!isFloor)
    for (let x = 0; x < end - 8; x += 11)
      dots += `M${x} ${num(top + 12)}l1.6 2.6l-1.6 2.6l-1.6 -2.6Z`;
  return (
    path(roundedBox(-20, top, end + 20, sill - top + 20, 7), deep) +
    path(roundedBox(-20, top, end + 20, 19, 7), base) +
    path(dots, BUS.seatDot, 'fill-opacity=".75"') +
    path(roundedBox(-20, top, end + 20, 7.4, 3.7), lit)
  );
}

/** The ledge of the window that is pulled down. */
const LEDGE = 5.6;
export const pulledDown = (width: number, sill: number): string =>
  box(-4, sill - LEDGE * 0.5, width + 8, LEDGE, '#8a4a2e') +
  box(-4, sill - LEDGE * 0.5, width + 8, LEDGE * 0.46, '#f3b64e') +
  line(`M-4 ${num(sill - LEDGE * 0.5)}H${width + 4}`, '#ffe9b0', 0.9);
