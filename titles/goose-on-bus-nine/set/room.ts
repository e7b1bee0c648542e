// The inside of the bus, seen from the front toward the back row: one vanishing point. A place in
// it is a height over the eye (mm, at full size), a distance from the middle, and a nearness `k`:
// 1 is the picture's own plane, `back` the rear wall.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, brush, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from './colors.ts';
import { drops, rain } from './rain.ts';
import { type Stop, street } from './street.ts';

export interface Frame {
  /** The vanishing point on the sheet. */
  readonly eye: Point;
  /** Half the width of the bus, the ceiling above the eye and the floor below it, at nearness 1. */
  readonly half: number;
  readonly up: number;
  readonly down: number;
  /** Nearness of the rear wall. */
  readonly back: number;
}

export interface Room {
  readonly at: (across: number, height: number, k: number) => Point;
  readonly art: string;
}

export interface Weather {
  readonly stop: Stop;
  /** 1 pours, 0 is dry. */
  readonly rain: number;
  /** The one wall that is seen (-1 is the left), where the other stands behind people: a town is 20 KB. */
  readonly wall?: -1 | 1;
}

/** Ceiling, walls with their windows, floor and rear wall. */
export function room(frame: Frame, weather: Weather, seed: string): Room {
  const { eye, half, up, down, back } = frame;
  const at = (across: number, height: number, k: number): Point => [
    eye[0] + across * half * k,
    eye[1] + height * k,
  ];
  const NEAR = 2.2;
  const quad = (corners: readonly (readonly [number, number, number])[]): string =>
    polygon(corners.map(([across, height, k]) => at(across, height, k)));
  const chance = chanceFrom(seed);
  const ceiling = quad([
    [-1, -up, NEAR],
    [1, -up, NEAR],
    [1, -up, back],
    [-1, -up, back],
  ]);
  const floor = quad([
    [-1, down, NEAR],
    [1, down, NEAR],
    [1, down, back],
    [-1, down, back],
  ]);
  const aisle = quad([
    [-0.2, down, NEAR],
    [0.2, down, NEAR],
    [0.2, down, back],
    [-0.2, down, back],
  ]);
  const walls = (weather.wall ? [weather.wall] : [-1, 1])
    .map((side) => wall(at, frame, side, weather, seed))
    .join('');
  const floorBox = { x: -4, y: at(0, down, back)[1], width: SHEET + 8, height: SHEET };
  const art =
    box(0, 0, SHEET, SHEET, BUS.ceiling) +
    path(
      ceiling,
      linear([
        [0, BUS.ceiling],
        [0.72, BUS.ceiling],
        [1, BUS.ceilingFar],
      ]),
    ) +
    brush(chance, { x: 0, y: 0, width: SHEET, height: 84 }, 26, 34, 0, '#fff4d8', 1.6, 0.22) +
    seams(at, frame) +
    walls +
    path(
      floor,
      linear([
        [0, mix(BUS.floor, BUS.wallFar, 0.35)],
        [0.5, BUS.floor],
        [1, mix(BUS.floor, '#3a2632', 0.35)],
      ]),
    ) +
    path(aisle, BUS.aisle, 'fill-opacity=".75"') +
    clip(floor, specks(chance, floorBox, 140, '#d9b48c', 0.5, 0.35)) +
    rearWall(at, frame, weather, seed) +
    lamps(at, frame) +
    rails(at, frame);
  return { at, art };
}

type At = Room['at'];

