// A door of Bus Nine from the street, at night, and from near: steamed from step to lintel, but for what a hand has wiped and a finger drawn.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { drips, type Wipe, wipedByHand } from './wiped-by-hand.ts';

/** The lower edge of the glass, which cuts whoever stands near it. */
export const STEP = 176;
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

/** Over a long neck, to and fro before two who stand there as far as somebody's hair goes, and once along an arm to its fingertip. */
const wipes = ([x, y]: Point, hair: number): Wipe[] => [
  { from: [6, 68], to: [Math.max(128, hair - 5), 48], bow: 15, half: 25 },
  { from: [-8, 110], to: [Math.max(131, hair), 92], bow: 9, half: 29 },
  { from: [90, y + 38], to: [x - 4, y + 4], bow: 5, half: 15 },
  { from: [-8, 146], to: [146, 136], bow: 7, half: 26 },
  { from: [-8, 176], to: [158, 168], bow: 2, half: 20 },
];

/** The other side of the bus: a window with the hour in it, what is held on to, a bench. */
const within = (): string =>
  box(0, 0, 206, STEP, BRIGHT()) +
  box(-4, 40, 220, 62, '#8fa0ae', 5) +
  line('M-4 40H216M-4 102H216M112 40V102', '#b9793f', 2.6) +
  clean(
    oval(
      84,
      76,
      88,
      80,
      radial([
        [0, '#fff4cf', 0.8],
        [0.6, '#ffe8b0', 0.45],
        [1, '#ffe2a0', 0],
      ]),
    ),
  ) +
  box(0, 138, 206, 40, '#dca257') +
  line('M0 138H206', '#b9793f', 1.4) +
  box(0, STEP - 10, 206, 20, '#8a5a40') +
  line(`M0 ${STEP - 10}H206`, '#5f3a30', 1.4);

/** With its fog; `seen` stand behind it, their hair as far along as `hair`; `tip` is where a finger touches, and `drawn` is what it has drawn and whatever is before the fog. */
export const foggedDoors = (seen: string, tip: Point, hair: number, drawn: string): string =>
  path(
    `M4 ${STEP + 5}V${LINTEL - 1}Q4 ${LINTEL - 7} 12 ${LINTEL - 7}H200Q207 ${LINTEL - 7} 207 ${LINTEL - 1}V${STEP + 5}Z`,
    RUBBER,
  ) +
  clip(
    PANE,
    clean(path(PANE, STEAM())) +
      glow() +
      wipedByHand(wipes(tip, hair), within(), seen, ['#ffd896', '#c99660'], 'page 8, a sleeve') +
      runs(tip),
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
const runs = ([x, y]: Point): string =>
  drips([
    [[x - 12, y + 15], 17],
    [[x - 20, y + 19], 8],
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

/** Somebody's breath on the glass, just gone out: densest in its middle. */
export const breath = ([x, y]: Point, wide: number): string =>
  clean(
    oval(
      x,
      y,
      wide,
      wide * 0.8,
      radial([
        [0, '#fbe9d2', 0.85],
        [0.5, '#f2dcc2', 0.62],
        [1, '#f0d8b8', 0],
      ]),
    ),
  );
