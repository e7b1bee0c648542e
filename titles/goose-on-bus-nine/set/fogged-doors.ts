// A door of Bus Nine from the street, at night, and from near: steamed from step to lintel, but for what a hand has wiped and a finger drawn.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { drips, rubbedFree } from './wiped-by-hand.ts';

/** The lower edge of the glass, under the feet of all. */
const STEP = 176;
const LINTEL = 17;
/** It ends before the fold; on the other side of that the bus goes on. */
const [FROM, TO] = [8, 203];
const [RUBBER, BRASS] = ['#2b1d30', '#d9963a'];

const PANE = `M${FROM} ${STEP}V${LINTEL + 7}Q${FROM} ${LINTEL} ${FROM + 7} ${LINTEL}H${TO - 7}Q${TO} ${LINTEL} ${TO} ${LINTEL + 7}V${STEP}Z`;

/** As bright as it is in there: through whatever has been wiped or drawn. */
export const BRIGHT = (): string =>
  linear([
    [0, '#fff0c2'],
    [0.55, '#ffdc94'],
    [1, '#f6bd6c'],
  ]);

/** Rubbed free with a whole arm, round and round, as far to the right as that goes: [x, y] along its edge, from the lintel down. */
const RUBBED: Point[] = [
  [-12, 196],
  [-12, 8],
  [50, 9],
  [84, 13],
  [106, 24],
  [119, 37],
  [123, 50],
  [136, 60],
  [139, 76],
  [137, 92],
  [147, 104],
  [147, 120],
  [144, 132],
  [154, 144],
  [153, 160],
  [149, 174],
  [152, 196],
];

/** The other side of the bus: a window with the hour in it, lamplight, a floor. */
const within = (): string =>
  box(0, 0, 206, STEP, BRIGHT()) +
  box(-10, 26, 240, 74, '#8496ab', 6) +
  line('M-10 26H216M-10 100H216', '#b9793f', 2.6) +
  clean(
    oval(
      96,
      92,
      88,
      80,
      radial([
        [0, '#fff4cf', 0.9],
        [0.5, '#ffe8b0', 0.5],
        [1, '#ffe2a0', 0],
      ]),
    ),
  ) +
  box(0, STEP - 16, 206, 26, '#8a5a40') +
  line(`M0 ${STEP - 16}H206`, '#5f3a30', 1.4);

/** With its fog; `seen` stand behind it, and `drawn` is what it has drawn and whatever is before the fog. */
export const foggedDoors = (seen: string, drawn: string): string =>
  path(
    `M4 ${STEP + 5}V${LINTEL - 1}Q4 ${LINTEL - 7} 12 ${LINTEL - 7}H200Q207 ${LINTEL - 7} 207 ${LINTEL - 1}V${STEP + 5}Z`,
    RUBBER,
  ) +
  clip(
    PANE,
    clean(path(PANE, STEAM())) + glow() + rubbedFree(RUBBED, within() + seen, '#ffd896') + runs(),
  ) +
  drawn +
  hung();

const STEAM = (): string =>
  linear([
    [0, '#6a4c5c'],
    [0.3, '#8c5f52'],
    [0.7, '#b0784a'],
    [1, '#c98f4e'],
  ]);

/** Down where its lamps are, it is warmer. */
const glow = (): string =>
  clean(
    oval(
      170,
      160,
      60,
      60,
      radial([
        [0, '#ffce80', 0.45],
        [1, '#ffce80', 0],
      ]),
    ),
  );

/** Off the edges of what is wiped, and elsewhere, water has run. */
const runs = (): string =>
  drips([
    [[125, 45], 9],
    [[150, 118], 19],
    [[168, 140], 14],
    [[166, 172], 6],
    [[188, 118], 26],
    [[14, 34], 12],
  ]);

/** Rubber round the pane, the step, its brass and its lamp. */
const hung = (): string =>
  line(PANE, '#6b4632', 2.6) +
  line(PANE, '#c98a44', 0.7) +
  box(4, STEP, 203, 3, BRASS) +
  box(4, STEP + 3, 203, 6, '#4a2c34') +
  line(`M4 ${STEP + 0.5}H207`, '#ffe6a8', 0.9);
