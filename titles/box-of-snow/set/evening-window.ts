// The last turn before the fold: one window as wide as a page, the town and the sun in it, and its light on the ramp. All that
// shines on the page of the picture comes from there.
import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { lerp } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { FLOORS } from './colors.ts';
import { sunBars, warmWall } from './last-turn.ts';
import { climbing, plainWall, wet } from './ramp.ts';

const FLOOR = FLOORS[9];
const FRAME = '#5a62a6';
const STONE = '#a79fc8';
const SILL = 168;

/** All of it, given where the ramp's edge is in the middle of the page after the fold. */
export const lastTurnPastFold = (foot: number): string =>
  groundPastFold(
    clean(
      plainWall(FLOOR, 190, -PAST_FOLD.left) +
        box(-246, 190.5, 252, 16, mix(FLOOR.pale, FLOOR.wall, 0.75)) +
        warmWall() +
        eveningWindow() +
        rampAhead(foot) +
        sunBars() +
        barsBefore(),
    ),
  ) + pastFold(clean(town() + jambAndSill()) + trail());

/** A flat arch: words have its upper corners, too. */
const arch = (out: number): string =>
  `M${-200 - out} ${SILL}V58C${-200 - out} ${14 - out} -190 ${13 - out} -110 ${13 - out}S${-20 + out} ${14 - out} ${-20 + out} 58V${SILL}Z`;

function eveningWindow(): string {
  return (
    path(arch(7), STONE) +
    path(arch(4), FRAME) +
    path(
      arch(0),
      linear([
        [0, '#fff2d2'],
        [0.6, '#ffe7bd'],
        [0.84, '#ffcf98'],
        [1, '#ff9f6e'],
      ]),
    ) +
    clip(
      arch(0),
      oval(
        -164,
        153,
        44,
        44,
        radial([
          [0, '#fffbe2', 0.95],
          [1, '#fffbe2', 0],
        ]),
      ) + oval(-164, 153, 12, 12, '#fff8d4'),
    )
  );
}

/** The town, over which the words are. */
function town(): string {
  let roofs = `M-210 ${SILL}`;
  for (let i = 0, x = -210; x < -14; i++) {
    const wide = 11 + ((i * 7) % 9);
    const top = 159 + ((i * 5) % 5);
    roofs += `V${top}l${num(wide / 2)} ${i % 3 ? -3 : -6}l${num(wide / 2)} ${i % 3 ? 3 : 6}`;
    x += wide;
  }
  return clip(arch(0), path(`${roofs}V${SILL}Z`, '#d98593', 'fill-opacity=".75"'));
}

/** The stone in its arch, the wood at its right, and what lies under it: words end before them. */
const jambAndSill = (): string =>
  path('M-120 2H-100L-104 20H-116Z', STONE) +
  path('M-120 2H-112L-113 20H-116Z', mix(STONE, '#fff0d0', 0.4)) +
  box(-20, 58, 4, SILL - 58, FRAME) +
  box(-211, SILL, 202, 5, STONE, 1.4) +
  box(-211, SILL, 202, 1.8, mix(STONE, '#fff0d0', 0.5), 0.9);

/** The ramp meets itself in the fold, and then lies flatter: there has to be a floor for the light. */
function rampAhead(foot: number): string {
  const base = mix(FLOOR.wall, FLOOR.pale, 0.35);
  const edge = (at: number): string => {
    const y = climbing(at, 6);
    return `M6 ${num(y)}Q-44 ${num(y + 6.5)} -246 ${num(y + 11)}`;
  };
  return (
    path(
      `${edge(foot)}V${SHEET + 20}H6Z`,
      linear([
        [0, mix(base, FLOOR.deep, 0.06)],
        [0.13, base],
        [1, mix(base, '#fff6dc', 0.3)],
      ]),
    ) +
    line(
      [0.12, 0.3, 0.56].map((t) => edge(lerp(foot, SHEET + 10, t))).join(''),
      FLOOR.deep,
      0.9,
      'stroke-opacity=".28"',
    ) +
    line(edge(foot), FLOOR.deep, 2.4)
  );
}

/** Those that lie on this page alone: they are wider, as the window is. */
const barsBefore = (): string =>
  path(
    'M-206 201.500L-166 200.500L-104 236H-168ZM-154 200.300L-114 199L-40 236H-106ZM-102 198.500L-62 196.600L22 236H-46Z',
    '#ffdca0',
    'fill-opacity=".8"',
  );

/** What the ball has cost on the way here. */
const trail = (): string =>
  wet([
    [-186, 206, 2.4],
    [-141, 205, 3],
    [-104, 207, 2.2],
    [-68, 204, 3.4],
    [-34, 207, 2.6],
    [-13, 203, 3.2],
  ]);
