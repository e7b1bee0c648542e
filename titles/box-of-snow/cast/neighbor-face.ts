// The neighbors' faces: a nose, two dots and a good shape each. Simpler than the hero's, so that in
// a room of thirty people there is still one child.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

type Shape = 'round' | 'long' | 'square' | 'pear';
type Hairdo =
  | 'none'
  | 'crop'
  | 'bun'
  | 'curls'
  | 'bob'
  | 'long'
  | 'scarf'
  | 'turban'
  | 'tufts'
  | 'braid'
  | 'flat';

export interface Look {
  readonly skin: Hex;
  readonly hair: Hex;
  readonly shape: Shape;
  readonly hairdo: Hairdo;
  readonly nose: 'button' | 'long' | 'broad' | 'hook';
  readonly eyes: 'dots' | 'shut' | 'wide' | 'kind';
  readonly mouth: 'smile' | 'bliss' | 'puff' | 'oh' | 'line' | 'grin' | 'laugh';
  readonly beard?: 'full' | 'moustache' | 'points';
  readonly glasses?: boolean;
  /** Years that show: lines at the eyes and the mouth. */
  readonly old?: boolean;
  readonly cloth?: Hex;
  readonly hot?: boolean;
}

const OUTLINES: Record<Shape, string> = {
  round: 'M0 -50C30 -50 44 -28 44 -2C44 28 26 48 0 48C-26 48 -44 28 -44 -2C-44 -28 -30 -50 0 -50Z',
  long: 'M0 -54C24 -54 34 -34 34 -8C34 26 22 58 0 58C-22 58 -34 26 -34 -8C-34 -34 -24 -54 0 -54Z',
  square:
    'M0 -50C32 -50 40 -34 41 -6C42 22 38 40 26 47C16 52 -16 52 -26 47C-38 40 -42 22 -41 -6C-40 -34 -32 -50 0 -50Z',
  pear: 'M0 -52C22 -52 33 -36 36 -12C40 16 48 24 40 40C32 54 -32 54 -40 40C-48 24 -40 16 -36 -12C-33 -36 -22 -52 0 -52Z',
};

const FACE_INK = '#33202a';

/** A neighbor's head around (0, 0), about 100 tall, looking at `gaze` (-1 to 1 each way). */
export function neighborFace(light: Light, look: Look, gaze: Point = [0, 0]): string {
  const skin = tone(light, look.skin);
  const outline = OUTLINES[look.shape];
  const x = gaze[0] * 8;
  const y = gaze[1] * 4;
  const half = look.shape === 'long' ? 32 : 40;
  const ears =
    look.hairdo === 'scarf'
      ? ''
      : oval(-half - 2, 4, 7, 11, skin.shade) + oval(half + 2, 4, 7, 11, skin.base);
  return (
    hairBehind(light, look) +
    ears +
    clip(
      outline,
      path(outline, skin.shade) +
        shifted(light.direction[0] * 9, light.direction[1] * 7, path(outline, skin.base)),
    ) +
    cheeks(light, look, x, y) +
    hairBefore(light, look, outline) +
    eyes(look, light, x, y, gaze) +
    beard(light, look, x, y) +
    mouth(look, x, y) +
    nose(light, look, x, y) +
    (look.glasses
      ? line(
          `M${num(x * 0.9 - 27)} ${num(y - 3)}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M${num(x * 0.9 + 5)} ${num(y - 3)}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M${num(x * 0.9 - 5)} ${num(y - 4)}q5 -4 10 0`,
          '#4a3a58',
          3,
        )
      : '')
  );
}

function cheeks(light: Light, look: Look, x: number, y: number): string {
  const flush = mix(tone(light, look.skin).base, '#f0365a', look.hot ? 0.5 : 0.28);
  const r = look.hot ? 14 : 10;
  return oval(x - 24, y + 15, r, r * 0.7, flush) + oval(x + 24, y + 15, r, r * 0.7, flush);
}

