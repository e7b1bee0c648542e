// The last landing at sunset, from the side: Ten's door, and over the fold Nine's, whence somebody peeps, and the rail of the
// ramp. A landing in a round house: there are no stairs.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { pastFold } from '#bookmaking/past-fold.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { FACE } from '#titles/box-of-snow/cast/judge.ts';
import { neighborFace } from '#titles/box-of-snow/cast/neighbor-face.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';
import { lettering } from './lettering.ts';
import { LOW_SUN } from './lights.ts';
import { glow } from './ramp.ts';

/** Where the wall stands on the floor, and where its panels begin. In mm. */
const FLOOR = 196;
const PANELS = 167;

/** The wall with the last sun on it, and the door behind whom it concerns: its middle at `x`, its head at `top`, its number where nobody is before it. */
export const landingOfTen = (x: number, top: number, number: Point): string =>
  clean(
    wall(-6, SHEET + 12) + glow(x + 22, 130, 116, 90, '#fff3c8', 0.7) + panels(-6, SHEET + 12),
  ) +
  clean(floor(-6, SHEET + 12)) +
  doorOfTen(x, top) +
  lettering('10', ...number, 8, '#b5694a', 0.22) +
  mat(x + 3, 44);

/** The same landing on the page of words. */
export const landingPastFold = (): string =>
  pastFold(
    asGround(
      clean(
        wall(-246, 252) +
          glow(LAMP, 30, 40, 40, '#fff6d4', 0.7) +
          panels(-246, 252) +
          floor(-246, 252),
      ),
    ) +
      paperLamp(LAMP, 26) +
      doorOfNine() +
      mat(NINE, 24) +
      rail(-214, -98),
  );

const wall = (x: number, width: number): string =>
  box(
    x,
    -10,
    width,
    SHEET + 20,
    linear([
      [0, '#ffecc4'],
      [0.55, '#ffd79c'],
      [1, '#f6b271'],
    ]),
  );

/** Painted boards up to the height of a hip, and over them the handrail for whoever goes on up. */
function panels(x: number, width: number): string {
  let boards = '';
  for (let at = x - (x % 14); at < x + width; at += 14) boards += `M${num(at)} ${PANELS + 4}V190`;
  return (
    box(x, PANELS, width, FLOOR - PANELS, '#f0a566') +
    line(boards, '#cf7f48', 0.8, 'stroke-opacity=".6"') +
    box(x, 189, width, 7, '#d98a52') +
    line(`M${x} ${PANELS}h${width}`, '#b5694a', 3.2) +
    line(`M${x} ${PANELS - 0.9}h${width}`, '#ffd9a0', 0.8)
  );
}

/** Boards, and a runner with a fringe of stripes that comes all the way from the ramp. */
const floor = (x: number, width: number): string =>
  box(x, FLOOR, width, 30, '#d98a4a') +
  line(`M${x} ${FLOOR}h${width}`, '#a85f3a', 2) +
  box(x, 200.5, width, 11.5, '#8d5f94') +
  line(`M${x} 202.400h${width}M${x} 210.200h${width}`, '#e9b44a', 1) +
  line(`M${x} 206.300h${width}`, '#b98ac4', 1.6, 'stroke-dasharray="3 5"');

/** It is blue in there, with one lamp. */
const doorOfTen = (x: number, top: number): string =>
  box(x - 40, top, 86, FLOOR - top, '#a8694a') +
  box(x - 40, top, 86, 1.4, '#e0a070') +
  clean(
    box(
      x - 36,
      top + 4,
      78,
      FLOOR - 4 - top,
      linear([
        [0, '#25356f'],
        [0.6, '#41559b'],
        [1, '#7683c0'],
      ]),
    ) +
      glow(x + 31, top + 34, 22, 40, '#ffcf86', 0.5) +
      paperLamp(x + 31, 26, top + 4),
  ) +
  path(`M${x - 36} ${FLOOR}H${x + 42}L${x + 52} 206H${x - 48}Z`, '#4a5ba4', 'fill-opacity=".35"');

