// The bus of page 11 as full of light as it has ever been, and nothing else in it.
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SPREAD } from '#bookmaking/sheet-size.ts';
import { rays } from '#titles/goose-on-bus-nine/set/burst.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';

/** The window's upper edge. */
export const TOP = 11;

/** Benches as far away as it gets, and a few broad beams. */
export function goldenBus(width: number, sill: number, bell: Point): string {
  const wide = width === SPREAD;
  let straps = '';
  // Over the driver's end, where it comes to last: no two swing alike.
  if (wide)
    for (let x = 306, i = 0; x < width - 12; x += 36, i++)
      straps += at(x, TOP + 5, 1, strap(), -([26, 9, 18, -6][i % 4] ?? 0));
  return (
    box(
      0,
      TOP,
      width,
      sill - TOP,
      linear([
        [0, '#ffce58'],
        [0.55, '#fbb446'],
        [1, '#e58a38'],
      ]),
    ) +
    clean(
      path(rays(bell, 9, width + 60, 'page 11'), '#ffe9a4', 'fill-opacity=".38"') +
        oval(
          bell[0] + 30,
          bell[1] - 20,
          132,
          112,
          radial([
            [0, '#fffdf0', 1],
            [0.36, '#fff6d0', 0.85],
            [0.68, '#ffe59a', 0.4],
            [1, '#ffd060', 0],
          ]),
        ),
    ) +
    [...(wide ? [250, 330] : [182])].map((x) => bench(x, sill)).join('') +
    (wide
      ? clean(
          straps +
            line(`M290 ${TOP + 5}H${width + 4}`, '#8a5a2a', 3) +
            line(`M290 ${TOP + 4.4}H${width + 4}`, BUS.pole, 1.8),
        )
      : '')
  );
}

/** The back of a bench in all that light. */
const bench = (x: number, sill: number): string =>
  path(roundedBox(x - 32, sill - 34, 64, 60, 12), '#c98a3e', 'fill-opacity=".75"') +
  line(`M${x - 20} ${sill - 32}h40`, '#f7d37a', 2.4);

/** A broad band over the rail, which is at (0, 0), and what is held by. */
const strap = (): string =>
  path('M-2.2 -2.6H2.2L1.7 10H-1.7Z', '#7a3f34') +
  line('M-.9 -2L-.7 9.6', '#a8604a', 0.7) +
  line(roundedBox(-4.6, 10.4, 9.2, 8, 3.6), '#6a3a2c', 3) +
  line(roundedBox(-4.6, 10.4, 9.2, 8, 3.6), '#fbe7bd', 1.7) +
  box(-2.3, 8.6, 4.6, 2.8, '#5a2f28', 1);

/** The ledge of the window that is pulled down: as high as it is drawn, before who kneels behind it. */
const LEDGE = 6.4;
/** What the window is pulled down into: broad enough to lie on, and who lies there throws a shadow on it. */
export const pulledDown = (width: number, sill: number, { x, width: broad }: Box): string =>
  box(-4, sill - LEDGE * 0.5, width + 8, LEDGE, '#8a4a2e') +
  box(-4, sill - LEDGE * 0.5, width + 8, LEDGE * 0.46, '#f3b64e') +
  clean(
    path(
      `M${num(x + broad * 0.04)} ${num(sill - LEDGE * 0.5)}H${num(x + broad * 1.02)}C${num(x + broad)} ${num(sill + 1)} ${num(x + broad * 0.8)} ${num(sill + LEDGE * 0.5)} ${num(x + broad * 0.5)} ${num(sill + LEDGE * 0.5)}S${num(x)} ${num(sill + 1)} ${num(x + broad * 0.04)} ${num(sill - LEDGE * 0.5)}Z`,
      '#4a2030',
      'fill-opacity=".55"',
    ),
  ) +
  line(`M-4 ${num(sill - LEDGE * 0.5)}H${width + 4}`, '#ffe9b0', 0.9);
