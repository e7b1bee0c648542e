import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, type Tone, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { BLADE, CAMERA, CLOGS, GOWN, SHORTS, type TallOne, TWEED } from './tall-ones.ts';

const INK = '#2c1b22';

/** A face at last: what goes behind it, round it, on it. */
interface Face {
  readonly who: TallOne;
  /** From chin to crown about 100, about (0, 0); a jaw of one's own. */
  readonly jaw: string;
  readonly behind?: (light: Light) => string;
  readonly over: (light: Light, skin: Tone) => string;
  readonly brow: Hex;
  readonly mouth: string;
}

const ROUND = 'M-40 -8C-42 -48 42 -48 40 -8C40 28 22 48 0 48C-22 48 -40 28 -40 -8Z';
const LONG = 'M-34 -20C-36 -54 36 -54 34 -20C34 26 20 56 0 56C-20 56 -34 26 -34 -20Z';
const SQUARE =
  'M-40 -16C-42 -52 42 -52 40 -16C40 20 36 46 16 50C4 52 -4 52 -16 50C-36 46 -40 20 -40 -16Z';
const POINTED = 'M-36 -14C-38 -50 38 -50 36 -14C36 16 16 46 0 50C-16 46 -36 16 -36 -14Z';

const FACES = {
  /** Who brings pancakes: a headwrap tied high. */
  clogs: {
    who: CLOGS,
    jaw: ROUND,
    brow: '#2b2228',
    mouth: 'M-13 22Q0 34 13 22',
    over: (light) => {
      const t = tone(light, '#ef6a47');
      const d = 'M-43 -14C-52 -66 -20 -76 0 -76C20 -76 52 -66 43 -14C24 -32 -24 -32 -43 -14Z';
      return (
        path('M-6 -72C-22 -96 -2 -104 4 -88C12 -104 34 -96 14 -70Z', t.shade) +
        path(d, t.base) +
        line(
          'M-40 -24C-20 -48 14 -58 34 -62M-32 -44C-14 -58 4 -66 22 -70M42 -24C26 -42 6 -52 -12 -56',
          t.deep,
          2.6,
          'stroke-opacity=".6"',
        ) +
        line('M-41 14v6M41 14v6', tone(light, '#f2b733').base, 7)
      );
    },
  },
  /** Red beard, bald, and a pencil behind the ear. */
  camera: {
    who: CAMERA,
    jaw: LONG,
    brow: '#b5602f',
    mouth: 'M-9 26Q0 32 9 26',
    over: (light, skin) => {
      const t = tone(light, '#c4692f');
      return (
        path(
          'M-35 -6C-36 40 -22 66 0 68C22 66 36 40 35 -6C30 14 22 16 12 16C4 12 -4 12 -12 16C-22 16 -30 14 -35 -6Z',
          t.base,
        ) +
        path('M-12 24C-6 20 6 20 12 24C8 36 -8 36 -12 24Z', '#7a2433') +
        path('M-11 24C-5 21 5 21 11 24L9 27H-9Z', '#fffaf0') +
        line('M-20 34q4 12 12 18M20 34q-4 12 -12 18M0 44v14', t.shade, 2) +
        oval(-10, -44, 12, 5, skin.lite, 'fill-opacity=".5"') +
        line('M32 -24L52 -32', tone(light, '#f2b733').base, 4)
      );
    },
  },
  /** White waves and glasses on a chain. */
  tweed: {
    who: TWEED,
    jaw: POINTED,
    brow: '#c9c4c8',
    mouth: 'M-11 24Q0 33 11 24',
    behind: (light) =>
      path(
        'M-44 8C-60 -20 -50 -64 0 -66C50 -64 60 -20 44 8C40 22 -40 22 -44 8Z',
        tone(light, '#e4e0e6').shade,
      ),
    over: (light) => {
      const t = tone(light, '#f0edf0');
      return (
        path(
          'M-40 0C-52 -30 -42 -62 0 -62C42 -62 52 -30 40 0C38 -24 24 -36 6 -38C-10 -30 -34 -26 -40 0Z',
          t.base,
        ) +
        line('M-36 -24C-26 -44 -8 -50 8 -52M34 -22C30 -38 20 -46 8 -50', t.shade, 2.6) +
        line(
          'M-14 -4m-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M14 -4m-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-25 -4L-38 6M25 -4L38 6',
          tone(light, '#c2922f').base,
          2.2,
        ) +
        line(
          'M-38 6Q-46 30 -30 46M38 6Q46 30 30 46',
          tone(light, '#c2922f').base,
          1.4,
          'stroke-dasharray="2 3"',
        ) +
        line('M-28 14l-5 3M28 14l5 3M-22 18l-4 4M22 18l4 4', '#b0704a', 1.4, 'stroke-opacity=".5"')
      );
    },
  },
  /** A flat top, a gap in the teeth. */
  shorts: {
    who: SHORTS,
    jaw: SQUARE,
    brow: '#1f181c',
    mouth: '',
    over: (light) => {
      const t = tone(light, '#2b2228');
      return (
        path(
          'M-42 -12C-46 -30 -46 -60 -38 -76C-20 -84 20 -84 38 -76C46 -60 46 -30 42 -12C38 -34 28 -40 0 -40C-28 -40 -38 -34 -42 -12Z',
          t.base,
        ) +
        line('M-34 -70C-16 -76 14 -77 32 -71', t.lite, 3, 'stroke-opacity=".4"') +
        path('M-15 20C-6 24 6 24 15 20C15 34 8 38 0 38C-8 38 -15 34 -15 20Z', '#7a2433') +
        path(
          'M-13 21C-6 24 -3 24 -1.4 24V29C-6 29 -10 28 -12 26ZM13 21C6 24 3 24 1.4 24V29C6 29 10 28 12 26Z',
          '#fffaf0',
        )
      );
    },
  },
  /** A scarf, pinned under the chin, and gold in it. */
  gown: {
    who: GOWN,
    jaw: POINTED,
    brow: '#33262a',
    mouth: 'M-12 23Q0 34 12 23',
    behind: (light) =>
      path(
        'M-52 10C-60 -64 60 -64 52 10C50 50 30 84 0 86C-30 84 -50 50 -52 10Z',
        tone(light, '#f3b8a0').shade,
      ),
    over: (light) => {
      const t = tone(light, '#f3b8a0');
      return (
        path(
          'M-50 4C-58 -78 58 -78 50 4C48 40 30 66 0 68C-30 66 -48 40 -50 4ZM-35 -4C-36 24 -18 46 0 48C18 46 36 24 35 -4C33 -38 -33 -38 -35 -4Z',
          t.base,
          'fill-rule="evenodd"',
        ) +
        line(
          'M-43 -26C-30 -50 -10 -56 8 -56M-46 18C-36 48 -18 60 2 62M46 16C40 38 30 50 16 58',
          t.shade,
          3,
          'stroke-opacity=".8"',
        ) +
        line('M-36 -14C-32 -38 32 -38 36 -14', tone(light, '#e3b04a').base, 2.4)
      );
    },
  },
  /** Half a head of blue, half of none, and a ring in one brow. */
  blade: {
    who: BLADE,
    jaw: LONG,
    brow: '#3d4f86',
    mouth: 'M-11 30Q2 38 13 27',
    over: (light) => {
      const t = tone(light, '#4a6fb5');
      return (
        path(
          'M-38 -14C-42 -30 -40 -44 -30 -54C-10 -84 44 -78 52 -34C56 -10 54 14 48 28C40 18 38 0 36 -18C26 -34 4 -40 -14 -40C-28 -36 -34 -28 -38 -14Z',
          t.base,
        ) +
        line(
          'M-20 -54C0 -68 32 -62 42 -32M-8 -48C12 -56 34 -44 44 -8',
          t.lite,
          2.4,
          'stroke-opacity=".7"',
        ) +
        line('M-36 -24L-34 -44', tone(light, '#5a4a44').base, 6, 'stroke-opacity=".5"') +
        oval(-24, -22, 2.2, 2.2, '#f2d060') +
        line('M-6 12h.1M8 12h.1M-14 10h.1M15 9h.1', '#9a5a34', 2, 'stroke-opacity=".6"')
      );
    },
  },
} satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