/** A globe of paper on `cord` mm of it, which hangs from `from`. */
const paperLamp = (x: number, cord: number, from = -6): string =>
  line(`M${x} ${from}v${cord}`, '#8a5a3f', 0.7) +
  oval(x, from + cord + 6, 7.6, 7, '#ffe3a0') +
  line(
    `M${x - 6.4} ${from + cord + 3}q6.4 2 12.8 0M${x - 7.4} ${from + cord + 6.6}q7.4 2.200 14.8 0M${x - 5.6} ${from + cord + 10}q5.600 1.600 11.2 0`,
    '#d9a458',
    0.6,
  );

const mat = (x: number, half: number): string =>
  path(`M${x - half} 197.500H${x + half}L${x + half + 4} 203H${x - half - 4}Z`, '#7a5a34') +
  path(
    `M${x - half + 2} 198.300H${x + half - 2}L${x + half + 1} 202.200H${x - half - 1}Z`,
    '#a8844a',
  );

/** The middle of the door of Nine, and of the lamp before it. */
const NINE = -34;
const LAMP = -34;

/** She has left it open, and it is the whole house that would like to know: one with a rosette, and one who has not stopped doing yoga. */
function doorOfNine(): string {
  const gap = `M${NINE - 20} 70h40V${FLOOR}h-40Z`;
  const upsideDown = THIRTY[4];
  return (
    box(NINE - 24, 66, 48, FLOOR - 66, '#a8694a') +
    box(NINE - 24, 66, 48, 1.4, '#e0a070') +
    path(
      gap,
      linear([
        [0, '#2b3d7c'],
        [1, '#6a78b8'],
      ]),
    ) +
    clip(
      gap,
      (upsideDown
        ? at(
            NINE + 8,
            160,
            0.3,
            neighborFace(LOW_SUN, { ...upsideDown.look, mouth: 'oh' }, [-0.9, 0.3]),
            178,
          )
        : '') +
        at(
          NINE + 8,
          112,
          0.31,
          neighborFace(LOW_SUN, { ...FACE, eyes: 'open', mouth: 'oh' }, [0.95, -0.2]),
          8,
        ) +
        // Its leaf stands open inward, and they behind it.
        path(`M${NINE - 20} 70L${NINE + 1} 76V${FLOOR - 2}L${NINE - 20} ${FLOOR}Z`, '#5f7cc4') +
        path(`M${NINE - 1} 75.400L${NINE + 1} 76V${FLOOR - 2}h-2Z`, '#9db2e6') +
        line(
          `M${NINE - 16} 82L${NINE - 4} 85V126L${NINE - 16} 125ZM${NINE - 16} 136L${NINE - 4} 136V182L${NINE - 16} 184Z`,
          '#3f5aa6',
          0.9,
        ) +
        oval(NINE - 3, 131, 1.4, 1.4, '#f2c65a'),
    ) +
    lettering('9', NINE, 61, 7, '#b5694a', 0.22)
  );
}

/** Between the landing and the well, before all of it: a post and its bars, down to the edge of the page. */
function rail(from: number, to: number): string {
  let bars = '';
  for (let x = to - 10; x > from; x -= 9) bars += `M${x} 184V222`;
  return (
    line(bars, '#6a4470', 2.2) +
    line(bars, '#9a6f9a', 0.7) +
    line(`M${from} 183H${to}`, '#5a3560', 5) +
    line(`M${from} 181.800H${to}`, '#b98ab4', 1.2) +
    box(to - 4, 176, 8, 46, '#5a3560', 1) +
    box(to - 2.6, 177, 1.6, 45, '#9a6f9a') +
    oval(to, 173, 5, 5, '#5a3560') +
    oval(to - 1.4, 171.6, 1.6, 1.6, '#c9a0c4')
  );
}
