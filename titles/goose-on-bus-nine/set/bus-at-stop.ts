// The bus at its stop, from the pavement and low down: its side runs away to the left, its face turns off to the right.
// Heights are those at the door post (`POST`); what is further to the left is smaller. All lengths in mm on the sheet.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { nine } from './bus-outside.ts';
import { BUS } from './colors.ts';

/** Where the side ends and the face begins. */
const POST = 170;
/** Where its other end is: beyond the page, over the fold. */
const REAR = -62;
/** The height of our eyes: a puddle's, so that sill, band and skirt all run down with the roof. */
const EYE = 141;
const VANISHES = -420;
const ROOF = 11;
export const GROUND = 144;

/** How large things are at `x` along the side. */
export const near = (x: number): number => (x - VANISHES) / (POST - VANISHES);
/** Where a height at the post lies at `x`. */
export const level = (x: number, height: number): number => EYE + (height - EYE) * near(x);

/** A part of the side between two places and two heights. */
export const panel = (from: number, to: number, top: number, foot: number): string =>
  polygon([
    [from, level(from, top)],
    [to, level(to, top)],
    [to, level(to, foot)],
    [from, level(from, foot)],
  ]);

/** The back row's, and the best seat's, which is as wide as three. */
const WINDOWS: readonly (readonly [from: number, to: number])[] = [
  [-52, -33],
  [-27, 2],
  [9, 34],
  [40, 133],
];
const DOOR: readonly [from: number, to: number] = [139, 165];
const [TOP, SILL] = [24, 99];
/** Where the sill of the windows is. */
export const sillAt = (x: number): number => level(x, SILL);

/** The whole bus; `inside` is seen through its windows. */
export function busAtStop(inside: string): string {
  const glass = WINDOWS.map(([from, to]) => panel(from, to, TOP, SILL)).join('');
  return (
    side() +
    calm(
      path(
        WINDOWS.map(([from, to]) => panel(from - 2, to + 2, TOP - 3, SILL + 3)).join(''),
        BUS.frame,
      ),
    ) +
    clip(glass, calm(interior()) + inside) +
    line(glass, mix(BUS.frame, '#2a1a30', 0.4), 1) +
    // A street lamp slides down each pane; none crosses the hero's face.
    path(
      panel(29, 32, TOP + 1, SILL - 1) + panel(42, 46, TOP + 1, SILL - 1),
      '#ffffff',
      'fill-opacity=".13"',
    ) +
    door() +
    face() +
    wheelAt(-36) +
    wheelAt(120)
  );
}

/** Calm, as what is behind its windows: a page and what comes over its fold are worked over apart, and one saw where. */
const side = (): string =>
  calm(
    path(
      `M${REAR + 7} ${num(level(REAR + 7, ROOF))}L${POST} ${ROOF}V${GROUND - 9}L${REAR} ${num(level(REAR, GROUND - 9))}V${num(level(REAR, ROOF) + 8)}Q${REAR} ${num(level(REAR, ROOF) + 1)} ${REAR + 7} ${num(level(REAR + 7, ROOF))}Z`,
      linear([
        [0, '#f2ae45'],
        [0.3, BUS.body],
        [0.72, '#c9792b'],
        [1, '#7a4432'],
      ]),
    ) +
      path(panel(REAR + 4, POST, ROOF, ROOF + 5), '#ffd27e') +
      path(panel(REAR, POST, 104, 108), BUS.bodyBand) +
      path(panel(REAR, POST, 108, 124), '#b4632b', 'fill-opacity=".55"') +
      line(`M${REAR} ${num(level(REAR, 128))}L${POST} 128`, '#6a3a2c', 0.8, 'stroke-opacity=".7"'),
  ) +
  nine(101, level(101, 117.4), 7.6) +
  // What it has at its other end: a lamp, and a bumper.
  clean(
    oval(REAR + 1, level(REAR, 112), 12, 11, glowOf('#ffb45e')) +
      oval(REAR + 1.6, level(REAR, 112), 1.7, 3.4, '#ffe0a0'),
  ) +
  line(`M${REAR - 2} ${num(level(REAR, 131))}h12`, '#4a2c2c', 3);

const glowOf = (color: Hex): string =>
  radial([
    [0, color, 0.8],
    [1, color, 0],
  ]);

/** Amber, with the far wall's windows going away, and lamps. */
function interior(): string {
  const far = [
    [-54, -30],
    [-24, 0],
    [8, 34],
    [42, 66],
    [72, 104],
    [110, 138],
  ]
    .map(([from = 0, to = 0]) => panel(from, to, 50, 80))
    .join('');
  let lamps = '';
  for (const x of [-40, -14, 17, 52, 88, 124]) {
    const y = level(x, 33);
    const r = 13 * near(x);
    lamps +=
      oval(
        x,
        y,
        r * 1.5,
        r,
        radial([
          [0, '#fffdf0', 1],
          [0.4, '#fff1bd', 0.55],
          [1, '#ffe39a', 0],
        ]),
      ) + oval(x, y, r * 0.42, r * 0.13, '#ffffff');
  }
  return (
    path(
      panel(REAR + 6, POST, TOP - 2, SILL + 2),
      linear([
        [0, '#fff0c2'],
        [0.55, '#fbd287'],
        [1, '#d8924a'],
      ]),
    ) +
    path(far, '#5f7894') +
    path(
      [
        [42, 47],
        [52, 60],
        [80, 88],
        [96, 102],
        [112, 117],
        [126, 136],
      ]
        .map(([from = 0, to = 0]) => panel(from, to, 62, 80))
        .join(''),
      '#41587a',
    ) +
    line(far, '#c98f4c', 1.2) +
    clean(lamps) +
    line(`M${REAR + 6} ${num(level(REAR + 6, 44))}L${POST} 44`, '#c98a3a', 1.2)
  );
}