/** Joints of the ceiling's panels lead the eye to the back row. None crosses the words: they looked struck out. */
function seams(at: At, { up, back }: Frame): string {
  let d = '';
  for (const across of [-0.5, 0.5]) {
    const [x1, y1] = at(across, -up, back);
    const [x2, y2] = at(across, -up, 2.9);
    d += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  for (const k of [0.38, 0.5, 0.7]) {
    const [x1, y] = at(-1, -up, k);
    const [x2] = at(1, -up, k);
    d += `M${num(x1)} ${num(y)}H${num(x2)}`;
  }
  return line(d, '#eccb8c', 0.6, 'stroke-opacity=".55"');
}

/** Where windows stand along a wall, by nearness, and how high. */
const BAYS: readonly (readonly [from: number, to: number])[] = [
  [0.31, 0.4],
  [0.42, 0.56],
  [0.59, 0.86],
  [0.9, 1.5],
];
export const WINDOW_TOP = -0.62;
export const WINDOW_FOOT = 0.36;

function wall(at: At, frame: Frame, side: number, weather: Weather, seed: string): string {
  const { up, down, back } = frame;
  const strip = (top: number, foot: number, k1: number, k2: number): string =>
    polygon([at(side, top, k1), at(side, top, k2), at(side, foot, k2), at(side, foot, k1)]);
  const shade = (near: Hex, far: Hex): string =>
    side < 0
      ? linear(
          [
            [0, near],
            [1, far],
          ],
          0,
          0,
          1,
          0,
        )
      : linear(
          [
            [0, far],
            [1, near],
          ],
          0,
          0,
          1,
          0,
        );
  const top = up * WINDOW_TOP;
  const foot = down * WINDOW_FOOT;
  const glass = BAYS.map(([k1, k2]) => strip(top, foot, k1, k2)).join('');
  const chance = chanceFrom(`${seed} wall ${side}`);
  const [x1] = at(side, 0, back);
  const outsideBox =
    side < 0
      ? { x: -8, y: -4, width: x1 + 8, height: SHEET }
      : { x: x1, y: -4, width: SHEET - x1 + 8, height: SHEET };
  const ground = frame.eye[1] + down * 0.27;
  const outside =
    street(chance, outsideBox, ground, weather.stop) +
    (weather.rain > 0
      ? rain(chance, outsideBox, weather.rain) + drops(chance, outsideBox, 90 * weather.rain)
      : '');
  return (
    path(strip(-up, down, 2.2, back), shade(BUS.wall, BUS.wallFar)) +
    path(strip(foot + 6, down, 2.2, back), shade(BUS.panel, mix(BUS.panel, '#8a5a3c', 0.4))) +
    clip(glass, outside + path(glass, '#ffd27a', 'fill-opacity=".08"')) +
    line(glass, BUS.frame, 2.2) +
    line(strip(foot + 6, foot + 6, 2.2, back), mix(BUS.panel, '#6a3f3a', 0.5), 0.8) +
    line(strip(-up, -up, 2.2, back), '#fff4d6', 1.2, 'stroke-opacity=".7"')
  );
}

function rearWall(at: At, frame: Frame, weather: Weather, seed: string): string {
  const { up, down, back } = frame;
  const chance = chanceFrom(`${seed} rear`);
  const [left, top] = at(-1, -up, back);
  const [right, bottom] = at(1, down, back);
  const width = right - left;
  const pane = {
    x: left + width * 0.1,
    y: top + (bottom - top) * 0.12,
    width: width * 0.8,
    height: (bottom - top) * 0.36,
  };
  const paneShape = `M${num(pane.x)} ${num(pane.y)}h${num(pane.width)}v${num(pane.height)}h${num(-pane.width)}Z`;
  return (
    box(
      left,
      top,
      width,
      bottom - top,
      linear([
        [0, '#e2b269'],
        [1, '#b57c45'],
      ]),
    ) +
    clip(
      paneShape,
      street(chance, pane, pane.y + pane.height * 0.86, 'street') +
        (weather.rain > 0 ? rain(chance, pane, weather.rain) : ''),
    ) +
    line(paneShape, BUS.frame, 1.4)
  );
}

/** One of those in two rows under the ceiling: `side` -1 is over the left of the aisle. */
export function lampAt(at: At, { up }: Frame, side: -1 | 1, k: number): string {
  const [x, y] = at(side * 0.62, -up * 0.97, k);
  const r = 13 * k;
  return (
    oval(
      x,
      y + r * 0.2,
      r * 2.6,
      r * 1.7,
      radial([
        [0, '#fff6d2', 0.9],
        [0.35, '#ffe39a', 0.45],
        [1, '#ffd67e', 0],
      ]),
    ) + oval(x, y, r * 0.8, r * 0.24, '#fffdf0')
  );
}

/** The lamp that is nearest to us. */
const NEAREST_LAMP = 0.82;

const lamps = (at: At, frame: Frame): string =>
  [0.36, 0.46, 0.6, NEAREST_LAMP]
    .map((k) => lampAt(at, frame, -1, k) + lampAt(at, frame, 1, k))
    .join('');

/** Two rails under the ceiling, with straps. */
function rails(at: At, frame: Frame): string {
  let art = '';
  for (const side of [-0.3, 0.3]) {
    const [x1, y1] = at(side, -frame.up * 0.72, frame.back);
    const [x2, y2] = at(side, -frame.up * 0.72, 0.74);
    art += line(
      `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`,
      mix(BUS.pole, '#a86f2a', 0.35),
      0.9,
    );
    for (const k of [0.38, 0.48, 0.62]) {
      const [x, y] = at(side, -frame.up * 0.72, k);
      const s = 9 * k;
      art +=
        line(`M${num(x)} ${num(y)}v${num(s)}`, '#8a6a4a', 0.9 * k) +
        line(
          `M${num(x - s * 0.3)} ${num(y + s)}h${num(s * 0.6)}l${num(s * 0.14)} ${num(s * 0.5)}h${num(-s * 0.88)}Z`,
          '#8a6a4a',
          0.9 * k,
        );
    }
  }
  return art;
}

/** Darkens corners a little, so that the eye stays in the picture. */
export const vignette = (color = '#4a2434', strength = 0.26, width: number = SHEET): string =>
  box(
    0,
    0,
    width,
    SHEET,
    radial(
      [
        [0, color, 0],
        [0.62, color, 0],
        [1, color, strength],
      ],
      0.5,
      0.42,
      0.78,
    ),
  );
