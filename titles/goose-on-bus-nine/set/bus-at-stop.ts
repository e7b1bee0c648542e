// The bus at its stop, from the pavement and low down: its side runs away to the left, its face turns off to the right.
// Heights are those at the door post (`POST`); what is further to the left is smaller. All lengths in mm on the sheet.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { nine } from './bus-outside.ts';
import { BUS } from './colors.ts';

/** Where the side ends and the face begins. */
const POST = 168;
/** The height of our eyes: a dog's. */
const EYE = 134;
const VANISHES = -240;
const ROOF = 13;
export const GROUND = 143;

/** How large things are at `x` along the side. */
export const near = (x: number): number => (x - VANISHES) / (POST - VANISHES);
/** Where a height at the post lies at `x`. */
const level = (x: number, height: number): number => EYE + (height - EYE) * near(x);

/** A part of the side between two places and two heights. */
export const panel = (from: number, to: number, top: number, foot: number): string =>
  polygon([
    [from, level(from, top)],
    [to, level(to, top)],
    [to, level(to, foot)],
    [from, level(from, foot)],
  ]);

const WINDOWS: readonly (readonly [from: number, to: number])[] = [
  [-8, 25],
  [31, 68],
  [74, 137],
];
const DOOR: readonly [from: number, to: number] = [141, 165];
const [TOP, SILL] = [27, 97];

/** The whole bus; `inside` is seen through its three windows. */
export function busAtStop(inside: string): string {
  const glass = WINDOWS.map(([from, to]) => panel(from, to, TOP, SILL)).join('');
  return (
    side() +
    path(
      WINDOWS.map(([from, to]) => panel(from - 2, to + 2, TOP - 3, SILL + 3)).join(''),
      BUS.frame,
    ) +
    clip(glass, interior() + inside) +
    line(glass, mix(BUS.frame, '#2a1a30', 0.4), 1) +
    // A street lamp slides down each pane; none crosses the hero's face.
    path(
      panel(0, 7, TOP + 1, SILL - 1) + panel(60, 64, TOP + 1, SILL - 1),
      '#ffffff',
      'fill-opacity=".13"',
    ) +
    door() +
    face() +
    wheelAt(18) +
    wheelAt(120)
  );
}

const side = (): string =>
  path(
    panel(-10, POST, ROOF, GROUND - 9),
    linear([
      [0, '#f2ae45'],
      [0.3, BUS.body],
      [0.72, '#c9792b'],
      [1, '#7a4432'],
    ]),
  ) +
  path(panel(-10, POST, ROOF, ROOF + 5), '#ffd27e') +
  path(panel(-10, POST, 105, 109), BUS.bodyBand) +
  path(panel(-10, POST, 109, 124), '#b4632b', 'fill-opacity=".55"') +
  line(`M-10 ${num(level(-10, 127))}L${POST} 127`, '#6a3a2c', 0.8, 'stroke-opacity=".7"') +
  // What the windows throw on the flank below them.
  path(panel(73, 138, 101, 105), '#ffe9b0', 'fill-opacity=".5"') +
  nine(78, level(78, 116.5), 8);

/** Amber, with the far wall's windows going away, and lamps. */
function interior(): string {
  const far = [
    [-4, 12],
    [18, 36],
    [43, 63],
    [71, 93],
    [102, 126],
  ]
    .map(([from = 0, to = 0]) => panel(from, to, 50, 80))
    .join('');
  let lamps = '';
  for (const x of [8, 34, 62, 96, 128]) {
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
      panel(-10, POST, TOP - 2, SILL + 2),
      linear([
        [0, '#fff0c2'],
        [0.55, '#fbd287'],
        [1, '#d8924a'],
      ]),
    ) +
    path(far, '#5f7894') +
    path(
      [
        [24, 34],
        [49, 55],
        [75, 90],
        [106, 112],
      ]
        .map(([from = 0, to = 0]) => panel(from, to, 62, 80))
        .join(''),
      '#41587a',
    ) +
    line(far, '#c98f4c', 1.2) +
    clean(lamps) +
    line(`M-10 ${num(level(-10, 44))}L${POST} 44`, '#c98a3a', 1.2)
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
  line(`M${DOOR[0] + 5.4} ${num(level(146, 58))}V${num(level(146, 118))}`, BUS.pole, 1.6);

/** The face of the bus: a windscreen that runs off the page, a headlight, and the number it goes by. */
function face(): string {
  const right = 226;
  const away = (height: number): number => EYE + (height - EYE) * 0.84;
  const part = (from: number, to: number, top: number, foot: number): string => {
    const k = (x: number): number => (x - POST) / (right - POST);
    const y = (x: number, h: number): number => h + (away(h) - h) * k(x);
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
    path(part(173, right, 17, 28), '#2a2438') +
    nine(184, 24, 4.6) +
    path(part(190, right, 21, 26), '#ffd27e') +
    path(part(172, right, 32, 88), BUS.frame) +
    path(
      part(174, right, 34, 86),
      linear([
        [0, '#f7cf83'],
        [0.7, '#b98a5c'],
        [1, '#6f6a72'],
      ]),
    ) +
    path(part(POST, right, 105, 109), '#e6d2ac') +
    line(`M${POST} ${ROOF}V${GROUND - 8}`, '#ffd98e', 1.6)
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

/** Its lights on the wet ground: the side upside down, drawn out and broken by the rain. It stays dark enough for words. */
export function reflection(): string {
  const down = (from: number, to: number, top: number, foot: number): string =>
    `M${num(from)} ${num(top)}L${num(to)} ${num(top)}Q${num(to + 1.6)} ${num((top + foot) / 2)} ${num(to - 1)} ${num(foot)}L${num(from + 1)} ${num(foot)}Q${num(from - 1.6)} ${num((top + foot) / 2)} ${num(from)} ${num(top)}Z`;
  // Broken amber where the ground is rough, above the words.
  const broken = 'M34 144.8h30M78 144.4h42M142 144.8h24M4 145h16';
  return (
    box(
      -4,
      140,
      224,
      90,
      linear([
        [0, '#3a2b3a'],
        [0.25, '#2b2a44'],
        [1, '#1c2440'],
      ]),
    ) +
    path(
      down(-8, POST, 141, 172),
      linear([
        [0, '#6a4028', 0.85],
        [1, '#4a3434', 0],
      ]),
    ) +
    path(
      down(-4, 24, 168, 196) +
        down(33, 66, 168, 200) +
        down(76, 135, 168, 212) +
        down(142, 164, 144, 214),
      linear([
        [0, '#6f4a24', 0.9],
        [0.6, '#5a4030', 0.7],
        [1, '#3d3440', 0],
      ]),
    ) +
    line(broken, '#f2b65a', 1.1, 'stroke-opacity=".55"')
  );
}