/** A grown-up's head, full of hope, about (0, 0): 100 high. Turned by `degrees`: it looks round a door. */
export function hopefulFace(
  light: Light,
  name: FaceName,
  x: number,
  y: number,
  size: number,
  degrees: number,
): string {
  const face: Face = FACES[name];
  const lamp = turned(light, degrees);
  const skin = tone(lamp, face.who.skin);
  const [lx, ly] = lamp.direction;
  const art =
    (face.behind?.(lamp) ?? '') +
    oval(-40, 2, 8, 11, skin.shade) +
    oval(40, 2, 8, 11, skin.shade) +
    clip(
      face.jaw,
      path(face.jaw, skin.shade) + shifted(lx * 9, ly * 7, path(face.jaw, skin.base)),
    ) +
    oval(-22, 14, 10, 7, '#ee5d44', 'fill-opacity=".24"') +
    oval(22, 14, 10, 7, '#ee5d44', 'fill-opacity=".24"') +
    eyes(face.brow) +
    path(
      'M-5 8C-6 14 6 14 5 8',
      skin.shade,
      `stroke="${skin.deep}" stroke-width="1.8" stroke-linejoin="round"`,
    ) +
    line(face.mouth, INK, 2.6) +
    face.over(lamp, skin);
  return at(x, y, size / 100, art, degrees);
}

/** Wide open, brows up in the middle: please. */
const eyes = (brow: Hex): string =>
  oval(-14, -4, 7.6, 8.6, '#fffaf2') +
  oval(14, -4, 7.6, 8.6, '#fffaf2') +
  oval(-12, -3, 4.6, 5.6, INK) +
  oval(16, -3, 4.6, 5.6, INK) +
  oval(-10.6, -5.4, 1.7, 1.9, '#ffffff') +
  oval(17.4, -5.4, 1.7, 1.9, '#ffffff') +
  line('M-24 -17Q-15 -25 -6 -25M24 -17Q15 -25 6 -25', brow, 3.4);