/** Two leaves folded open, warm stairs, and an umbrella wedged between them. */
const door = (): string =>
  path(panel(DOOR[0] - 2, DOOR[1] + 2, 25, 136), BUS.frame) +
  path(
    panel(DOOR[0], DOOR[1], 28, 135),
    linear([
      [0, '#ffe6a4'],
      [0.5, '#f3bb62'],
      [1, '#a8642f'],
    ]),
  ) +
  path(
    panel(DOOR[0], DOOR[1], 118, 122) + panel(DOOR[0], DOOR[1], 129, 135),
    '#6a4028',
    'fill-opacity=".7"',
  ) +
  path(panel(DOOR[0], DOOR[0] + 4, 28, 134), '#33507a') +
  line(`M${DOOR[0] + 6.4} ${num(level(145, 58))}V${num(level(145, 118))}`, BUS.pole, 1.6);

/** As much of it as comes over the fold: its other end, and two windows in which nobody sits. */
export const busOverFold = (): string => {
  const panes = WINDOWS.slice(0, 2)
    .map(([from, to]) => panel(from, to, TOP, SILL))
    .join('');
  return (
    shadowBeyond() +
    side() +
    calm(
      path(
        WINDOWS.slice(0, 2)
          .map(([from, to]) => panel(from - 2, to + 2, TOP - 3, SILL + 3))
          .join(''),
        BUS.frame,
      ),
    ) +
    clip(panes, calm(interior())) +
    line(panes, mix(BUS.frame, '#2a1a30', 0.4), 1) +
    wheelAt(-36)
  );
};

/** What of the ground the bus stands on, in the dark. */
const shadowBeyond = (): string =>
  oval(-26, level(-24, GROUND) + 2, 56, 5.4, '#120f22', 'fill-opacity=".75"');

/** The face of the bus: a windscreen that runs off the page, a headlight, and the number it goes by. */
function face(): string {
  const right = 240;
  const away = (height: number): number => EYE + (height - EYE) * 0.84;
  const y = (x: number, h: number): number => h + ((away(h) - h) * (x - POST)) / (right - POST);
  const part = (from: number, to: number, top: number, foot: number): string => {
    const corners: Point[] = [
      [from, y(from, top)],
      [to, y(to, top)],
      [to, y(to, foot)],
      [from, y(from, foot)],
    ];
    return polygon(corners);
  };
  return (
    path(
      part(POST, right, ROOF, GROUND - 8),
      linear([
        [0, '#d58a30'],
        [0.6, '#a9642c'],
        [1, '#6a3a2e'],
      ]),
    ) +
    path(part(174, right, 14, 29), '#2a2438') +
    goesTo(y) +
    path(part(174, right, 33, 90), BUS.frame) +
    // As dark as the evening that it shows: what matters is at the door.
    path(
      part(176.4, right, 35, 88),
      linear([
        [0, '#44557a'],
        [0.6, '#33436a'],
        [1, '#27304f'],
      ]),
    ) +
    path(part(188, 197, 36, 87) + part(201, 204, 36, 87), '#6f84a8', 'fill-opacity=".35"') +
    path(part(POST, right, 104, 108), '#e6d2ac') +
    line(`M${POST} ${ROOF}V${GROUND - 8}`, '#ffd98e', 1.6)
  );
}

/** In lamps over its windscreen, as they lie on a face that turns away: a 9, and water. */
function goesTo(y: (x: number, height: number) => number): string {
  const d = (points: readonly Point[]): string =>
    points.map(([x, h], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y(x, h))}`).join('');
  const loop = Array.from({ length: 17 }, (_, i): Point => {
    const turn = (i / 16) * Math.PI * 2;
    return [184 + Math.cos(turn) * 2.9, 19.2 + Math.sin(turn) * 3];
  });
  const wave = Array.from(
    { length: 27 },
    (_, i): Point => [193 + i, 21.5 + Math.sin(i * 0.9) * 1.5],
  );
  return line(
    `${d([...loop, [186.7, 22], [185.6, 25], [183.6, 26.6], [181.4, 26.4]])}${d(wave)}`,
    '#ffbf5c',
    1.8,
  );
}

function wheelAt(x: number): string {
  const r = 15 * near(x);
  const y = level(x, GROUND) - r;
  return (
    path(
      `M${num(x - r * 1.2)} ${num(y + r * 0.5)}A${num(r * 1.2)} ${num(r * 1.35)} 0 0 1 ${num(x + r * 1.2)} ${num(y + r * 0.5)}Z`,
      '#4a2c2c',
    ) +
    oval(x, y, r * 0.92, r, '#251f2e') +
    oval(x - r * 0.08, y, r * 0.5, r * 0.56, '#9ba3b3') +
    oval(x - r * 0.08, y, r * 0.2, r * 0.22, '#4a4654')
  );
}
