import { num, ribbon, smooth } from '../../../drawing/curves.ts';
import { lerp, type Point } from '../../../drawing/geometry.ts';
import { type Light, tone } from '../../../drawing/light.ts';
import { at, line, oval, path, shifted } from '../../../drawing/marks.ts';
import { clip } from '../../../drawing/sheet.ts';
import { GOOSE } from '../set/colors.ts';

export interface GooseFace {
  readonly beak: 'shut' | 'open' | 'holding' | 'pressing';
  /** Where the eye looks, -1 to 1 each way (in the drawing, which looks right). */
  readonly gaze?: Point;
  readonly lid?: 'calm' | 'wide' | 'cross' | 'closed';
  readonly cap?: boolean;
  /** What it holds, drawn about 100 wide around (0, 0). */
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
  const head = clip(
    skull,
    path(skull, white.shade) + shifted(light.direction[0] * 6, -5, path(skull, white.base)),
  );
  return (
    (face.beak === 'holding' && face.holds ? at(50, 12, 1, face.holds) : '') +
    beakOf(face, beak.base, beak.shade, beak.deep) +
    head +
    line('M-34 22q8 6 20 6', white.shade, 2, 'stroke-opacity=".7"') +
    oval(-2, 10, 9, 6, '#f7b28a', 'fill-opacity=".45"') +
    eyeOf(face) +
    (face.cap ? capOf(light) : '')
  );
}

function beakOf(face: GooseFace, base: string, shade: string, deep: string): string {
  const nostril = line('M40 -5l5 .8', deep, 2.4);
  if (face.beak === 'open') {
    return (
      path('M18 6C34 8 54 22 60 34C44 36 26 28 16 18Z', shade) +
      path('M20 4C34 6 46 14 52 26C38 22 26 16 18 12Z', '#b4475a') +
      path('M18 -14C38 -18 64 -12 76 2C58 4 36 6 20 8Z', base) +
      nostril
    );
  }
  const upper = 'M18 -14C36 -18 62 -8 74 6C76 10 70 11 64 10C46 8 30 8 20 8Z';
  const lower = 'M18 6C34 8 52 9 66 11C60 18 38 20 20 17Z';
  return (
    path(lower, shade) + path(upper, base) + line('M22 8C38 7 54 8 68 10', deep, 1.8) + nostril
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

/** A flat cap, a little too small. */
function capOf(light: Light): string {
  const t = tone(light, GOOSE.cap);
  const crown = 'M-42 -16C-50 -44 -22 -56 2 -52C24 -50 34 -36 28 -22C6 -32 -20 -28 -42 -16Z';
  return (
    path(crown, t.shade) +
    shifted(light.direction[0] * 3, -2, path(crown, t.base, 'fill-opacity=".9"')) +
    path('M14 -27C30 -32 46 -26 50 -16C38 -20 24 -22 12 -20Z', t.deep) +
    line('M-40 -18C-20 -30 6 -34 27 -24', tone(light, GOOSE.capBand).base, 4) +
    oval(-8, -52, 4, 3, t.deep)
  );
}

/** A neck from the body to where the head's neck joins; `sway` bends it. All in mm. */
export function gooseNeck(points: readonly Point[], width: number, light: Light): string {
  const t = tone(light, GOOSE.white);
  const halfWidths = points.map((_, i) => lerp(width * 0.62, width * 0.5, i / (points.length - 1)));
  const shape = ribbon(points, halfWidths);
  const far =
    light.direction[0] > 0
      ? ribbon(points, halfWidths, -1, -0.2)
      : ribbon(points, halfWidths, 0.2, 1);
  let feathers = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] as Point;
    feathers += `M${num(x - width * 0.14)} ${num(y)}q${num(width * 0.1)} ${num(width * 0.12)} ${num(width * 0.26)} 0`;
  }
  return (
    path(shape, t.base) +
    path(far, t.shade, 'fill-opacity=".55"') +
    line(feathers, t.shade, width * 0.045, 'stroke-opacity=".8"')
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