function eyes(look: Look, light: Light, x: number, y: number, gaze: Point): string {
  const brows = tone(light, mix(look.hair, FACE_INK, look.old ? 0 : 0.35)).base;
  const lift = look.eyes === 'wide' ? 8 : look.eyes === 'shut' ? 3 : 0;
  const brow = line(
    `M${num(x - 25)} ${num(y - 18 - lift)}q8 -6 16 -1M${num(x + 25)} ${num(y - 18 - lift)}q-8 -6 -16 -1`,
    brows,
    look.old ? 5 : 3.6,
  );
  const age = look.old
    ? line(
        `M${num(x - 35)} ${num(y - 6)}l-6 -3M${num(x - 35)} ${num(y)}l-6 2M${num(x + 35)} ${num(y - 6)}l6 -3M${num(x + 35)} ${num(y)}l6 2M${num(x - 20)} ${num(y + 8)}q5 3 9 0M${num(x + 20)} ${num(y + 8)}q-5 3 -9 0`,
        tone(light, look.skin).deep,
        1.8,
        'stroke-opacity=".6"',
      )
    : '';
  const [gx, gy] = [gaze[0] * 4, gaze[1] * 4];
  switch (look.eyes) {
    case 'shut':
      return (
        brow +
        age +
        line(
          `M${num(x - 24)} ${num(y - 4)}q8 8 15 0M${num(x + 9)} ${num(y - 4)}q8 8 15 0`,
          FACE_INK,
          3.4,
        )
      );
    case 'kind':
      return (
        brow +
        age +
        line(
          `M${num(x - 24)} ${num(y - 1)}q8 -9 15 0M${num(x + 9)} ${num(y - 1)}q8 -9 15 0`,
          FACE_INK,
          3.6,
        )
      );
    case 'wide':
      return (
        brow +
        age +
        oval(x - 16, y - 4, 9.5, 11, '#fff0d6') +
        oval(x + 16, y - 4, 9.5, 11, '#fff0d6') +
        oval(x - 16 + gx, y - 4 + gy, 4.6, 5.4, FACE_INK) +
        oval(x + 16 + gx, y - 4 + gy, 4.6, 5.4, FACE_INK)
      );
    default:
      return (
        brow +
        age +
        line(
          `M${num(x - 16 + gx * 0.6)} ${num(y - 4 + gy * 0.6)}v.1M${num(x + 16 + gx * 0.6)} ${num(y - 4 + gy * 0.6)}v.1`,
          FACE_INK,
          9,
        ) +
        line(
          `M${num(x - 14.4 + gx * 0.6)} ${num(y - 6 + gy * 0.6)}v.1M${num(x + 17.6 + gx * 0.6)} ${num(y - 6 + gy * 0.6)}v.1`,
          '#fff0d6',
          2.6,
        )
      );
  }
}

function nose(light: Light, look: Look, x: number, y: number): string {
  const t = tone(light, look.skin);
  const pink = mix(t.base, '#d8482e', 0.24);
  switch (look.nose) {
    case 'long':
      return path(
        `M${num(x * 1.3 - 5)} ${num(y - 10)}C${num(x * 1.3 - 10)} ${num(y + 10)} ${num(x * 1.5 - 9)} ${num(y + 20)} ${num(x * 1.5)} ${num(y + 20)}C${num(x * 1.5 + 9)} ${num(y + 20)} ${num(x * 1.3 + 9)} ${num(y + 8)} ${num(x * 1.3 + 4)} ${num(y - 10)}Z`,
        pink,
      );
    case 'broad':
      return path(
        `M${num(x * 1.4 - 13)} ${num(y + 13)}C${num(x * 1.4 - 14)} ${num(y + 3)} ${num(x * 1.4 - 4)} ${num(y + 2)} ${num(x * 1.4)} ${num(y)}C${num(x * 1.4 + 4)} ${num(y + 2)} ${num(x * 1.4 + 14)} ${num(y + 3)} ${num(x * 1.4 + 13)} ${num(y + 13)}C${num(x * 1.4 + 5)} ${num(y + 18)} ${num(x * 1.4 - 5)} ${num(y + 18)} ${num(x * 1.4 - 13)} ${num(y + 13)}Z`,
        pink,
      );
    case 'hook':
      return path(
        `M${num(x - 2)} ${num(y - 12)}C${num(x + 12)} ${num(y - 4)} ${num(x * 1.5 + 15)} ${num(y + 10)} ${num(x * 1.5 + 6)} ${num(y + 19)}C${num(x * 1.5 + 1)} ${num(y + 23)} ${num(x - 9)} ${num(y + 18)} ${num(x - 6)} ${num(y + 10)}Z`,
        pink,
      );
    default:
      return oval(x * 1.4, y + 10, 8, 7, pink);
  }
}

function mouth(look: Look, x: number, y: number): string {
  const at = (d: string): string => `M${num(x)} ${num(y + 30)}${d}`;
  switch (look.mouth) {
    case 'bliss':
      return line(at('m-15 -4q15 14 30 0'), '#7a2433', 3.8);
    case 'puff':
      return oval(x, y + 29, 5, 5.6, '#7a2433');
    case 'oh':
      return oval(x, y + 32, 11, 14, '#6d1f2e') + oval(x, y + 40, 7, 5, '#ef7f80');
    case 'grin':
      return path(at('m-18 -7q18 7 36 0q-3 18 -18 18t-18 -18Z'), '#7a2433');
    case 'laugh':
      return (
        path(at('m-20 -9q20 6 40 0q-2 26 -20 26t-20 -26Z'), '#6d1f2e') +
        oval(x, y + 42, 11, 5, '#ef7f80')
      );
    case 'line':
      return line(at('m-11 0q11 -3 22 0'), '#7a2433', 3.4);
    default:
      return line(at('m-12 -3q12 10 24 0'), '#7a2433', 3.4);
  }
}

