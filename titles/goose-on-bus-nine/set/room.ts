// The inside of the bus, seen from the front toward the back row: one vanishing point. A place in
// it is a height over the eye (mm, at full size), a distance from the middle, and a nearness `k`:
// 1 is the picture's own plane, `back` the rear wall.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from './colors.ts';
import { wetRoofs } from './wet-roofs.ts';

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

/** Beyond the page: there ceiling, walls and floor begin. */
export const NEAR = 2.2;

/** What is under the ceiling: a wall with its windows, floor and rear wall. */
export function room(frame: Frame, seed: string): Room {
  const { eye, half, down, back } = frame;
  const at = (across: number, height: number, k: number): Point => [
    eye[0] + across * half * k,
    eye[1] + height * k,
  ];
  const quad = (corners: readonly (readonly [number, number, number])[]): string =>
    polygon(corners.map(([across, height, k]) => at(across, height, k)));
  const chance = chanceFrom(seed);
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
  const floorBox = { x: -4, y: at(0, down, back)[1], width: SHEET + 8, height: SHEET };
  const art =
    wall(at, frame, seed) +
    path(floor, boards()) +
    path(aisle, BUS.aisle, 'fill-opacity=".75"') +
    clip(floor, specks(chance, floorBox, 140, '#d9b48c', 0.5, 0.35)) +
    rearWall(at, frame, seed);
  return { at, art };
}

type At = Room['at'];

/** The floor, from the back row to below the page. */
export const boards = (): string =>
  linear([
    [0, mix(BUS.floor, BUS.wallFar, 0.35)],
    [0.5, BUS.floor],
    [1, mix(BUS.floor, '#3a2632', 0.35)],
  ]);

/** Where windows stand along a wall, by nearness, and how high. */
const BAYS: readonly (readonly [from: number, to: number])[] = [
  [0.31, 0.4],
  [0.42, 0.56],
  [0.59, 0.86],
  [0.9, 1.5],
];
export const WINDOW_TOP = -0.62;
/** Over our eyes, which are no higher than knees. */
export const WINDOW_FOOT = -0.12;

/** The one at the left: before the other stand people. */
function wall(at: At, frame: Frame, seed: string): string {
  const { up, back, down } = frame;
  const side = -1;
  const strip = (top: number, foot: number, k1: number, k2: number): string =>
    polygon([at(side, top, k1), at(side, top, k2), at(side, foot, k2), at(side, foot, k1)]);
  const shade = (near: Hex, far: Hex): string =>
    linear(
      [
        [0, near],
        [1, far],
      ],
      0,
      0,
      1,
      0,
    );
  const top = up * WINDOW_TOP;
  const foot = up * WINDOW_FOOT;
  const glass = BAYS.map(([k1, k2]) => strip(top, foot, k1, k2)).join('');
  const chance = chanceFrom(`${seed} wall`);
  const [x1] = at(side, 0, back);
  // As high as in the fold, where they go on.
  const [, sky] = at(side, top, 1);
  const outside = wetRoofs(
    chance,
    { x: -8, y: sky, width: x1 + 8, height: at(side, foot, 0.6)[1] - sky },
    0.8,
  );
  return (
    path(strip(-up, down, NEAR, back), shade(BUS.wall, BUS.wallFar)) +
    path(strip(foot + 6, down, NEAR, back), shade(BUS.panel, mix(BUS.panel, '#8a5a3c', 0.4))) +
    clip(glass, outside + path(glass, '#ffd27a', 'fill-opacity=".08"')) +
    line(glass, BUS.frame, 2.2) +
    line(strip(foot + 6, foot + 6, NEAR, back), mix(BUS.panel, '#6a3f3a', 0.5), 0.8) +
    line(strip(-up, -up, NEAR, back), '#fff4d6', 1.2, 'stroke-opacity=".7"')
  );
}

function rearWall(at: At, frame: Frame, seed: string): string {
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
    clip(paneShape, wetRoofs(chance, pane, 0.24)) +
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
