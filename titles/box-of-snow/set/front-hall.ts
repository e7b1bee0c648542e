// The hall at One before the fold: the day stands in a great round window of colored glass, on which somebody has written for
// whom the book is, and throws it over the tiles, as far as the box.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { sleepingCat } from '#titles/box-of-snow/cast/sleeping-cat.ts';
import { FLOORS } from './colors.ts';
import { tileFloor } from './hall.ts';
import { plainWall, wet } from './ramp.ts';

const { pale, wall, deep } = FLOORS[1];

/** The window: its middle, its clear pane, and how far its colored ones reach. In mm. */
const ROSE = { x: -124, y: 86, pane: 57, glass: 64, frame: 67 } as const;
/** Where a dedication is written on the clear pane. */
export const WRITTEN: Box = { x: ROSE.x - 49, y: 55, width: 98, height: 61 };

/** No red among them, which is the mitten's, and nothing white, which is the snow's; as cool as the hall, so that the box is louder. */
const GLASS: readonly Hex[] = ['#d8dca4', '#93d2b8', '#b4dbb2', '#98cfcb', '#c0e0b0'];
const PANES = 15;

/** The colored panes round (0, 0), one path for each color. */
const panes = (inner: number, outer: number): string =>
  GLASS.map((color, kind) => {
    let d = '';
    for (let i = kind; i < PANES; i += GLASS.length) {
      const on = (turn: number, r: number): string => {
        const a = ((i + turn) / PANES) * Math.PI * 2;
        return `${num(Math.sin(a) * r)} ${num(-Math.cos(a) * r)}`;
      };
      d += `M${on(0.06, inner)}A${inner} ${inner} 0 0 1 ${on(0.94, inner)}L${on(0.95, outer)}A${outer} ${outer} 0 0 0 ${on(0.05, outer)}Z`;
    }
    return path(d, color);
  }).join('');

/** Everything that lies before the fold. */
export const frontHall = (): string =>
  groundPastFold(
    plainWall(FLOORS[1], 170, -PAST_FOLD.left) +
      clean(risingVault()) +
      tileFloor(170, -PAST_FOLD.left),
  ) +
  pastFold(
    clean(otherLeaf()) +
      rose() +
      thrownIn() +
      degrees() +
      wet([
        [-20, 186, 3.6],
        [-36, 193, 2.6],
      ]) +
      sleepingCat([-120, 200], 0.62),
  );

/** The first turn of the ramp comes down over our heads, and is gone. */
const risingVault = (): string =>
  path('M6 -10V81.400L-4 80C-30 76 -46 56 -54 -10Z', '#eaf8ea') +
  line('M6 81.400L-4 80C-30 76 -46 56 -54 -10', '#9ed6bb', 2.2) +
  line('M6 37.200C-6 36 -18 22 -24 -10M6 61.200C-14 60 -30 40 -39 -10', '#d9f0de', 1.2) +
  line('M6 84.900L-4 83.500C-33 79 -50 58 -58 -10', '#5fae97', 0.9);

/** Half of the street door, its frame from `frame` and its opening from `opening` mm: the street is only light. */
export const fullOfStreet = (frame: number, opening: number): string =>
  box(frame, 78, 52, 94, deep, 3) +
  box(
    opening,
    83,
    47,
    88,
    linear([
      [0, '#fff6c2'],
      [1, '#fffadd'],
    ]),
  );

/** The half of the street door that is on this page, its leaf thrown open. */
const otherLeaf = (): string =>
  fullOfStreet(-42, -37) +
  path('M-38 83L-52 89V178L-38 171Z', mix(deep, wall, 0.3)) +
  path('M-41 92L-49 95.500V124L-41 122Z', '#f7d98a') +
  path('M-41 129L-49 132V164L-41 161Z', mix(deep, wall, 0.1));

const rose = (): string =>
  oval(ROSE.x + 2, ROSE.y + 2.6, ROSE.frame, ROSE.frame, deep, 'fill-opacity=".3"') +
  oval(ROSE.x, ROSE.y, ROSE.frame, ROSE.frame, mix(deep, wall, 0.45)) +
  clean(
    at(ROSE.x, ROSE.y, 1, panes(ROSE.pane + 1.6, ROSE.glass)) +
      oval(
        ROSE.x,
        ROSE.y,
        ROSE.pane,
        ROSE.pane,
        radial([
          [0, '#f4f8dc'],
          [0.7, '#ebf4d2'],
          [1, '#d9ecc2'],
        ]),
      ),
  );

/** What the sun throws on the floor of both pages: the open door, and the same panes, laid down. */
export const thrownIn = (): string =>
  clean(
    path('M-37 170H43L92 222H-66Z', '#fffbe0', 'fill-opacity=".65"') +
      path('M-176 126L-68 122L84 186L-60 214Z', '#fffbe0', 'fill-opacity=".22"') +
      `<g fill-opacity=".7" transform="matrix(1.06 0 -.5 -.26 -6 193)">${
        panes(ROSE.pane - 4, ROSE.glass + 6) + oval(0, 0, ROSE.pane - 6, ROSE.pane - 6, '#fffbe0')
      }</g>`,
  );

/** What the hall says about the day: as far up as it goes. */
const degrees = (): string =>
  path(roundedBox(-200, 13, 11, 34, 4), '#c98f52') +
  path(roundedBox(-198.4, 15, 7.8, 30, 3), pale) +
  line('M-194.500 19V38', '#ef7f5a', 2) +
  oval(-194.5, 39.5, 2.8, 2.8, '#ef7f5a');
