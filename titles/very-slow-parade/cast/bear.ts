// The bear: tin, wound up with a key in its back, in a painted jacket. It strikes the lid with a whisk.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { lid } from './pot.ts';

const FUR: Hex = '#b97a45';
const JACKET: Hex = '#2f8f8a';
const TRIM: Hex = '#fbd46a';
const KEY: Hex = '#d9a441';
const WIRE: Hex = '#8f97a3';

export interface BearWish {
  /** Arms from straight ahead (0) to hanging down (90), in degrees: the near one, then the far one. */
  readonly arms: readonly [near: number, far: number];
  readonly eyes: 'open' | 'shut';
  readonly gaze?: Point;
  /** Lid and whisk are in its paws. */
  readonly plays?: boolean;
  /** One leg ahead of the other, in degrees. */
  readonly stride?: number;
  /** Turn of the key, in degrees. */
  readonly key?: number;
}

/** 100 high, three quarters to the right, soles on y 0. */
export function bear(light: Light, wish: BearWish): string {
  const stride = wish.stride ?? 0;
  return (
    at(-21, -46, 1, key(light, wish.key ?? 0)) +
    leg(light, 12, stride, true) +
    arm(light, [15, -56], wish.arms[1], wish.plays ? 'lid' : 'none', true) +
    leg(light, -6, -stride, false) +
    torso(light) +
    at(4, -62, 1, head(light, wish.eyes, wish.gaze ?? [0.6, 0])) +
    arm(light, [-6, -55], wish.arms[0], wish.plays ? 'whisk' : 'none', false)
  );
}

/** On its back, as long as it was high, with its head at the left: the middle over (0, 0). */
export function bearOnBack(light: Light, wish: Omit<BearWish, 'plays' | 'stride'>): string {
  const degrees = -86;
  const lit = turned(light, degrees);
  return at(48, -22, 1, bear(lit, { ...wish, stride: 0 }) + soles(lit), degrees);
}

/** What a bear on its back shows of its feet. */
function soles(light: Light): string {
  const t = tone(light, '#8a6248');
  const pad = tone(light, '#c99a72');
  return [14, -4]
    .map((x) => oval(x, -1, 14.6, 6.4, t.base) + oval(x - 1, 0.4, 8.4, 3.6, pad.base))
    .join('');
}

/** Painted tin: one flat color, one shade with a hard edge, as lithographed toys have. */
function tin(light: Light, d: string, color: Hex, off: number, detail = ''): string {
  const t = tone(light, color);
  const [x, y] = light.direction;
  return clip(d, path(d, t.shade) + shifted(x * off, y * off, path(d, t.base)) + detail);
}

function torso(light: Light): string {
  const trim = tone(light, TRIM);
  const jacket = tone(light, JACKET);
  const d =
    'M-20 -60C-25 -50 -27 -32 -24 -18C-18 -12 20 -12 26 -18C28 -32 25 -50 20 -60C12 -66 -12 -66 -20 -60Z';
  const buttons = [-50, -38, -26].map((y) => oval(13, y, 2.6, 2.8, trim.base)).join('');
  return tin(
    light,
    d,
    JACKET,
    7,
    line('M-26 -20C-10 -14 16 -14 28 -20', trim.base, 4) +
      line('M13 -62C15 -48 15 -30 13 -14', jacket.deep, 1.4, 'stroke-opacity=".7"') +
      line('M4 -62C7 -54 10 -50 13 -49C17 -51 19 -55 20 -60', trim.base, 3) +
      buttons +
      line('M-13 -58C-16 -44 -16 -30 -14 -17', jacket.lite, 2.6, 'stroke-opacity=".6"'),
  );
}

function leg(light: Light, x: number, degrees: number, far: boolean): string {
  const t = tone(light, FUR);
  const d = 'M-9 -4V14H9V-4Z';
  const foot = 'M-10 20C-11 10 4 8 12 11C20 13 20 20 18 20Z';
  const art =
    tin(light, d, FUR, 4) +
    tin(light, foot, '#6b4a38', 3) +
    oval(0, 2, 1.6, 1.6, t.deep, 'fill-opacity=".7"');
  return at(x, -20, 1, far ? `<g>${art}</g>` : art, degrees);
}