function beard(light: Light, look: Look, x: number, y: number): string {
  const hair = tone(light, look.hair);
  switch (look.beard) {
    case 'full':
      return path(
        `M-43 -4C-48 34 -28 64 0 66C28 64 48 34 43 -4C38 16 28 20 ${num(x)} ${num(y + 17)}C-28 20 -38 16 -43 -4Z`,
        hair.base,
      );
    case 'moustache':
      return path(
        `M${num(x)} ${num(y + 18)}c-10 -5 -24 0 -31 10c10 4 26 4 31 -3c5 7 21 7 31 3c-7 -10 -21 -15 -31 -10Z`,
        hair.base,
      );
    case 'points':
      return path(
        `M${num(x)} ${num(y + 19)}c-10 -5 -20 2 -40 -8c4 18 26 22 40 13c14 9 36 5 40 -13c-20 10 -30 3 -40 8Z`,
        hair.base,
      );
    default:
      return '';
  }
}

function hairBehind(light: Light, look: Look): string {
  const t = tone(light, look.hair);
  switch (look.hairdo) {
    case 'bun':
      return oval(4, -58, 22, 18, t.shade);
    case 'curls':
      return path(
        'M-40 30C-66 26 -62 -4 -54 -10C-66 -34 -44 -52 -34 -52C-24 -76 12 -76 22 -60C44 -66 62 -44 54 -24C70 -6 60 28 40 30Z',
        t.shade,
      );
    case 'bob':
      return path('M-50 34C-58 -20 -48 -62 0 -62C48 -62 58 -20 50 34Z', t.shade);
    case 'long':
      return path('M-52 74C-60 -10 -52 -64 0 -64C52 -64 60 -10 52 74Z', t.shade);
    case 'braid':
      return line('M34 20C52 40 40 60 50 84', t.shade, 15);
    case 'scarf': {
      const cloth = tone(light, look.cloth ?? '#5c8a5a');
      return path(
        'M-52 46C-64 -10 -50 -66 0 -66C50 -66 64 -10 52 46C30 70 -30 70 -52 46Z',
        cloth.shade,
      );
    }
    default:
      return '';
  }
}

function hairBefore(light: Light, look: Look, outline: string): string {
  const t = tone(light, look.hair);
  const cloth = tone(light, look.cloth ?? '#5c8a5a');
  const cap = 'M-46 -6C-54 -64 54 -64 46 -6C42 -24 26 -34 8 -34C-12 -34 -38 -30 -46 -6Z';
  switch (look.hairdo) {
    case 'none':
      return look.old || look.hot
        ? oval(-12, -34, 12, 6, tone(light, look.skin).lite, 'fill-opacity=".5"')
        : '';
    case 'flat':
      return path(
        'M-42 -14C-48 -62 48 -62 42 -14C40 -30 34 -38 22 -40C0 -32 -24 -34 -34 -34C-38 -30 -41 -24 -42 -14Z',
        t.base,
      );
    case 'tufts':
      return path(
        'M-40 10C-60 8 -60 -22 -42 -24C-44 -10 -42 0 -40 10ZM40 10C60 8 60 -22 42 -24C44 -10 42 0 40 10Z',
        t.base,
      );
    case 'scarf':
      return path(
        `M-52 40C-64 -10 -50 -66 0 -66C50 -66 64 -10 52 40C34 66 -34 66 -52 40ZM-37 0C-37 30 -22 44 0 44C22 44 37 30 37 0C36 -28 24 -38 0 -38C-24 -38 -36 -28 -37 0Z`,
        cloth.base,
        'fill-rule="evenodd"',
      );
    case 'turban':
      return (
        path('M-45 -12C-60 -78 60 -78 45 -12C24 -34 -24 -34 -45 -12Z', cloth.base) +
        line(
          'M-42 -20C-20 -42 8 -52 26 -55M42 -22C20 -42 -8 -52 -26 -55',
          cloth.deep,
          3,
          'stroke-opacity=".5"',
        )
      );
    case 'curls':
      return path(
        'M-48 0C-58 -14 -52 -34 -42 -38C-38 -58 -14 -62 -4 -54C10 -64 34 -58 38 -42C54 -36 56 -12 47 0C44 -12 40 -22 32 -26C22 -20 12 -30 4 -26C-6 -20 -16 -30 -24 -24C-36 -24 -44 -14 -48 0Z',
        t.base,
      );
    case 'bob':
      return path(
        'M-50 20C-56 -60 56 -60 50 20C42 6 44 -14 36 -24C14 -22 -10 -26 -22 -36C-30 -22 -42 -10 -50 20Z',
        t.base,
      );
    case 'long':
      return path('M-50 30C-56 -66 56 -66 50 30C42 10 44 -22 4 -40C-30 -26 -44 10 -50 30Z', t.base);
    case 'crop':
      return clip(
        outline,
        path('M-60 -60H60V-8C50 -30 30 -36 0 -36C-30 -36 -50 -30 -60 -8Z', t.base),
      );
    default:
      return path(cap, t.base) + line('M-22 -44q14 -8 34 -5', t.lite, 3, 'stroke-opacity=".5"');
  }
}
