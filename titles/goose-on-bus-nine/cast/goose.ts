import { num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';

export interface GooseFace {
  readonly beak: 'shut' | 'open' | 'holding' | 'pressing';
  /** Where the eye looks, -1 to 1 each way (in the drawing, which looks right). */
  readonly gaze?: Point;
  readonly lid?: 'calm' | 'wide' | 'cross' | 'closed';
  readonly cap?: boolean;
  /** Without its key line: outside the book, where everybody else is painted without lines. */
  readonly plain?: boolean;
  /** What it holds, drawn about 100 wide around (0, 0); its left end sticks out of the beak. */
  readonly holds?: string;
}

/**
 * The goose's head looking right, about 100 long from nape to beak; the neck joins at (-20, 26).
 * The tip of the beak is at (74, 8).
 */
export function gooseHead(face: GooseFace, light: Light): string {
  const white = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  const skull = smooth([
    [-44, 6],
    [-40, -18],
    [-18, -33],
    [10, -30],
    [27, -12],
    [27, 10],
    [8, 25],
    [-18, 30],
    [-38, 26],
  ]);
  const head =
    (face.plain ? '' : keyed(skull, light, 1.7)) +
    clip(
      skull,
      path(skull, white.shade) + shifted(light.direction[0] * 6, -5, path(skull, white.base)),
    );
  return (
    (face.beak === 'holding' && face.holds ? at(60, 14, 1, face.holds, 16, -1) : '') +
    calm(
      beakOf(face, beak.base, beak.shade, beak.deep) +
        head +
        line('M-34 22q8 6 20 6', white.shade, 2, 'stroke-opacity=".7"') +
        line(DOWN, white.shade, 1.5, 'stroke-opacity=".85"') +
        oval(-2, 10, 9, 6, '#f7b28a', 'fill-opacity=".45"') +
        eyeOf(face),
    ) +
    (face.cap ? capOf(light) : '')
  );
}

/** The key line of a white thing: under it and a little out on its shadow side, so that it is broad there and gone in the light. */
export const keyed = (d: string, light: Light, by: number): string =>
  shifted(-light.direction[0] * by, -light.direction[1] * by, path(d, KEY));

const KEY = '#5f4660';

/** Short feathers, laid from the beak to the nape. */
const DOWN =
  'M-39 -3q4 1.6 8 .4M-41 6q4 2 8 .8M-38 14q5 2.4 9 .8M-30 -11q4 1 7 -.6M-29 1q4 1.6 7 .2M-27 10q4 1.8 7 .6M-22 18q5 2 9 .4M-18 -4q4 1.4 7 0M-15 8q3.6 1.4 6 .4M-8 20q5 1.6 9 0';

/** One to a beak, however far away: by these they are counted. */
export const nostril = (deep: string): string => line('M40 -5l5 .8', deep, 2.4);

function beakOf(face: GooseFace, base: string, shade: string, deep: string): string {
  if (face.beak === 'open') {
    return (
      path('M18 6C34 8 54 22 60 34C44 36 26 28 16 18Z', shade) +
      path('M20 4C34 6 46 14 52 26C38 22 26 16 18 12Z', '#b4475a') +
      path('M18 -14C38 -18 64 -12 76 2C58 4 36 6 20 8Z', base) +
      nostril(deep)
    );
  }
  const upper = 'M18 -14C36 -18 62 -8 74 6C76 10 70 11 64 10C46 8 30 8 20 8Z';
  const lower = 'M18 6C34 8 52 9 66 11C60 18 38 20 20 17Z';
  // A crayon is as orange as a beak: what is held needs an edge between.
  const edge = face.beak === 'holding' ? `stroke="${deep}" stroke-width="1.6"` : '';
  return (
    path(lower, shade, edge) +
    path(upper, base, edge) +
    line('M22 8C38 7 54 8 68 10', deep, 1.8) +
    nostril(deep)
  );
}

function eyeOf(face: GooseFace): string {
  const [gx, gy] = face.gaze ?? [0.5, 0];
  if (face.lid === 'closed') return line('M-2 -9q7 7 14 1', '#2c1b22', 3);
  const wide = face.lid === 'wide' ? 1.3 : 1;
  const ring = `${oval(6, -9, 9.4 * wide, 10 * wide, '#f0a552')}${oval(6, -9, 8 * wide, 8.6 * wide, '#fffdf6')}`;
  const pupil =
    face.lid === 'cross'
      ? oval(10.5, -5, 4, 4.6, '#2c1b22') + oval(12, -7, 1.3, 1.4, '#ffffff')
      : oval(6 + gx * 3.4, -9 + gy * 3.4, 4.6, 5.2, '#2c1b22') +
        oval(7.6 + gx * 3, -11 + gy * 3, 1.6, 1.7, '#ffffff');
  const lid = face.lid === 'calm' ? path('M-4 -10a10 11 0 0 1 20 0q-10 -4 -20 0Z', '#f3e6d6') : '';
  return ring + pupil + lid;
}

/** Herringbone. */
const TWEED =
  'M-36 -26l4 -5l4 4M-37 -36l4 -5l4 4M-24 -31l4 -5l4 4M-26 -42l4 -5l4 4M-12 -34l4 -5l4 4M-13 -45l4 -4l4 4M0 -35l4 -5l4 4M1 -45l4 -4l4 4M12 -34l4 -5l4 4M12 -43l4 -3.6l3 3.4';

/** A flat cap, a little too small, as `gooseHead` wears it. */
export function capOf(light: Light): string {
  const t = tone(light, GOOSE.cap);
  const crown = 'M-42 -16C-50 -44 -22 -56 2 -52C24 -50 34 -36 28 -22C6 -32 -20 -28 -42 -16Z';
  return (
    path(crown, t.shade) +
    shifted(light.direction[0] * 3, -2, path(crown, t.base, 'fill-opacity=".9"')) +
    path('M8 -29C24 -34 46 -28 52 -15C42 -20 30 -23 14 -26Z', t.deep) +
    line(TWEED, t.deep, 1.1, 'stroke-opacity=".5"') +
    line('M-40 -18C-20 -30 6 -34 27 -24', tone(light, GOOSE.capBand).base, 4) +
    oval(-8, -52, 4, 3, t.deep)
  );
}

/**
 * A neck along a spine, on the sheet; `widths` are whole widths at its points, so that a neck can
 * come the length of a bus.
 */
export function gooseNeck(
  points: readonly Point[],
  widths: readonly number[],
  light: Light,
  plain = false,
): string {
  const t = tone(light, GOOSE.white);
  const half = widths.map((width) => width / 2);
  const shadeSide: [number, number] = light.direction[0] > 0 ? [0.25, 1] : [-1, -0.25];
  let feathers = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] as Point;
    const w = widths[i] as number;
    feathers += `M${num(x - w * 0.16)} ${num(y)}q${num(w * 0.1)} ${num(w * 0.14)} ${num(w * 0.28)} 0`;
  }
  return calm(
    (plain ? '' : keyed(ribbon(points, half), light, 0.034 * (widths[0] ?? 0))) +
      path(ribbon(points, half), t.base) +
      path(ribbon(points, half, ...shadeSide, false), t.shade, 'fill-opacity=".6"') +
      line(feathers, t.shade, 0.8, 'stroke-opacity=".8"'),
  );
}

