// What stands and hangs in the kitchen; placed in mm or drawn in cm around (0, 0), as each says.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, brush, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { FloorWish } from './floor.ts';
import type { Hour } from './hours.ts';

/** From where to where the wall is painted, in mm: a page, or more beside it. */
export interface Frame {
  readonly from: number;
  readonly to: number;
}

/** The papered wall from the top of the sheet down to `bottom`, in mm: sprigs, fainter than any word. */
export function wall(
  hour: Hour,
  bottom: number,
  { from, to }: Frame = { from: 0, to: SHEET },
): string {
  const [high, low] = hour.wall;
  let stems = '';
  let leaves = '';
  for (let row = 0; row * 15 < bottom + 6; row++) {
    for (let x = from - (from % 18) + (row % 2 ? 2 : 11); x < to; x += 18) {
      const y = row * 15 + 6;
      stems += `M${x} ${y + 2.4}q.4 -2.4 0 -4.6`;
      leaves += `M${x} ${y}l-2 -1.7m2 1.7l2 -2m-2 -.2v-2`;
    }
  }
  const print = mix(low, luma(high) > 0.5 ? hour.trim : hour.sky[1], 0.42);
  return (
    box(
      from,
      0,
      to - from,
      bottom,
      linear([
        [0, high],
        [0.42, high],
        [1, low],
      ]),
    ) +
    path(
      leaves,
      'none',
      `stroke="${linear([
        [0, print, 0.09],
        [0.36, print, 0.1],
        [0.58, print, 0.28],
        [1, print, 0.28],
      ])}" stroke-width="1.3" stroke-linecap="round"`,
    ) +
    line(stems, print, 0.4, 'stroke-opacity=".12"') +
    brush(
      chanceFrom(`plaster ${high}`),
      { x: from - 10, y: 0, width: to - from, height: bottom },
      Math.round((70 * (to - from)) / SHEET),
      15,
      -0.5,
      mix(low, '#ffffff', 0.3),
      2,
      0.035,
    )
  );
}

/** Boards up to `height` cm over the floor, with a rail: what stands before them stands before something. */
export function wainscot(camera: Camera, hour: Hour, floor: FloorWish, height: number): string {
  const [left, low] = camera.see([floor.left, 0, floor.far]);
  const [right, high] = camera.see([floor.right, height, floor.far]);
  const pitch = 15 * camera.scale([0, 0, floor.far]);
  let joints = '';
  for (let x = left; x < right; x += pitch) joints += `M${num(x)} ${num(high)}V${num(low)}`;
  const color = mix(hour.wall[1], hour.trim, 0.2);
  return (
    box(left, high, right - left, low - high, color) +
    line(joints, mix(color, hour.trim, 0.4), 0.5) +
    box(left, high - 1.6, right - left, 2.4, mix(color, '#fff6e2', 0.4)) +
    box(left, high + 0.8, right - left, 0.7, mix(color, hour.trim, 0.6))
  );
}

/** A soft pool of light or of darkness, in mm. */
export const pool = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  strength: number,
): string =>
  oval(
    x,
    y,
    rx,
    ry,
    radial([
      [0, color, strength],
      [0.5, color, strength * 0.45],
      [1, color, 0],
    ]),
  );

/** The five cups of this house. */
export const CUPS = ['#4f8fa8', '#f0a63a', '#e9896a', '#f4e6cc', '#6f9a6c'] as const;

/** One cup, 16 wide and 14 high on y 0, its handle to the right. */
export function cup(light: Light, color: Hex): string {
  const t = tone(light, color);
  return (
    line('M7 -11C13 -12 13 -3 6 -3', t.shade, 2.4) +
    path('M-8 -14H8C8 -6 6 -1 4 0H-4C-6 -1 -8 -6 -8 -14Z', t.base) +
    path('M2 -14H8C8 -6 6 -1 4 0H1Z', t.shade, 'fill-opacity=".7"') +
    oval(0, -14, 8, 1.8, t.deep)
  );
}