/** An arm on its rivet, pointing to the right at 0 degrees. */
function arm(
  light: Light,
  [x, y]: Point,
  degrees: number,
  holds: 'lid' | 'whisk' | 'none',
  far: boolean,
): string {
  const lit = turned(light, degrees);
  const sleeve = tone(lit, JACKET);
  const trim = tone(lit, TRIM);
  const paw = tone(lit, FUR);
  const d = 'M-7 -7C-2 -9 14 -8 22 -7.4V7.4C14 8 -2 9 -7 7Z';
  const held =
    holds === 'lid'
      ? at(40, 2, 0.95, lid(lit), -6)
      : holds === 'whisk'
        ? at(31, 0, 1, whisk(lit), -66)
        : '';
  const art =
    (holds === 'whisk' ? held : '') +
    tin(lit, d, JACKET, 4) +
    line(
      'M-4 -8.4C4 -9 14 -8.4 22 -7.6M-4 8.4C4 9 14 8.4 22 7.6',
      sleeve.deep,
      1.1,
      'stroke-opacity=".55"',
    ) +
    line('M21 -7V7', trim.base, 3.6) +
    oval(29, 0, 8, 8.4, far ? paw.shade : paw.base) +
    (holds === 'lid' ? held : '') +
    (far ? '' : oval(0, 0, 2.4, 2.4, sleeve.deep));
  return at(x, y, 1, art, degrees);
}

/** A wire whisk, held at (0, 0), its balloon to the right. */
function whisk(light: Light): string {
  const wire = tone(light, WIRE);
  return (
    line(
      'M8 0C18 -11 34 -10 36 0C34 10 18 11 8 0M8 0C18 -5 32 -5 36 0C32 5 18 5 8 0',
      wire.base,
      1.5,
    ) + line('M-12 0H9', tone(light, '#c98a4a').base, 5)
  );
}

function head(light: Light, eyes: BearWish['eyes'], gaze: Point): string {
  const t = tone(light, FUR);
  const muzzle = tone(light, '#f2d9a8');
  const ink = '#33222a';
  const skull =
    'M-23 -16C-24 -32 -12 -38 1 -38C15 -38 25 -30 24 -15C23 -2 13 4 1 4C-12 4 -22 -3 -23 -16Z';
  const ear = (x: number, y: number, inner: boolean): string =>
    oval(x, y, 8.4, 8.4, inner ? t.base : t.shade) +
    oval(x + 0.6, y + 1, 4.6, 4.6, tone(light, '#e2a98a').base);
  const one = (x: number, y: number, w: number): string =>
    eyes === 'shut'
      ? line(`M${x - w} ${y}q${w} ${num(w * 0.9)} ${2 * w} 0`, ink, 1.9)
      : oval(x, y, w, 5, '#fffaf0') +
        oval(x + gaze[0] * 1.5, y + 0.4 + gaze[1] * 1.8, w * 0.66, 3.5, ink) +
        oval(x + gaze[0] * 1.5 - 0.8, y - 1.2 + gaze[1] * 1.6, 1, 1.1, '#ffffff');
  return (
    ear(16, -36, false) +
    ear(-15, -35, true) +
    tin(
      light,
      skull,
      FUR,
      6,
      line('M-6 -38C-12 -26 -12 -8 -6 4', t.shade, 1.2, 'stroke-opacity=".8"') +
        oval(-3, -8, 4.6, 3.4, tone(light, '#e58f6a').base, 'fill-opacity=".6"'),
    ) +
    oval(14, -9, 12, 9.4, muzzle.shade) +
    oval(13.4, -9.6, 11.4, 8.6, muzzle.base) +
    path('M14 -16.4C18 -18 23 -16 22 -13C21 -10 17 -10 15 -12C13.4 -13.4 13 -15.6 14 -16.4Z', ink) +
    line('M18 -11v3.4M18 -7.6q-4 4.4 -8 .8M18 -7.6q2.6 3 5 0', ink, 1.5) +
    one(4, -20, 4) +
    one(19, -20.6, 3.2)
  );
}

function key(light: Light, degrees: number): string {
  const t = tone(light, KEY);
  const bow =
    'M-2 -2C-12 -14 -22 -8 -22 0C-22 8 -12 14 -2 2ZM-8 0C-10 -5 -17 -5 -17 0C-17 5 -10 5 -8 0Z';
  return (
    line('M-8 0H2', t.shade, 4) +
    `<g fill-rule="evenodd">${at(-7, 0, 1, path(bow, t.base) + path('M-2 2C-8 9 -14 10 -18 8L-15 5C-12 6 -10 4 -8 0Z', t.shade), degrees - 62) + at(-7, 0, 1, path(bow, t.base), degrees + 62)}</g>` +
    oval(-7, 0, 3.4, 3.4, t.shade)
  );
}