/**
 * A goose standing, in profile, looking right: feet at (0, 0), about 190 high and 150 long. The
 * head is drawn at (52, -150) at 0.62 of its size.
 */
export function gooseStanding(face: GooseFace, light: Light): string {
  const white = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  const body =
    'M46 -70C60 -46 40 -14 -6 -14C-40 -14 -64 -34 -92 -62C-70 -62 -58 -70 -40 -78C-8 -94 32 -92 46 -70Z';
  const wing = 'M20 -66C10 -34 -34 -28 -70 -54C-50 -56 -20 -84 20 -66Z';
  const neck: Point[] = [
    [30, -56],
    [44, -82],
    [36, -112],
    [40, -136],
  ];
  return (
    line('M-8 -18V-3M14 -18V-3', beak.base, 6) +
    at(-10, 0, 0.6, gooseFoot(light)) +
    at(12, 0, 0.6, gooseFoot(light)) +
    clip(
      body,
      path(body, white.shade) +
        shifted(light.direction[0] * 9, light.direction[1] * 12, path(body, white.base)),
    ) +
    gooseNeck(neck, [40, 28, 23, 22], light, true) +
    path(wing, white.shade) +
    line('M-8 -50q-16 10 -34 2M2 -58q-20 14 -44 4', white.deep, 2, 'stroke-opacity=".5"') +
    at(52, -150, 0.62, gooseHead({ ...face, plain: true }, light))
  );
}

/** A wing half open, its root at (0, 0), the tips up and to the right; about 120 long. */
export function gooseWing(light: Light): string {
  const t = tone(light, GOOSE.white);
  const shape =
    'M0 10C10 -30 40 -70 96 -92C92 -80 88 -74 84 -68C94 -70 102 -70 110 -68C100 -58 94 -54 86 -48C94 -46 100 -42 106 -36C92 -30 84 -28 74 -28C80 -22 82 -16 84 -8C60 -2 30 14 0 10Z';
  return (
    keyed(shape, light, 1.6) +
    clip(
      shape,
      path(shape, t.shade) +
        shifted(light.direction[0] * 8, light.direction[1] * 8, path(shape, t.base)),
    ) +
    line(
      'M16 -4C40 -26 60 -46 80 -66M22 2C44 -10 60 -24 82 -44M28 6C48 2 58 -10 72 -26',
      t.shade,
      2.4,
    )
  );
}

/** An orange webbed foot, heel at (0, 0), toes to the right; about 40 long. */
export function gooseFoot(light: Light): string {
  const t = tone(light, GOOSE.beak);
  return (
    path('M-6 -4C4 -8 26 -4 40 2C36 5 36 7 39 10C32 9 30 11 32 15C22 12 4 8 -6 4Z', t.base) +
    line('M0 0L36 3M0 1L34 9', t.shade, 2)
  );
}

/**
 * The gray coat with its goose inside, sitting and facing us; the collar's middle is at (0, 0) and
 * the hem about 150 below. What comes out of the collar is drawn over it.
 */
export function gooseCoat(light: Light, foot: boolean): string {
  const t = tone(light, GOOSE.coat);
  const shape =
    'M-22 -4C-50 8 -62 60 -66 142C-40 156 40 156 66 142C62 60 50 8 22 -4C10 6 -10 6 -22 -4Z';
  return (
    (foot ? at(20, 146, 1, gooseFoot(light)) : '') +
    clip(
      shape,
      path(shape, t.shade) +
        shifted(light.direction[0] * 14, -4, path(shape, t.base)) +
        line('M0 2V150', t.deep, 3, 'stroke-opacity=".6"') +
        line('M-40 40Q-34 90 -44 140M40 40Q34 90 44 140', t.deep, 3, 'stroke-opacity=".35"'),
    ) +
    path('M-24 -6C-34 6 -28 26 -6 30L0 12ZM24 -6C34 6 28 26 6 30L0 12Z', t.deep) +
    path('M-23 -6C-32 5 -26 22 -7 26L0 10ZM23 -6C32 5 26 22 7 26L0 10Z', t.base) +
    [50, 82, 114].map((y) => oval(9, y, 4.6, 4.6, t.deep)).join('')
  );
}