/** A shelf, 100 wide, with five cups; `jumping` has them in the air. Its board is at y 0. */
export function cups(light: Light, jumping = false): string {
  const art = CUPS.map((color, i) => {
    const up = jumping ? ([-7, -13, -6, -15, -9][i] ?? 0) : 0;
    const turn = jumping ? ([-12, 9, 16, -10, 14][i] ?? 0) : 0;
    return at(-40 + i * 20, up, 1, cup(light, color), turn);
  }).join('');
  return (
    art +
    (jumping
      ? line('M-50 -9l-4 -5M50 -9l4 -5M-30 -22l-2 -5M12 -26l1 -5', tone(light, '#a8643c').base, 1.6)
      : '') +
    shelf(light)
  );
}

/** The board alone, on its two brackets: 108 wide, its top at y 0. */
export function shelf(light: Light): string {
  const board = tone(light, '#a8643c');
  return (
    path('M-38 3L-34 3L-34 14L-38 11ZM38 3L34 3L34 14L38 11Z', board.deep) +
    box(-54, 0, 108, 4, board.base, 1) +
    box(-54, 0, 108, 1.3, board.lite, 0.6)
  );
}

/** A round wall clock, 60 across, at seven: or at `hours`, as on a dial. */
export function clock(light: Light, hours: number): string {
  const rim = tone(light, '#4f8fa8');
  const face = tone(light, '#fff6e0');
  const hand = (turn: number, length: number): string => {
    const a = turn * Math.PI * 2 - Math.PI / 2;
    return `M0 0L${num(Math.cos(a) * length)} ${num(Math.sin(a) * length)}`;
  };
  let marks = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const r = i % 3 ? 20 : 18;
    marks += `M${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}L${num(Math.cos(a) * 22)} ${num(Math.sin(a) * 22)}`;
  }
  return (
    oval(2, 3, 30, 30, light.shade, `fill-opacity="${light.shadowAlpha}"`) +
    oval(0, 0, 30, 30, rim.base) +
    oval(light.direction[0] * 1.4, light.direction[1] * 1.4, 27, 27, rim.lite) +
    oval(0, 0, 25, 25, face.base) +
    line(marks, rim.deep, 1.8) +
    line(hand((hours % 12) / 12, 12), '#33222a', 3) +
    line(hand(hours % 1, 19), '#33222a', 2) +
    oval(0, 0, 2.4, 2.4, tone(light, '#e9896a').base)
  );
}

/**
 * The big enamel lamp over the table: shade 100 wide, its lower rim at y 0; `lit` 0 to 1. It comes in on
 * an arm from the left: a cord from the ceiling would hang through the words.
 */
export function bigLamp(light: Light, lit: number): string {
  const t = tone(light, '#e4573d');
  const d = 'M-50 0C-50 -26 -30 -44 -9 -47H9C30 -44 50 -26 50 0Z';
  const [x] = light.direction;
  return (
    line('M0 -46C0 -64 -10 -67 -30 -67H-400', tone(light, '#7a4a44').base, 4) +
    line(
      'M-400 -68H-30C-12 -68 -3 -64 -1.4 -52',
      tone(light, '#7a4a44').lite,
      1,
      'stroke-opacity=".6"',
    ) +
    (lit
      ? oval(
          0,
          10,
          130,
          110,
          radial([
            [0, '#fff6cf', 0.85 * lit],
            [0.4, '#ffe39a', 0.4 * lit],
            [1, '#ffcf70', 0],
          ]),
        )
      : '') +
    clip(d, path(d, t.shade) + shifted(x * 14, 0, path(d, t.base))) +
    line('M-34 -14C-32 -28 -22 -36 -14 -38', t.lite, 4, 'stroke-opacity=".8"') +
    line('M-50 -1H50', tone(light, '#fff2d6').base, 4) +
    box(-7, -54, 14, 10, tone(light, '#fff2d6').shade, 2) +
    oval(0, 1, 18, 5, lit ? '#fffbe6' : t.deep)
  );
}
