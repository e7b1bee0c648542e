// The hall at One before the fold: its street door is as large as the page, and full of the sun, on which somebody has written
// for whom the book is.
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { sleepingCat } from '#titles/box-of-snow/cast/sleeping-cat.ts';
import { overBothPages } from './both-pages.ts';
import { HALL } from './lights.ts';
import { wet } from './ramp.ts';

/** The sun's middle, and how large it is. In mm. */
const SUN = { x: -116, y: 94, r: 62 } as const;
/** Where a dedication is written on it. */
export const WRITTEN: Box = { x: SUN.x - 49, y: SUN.y - 32, width: 98, height: 62 };
/** Where the wall meets the floor. */
const FOOT = 176;
const OPENING = `M-194 ${FOOT}V72C-194 8 -38 8 -38 72V${FOOT}Z`;
const FRAME = `M-204 ${FOOT + 3}V72C-204 -6 -28 -6 -28 72V${FOOT + 3}Z`;

/** The cool hall on both pages, deep green, and as much sun as comes in by the door. */
export const coolHall = (): string =>
  clean(
    overBothPages(
      linear([
        [0, '#174f57'],
        [0.6, '#1f6468'],
      ]),
    ) +
      path(`M-246 ${FOOT}H226V230H-246Z`, '#4fa08c') +
      path(tiles(), '#6db79d') +
      path(`M-246 ${FOOT - 5}H226V${FOOT}H-246Z`, '#123f48'),
  );

/** Every other tile of the floor. */
function tiles(): string {
  const lines = [FOOT, 186, 200, 222];
  let d = '';
  for (let row = 0; row < lines.length - 1; row++) {
    const [a, b] = [lines[row] as number, lines[row + 1] as number];
    for (let i = -16; i < 16; i++) {
      if ((i + row) % 2) continue;
      const x = (column: number, y: number): number => Math.round(column * (22 + (y - FOOT) * 0.4));
      d += `M${x(i, a)} ${a}H${x(i + 1, a)}L${x(i + 1, b)} ${b}H${x(i, b)}Z`;
    }
  }
  return d;
}

/** Through the door, low, the sun lies on the wall behind the box. */
export const sunOnWall = (): string =>
  clean(
    path('M22 171V128C22 52 216 52 216 128V171Z', '#8fd0b0') +
      path('M-38 176H216V222H-150L-194 176Z', '#ffe89a', 'fill-opacity=".55"'),
  );

/** Everything that lies before the fold. */
export const frontDoor = (): string =>
  groundPastFold(coolHall() + sunOnWall()) +
  pastFold(
    clean(
      path(FRAME, '#0f3a43') +
        path(OPENING, '#fff3c4') +
        clip(
          OPENING,
          oval(SUN.x, SUN.y, SUN.r + 34, SUN.r + 34, '#ffe596') +
            oval(SUN.x, SUN.y, SUN.r + 15, SUN.r + 15, '#ffd566') +
            street(),
        ) +
        oval(SUN.x, SUN.y, SUN.r, SUN.r, '#ffb92e') +
        oval(SUN.x, SUN.y, SUN.r - 5, SUN.r - 5, '#ffc945'),
    ) +
      degrees() +
      at(-54, 180, 0.23, laundry(HALL, 0.7)) +
      wet([
        [-14, 190, 3.6],
        [-32, 198, 2.6],
      ]) +
      sleepingCat([-126, 201], 0.66),
  );

/** Over the way: roofs that the heat has taken the color from. */
const street = (): string =>
  path(
    `M-200 ${FOOT}V150L-182 138L-164 150V156H-150V144H-122V160H-104V140L-88 128L-72 140V152H-34V${FOOT}Z`,
    '#f0a64a',
  ) + line('M-186 160v6M-174 160v6M-140 152v6M-130 152v6M-94 150v6M-82 150v6', '#ffdd7c', 3);

/** What the hall says about the day: as far up as it goes. */
const degrees = (): string =>
  path(roundedBox(-20, 58, 11, 50, 4), '#c98f52') +
  path(roundedBox(-18.4, 60, 7.8, 46, 3), '#fff1d0') +
  line('M-14.500 64V98', '#ef7f5a', 2.4) +
  oval(-14.5, 100, 3.2, 3.2, '#ef7f5a');
