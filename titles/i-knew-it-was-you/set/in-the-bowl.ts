// In a bowl of fruit, and no higher than that: each piece is as big as a house, and one bite is gone from each.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';
import { pool, wiped } from './print.ts';

const KEY = `stroke="${INK.key}" stroke-width="1.4" stroke-linejoin="round"`;
const FLESH = '#f9edc6';
const SKIN = { pear: '#cfc25c', plum: '#6a3a6a', peach: '#e08a5a' } as const;

/** The kitchen behind it all, in the light of one lamp; from `left`, in mm of the picture. */
export const kitchen = (left: number, lamp: number): string =>
  clean(
    wiped(
      { x: left, y: -6, width: SHEET + 6 - left, height: 180 },
      [
        [0, '#54304f'],
        [0.5, '#8a4a4a'],
        [1, '#c07a4a'],
      ],
      INK.blush,
      'page 3 kitchen',
    ) +
      path(
        `M${lamp - 30} 24L${lamp - 190} 190H${lamp + 190}L${lamp + 30} 24Z`,
        linear([
          [0, INK.glow, 0.75],
          [0.6, INK.amber, 0.42],
          [1, INK.amber, 0.1],
        ]),
      ) +
      pool(lamp, 40, 120, 90, INK.glow, 0.6),
  );

/** A lamp that hangs low, cut by the page. */
export const lampOver = (x: number): string =>
  clean(
    oval(x, 25, 38, 6.4, '#fff6d6', KEY) +
      path(
        `M${x - 13} -10H${x + 13}C${x + 18} 10 ${x + 36} 12 ${x + 40} 25C${x + 20} 31 ${x - 20} 31 ${x - 40} 25C${x - 36} 12 ${x - 18} 10 ${x - 13} -10Z`,
        tone(LAMP, INK.rose).base,
        KEY,
      ) +
      path(
        `M${x + 4} -10H${x + 13}C${x + 18} 10 ${x + 36} 12 ${x + 40} 25C${x + 32} 28 ${x + 24} 29 ${x + 14} 29.400C${x + 16} 12 ${x + 8} 6 ${x + 4} -10Z`,
        tone(LAMP, INK.rose).shade,
      ),
  );

/** The far side of the bowl, behind the fruit and before whoever looks over its rim, which is at `rim` mm at `x`. */
export const bowlRim = (left: number, x: number, rim: number): string => {
  const china = tone(LAMP, INK.amber);
  const edge = `M${left} ${rim + 34}C${x - 120} ${rim + 2} ${x - 50} ${rim} ${x} ${rim}C${x + 50} ${rim} ${x + 90} ${rim + 8} ${SHEET + 10} ${rim + 22}`;
  return (
    path(
      `${edge}V226H${left}Z`,
      linear([
        [0, china.lite],
        [0.4, china.base],
        [1, '#9a5a3a'],
      ]),
    ) +
    line(edge, INK.key, 6.4) +
    line(edge, '#ffe9b0', 4.6) +
    line(edge, INK.rose, 2.4, 'transform="translate(0 14)" stroke-dasharray="7 6"')
  );
};

/** Lying before us, and so large that words have room on it: its bite is high up, at the neck. Elsewhere it is smaller, and `bold` times as thick its lines. */
export const greatPear = (bold = 1): string => {
  const key = `stroke="${INK.key}" stroke-width="${1.4 * bold}" stroke-linejoin="round"`;
  const t = tone(LAMP, SKIN.pear);
  const bite =
    'C-104 20 -108 34 -96 40C-110 48 -104 66 -88 64C-92 78 -74 90 -60 80C-56 88 -46 92 -38 90';
  const body = `M-250 230C-262 150 -232 110 -204 78C-186 56 -190 22 -166 6C-146 -6 -112 -4 -96 18${bite}C-4 108 8 170 -22 230Z`;
  const flesh = `M-96 18${bite}C-50 104 -84 108 -106 90C-128 72 -130 34 -96 18Z`;
  return (
    line('M-150 4C-152 -8 -148 -14 -140 -22', INK.key, 10) +
    line('M-150 4C-152 -8 -148 -14 -140 -22', tone(LAMP, INK.wood).base, 7.4) +
    asGround(
      clean(
        path(
          body,
          radial(
            [
              [0, '#eadf88'],
              [0.55, t.base],
              [1, '#b0ab50'],
            ],
            0.5,
            0.42,
            0.66,
          ),
        ) +
          clip(
            body,
            path('M-30 90C-8 120 -8 180 -60 240H10V90Z', '#6d7a3c', 'fill-opacity=".24"') +
              path(
                'M-262 240C-262 150 -236 110 -208 78C-222 130 -226 190 -200 240Z',
                '#6d7a3c',
                'fill-opacity=".24"',
              ),
          ),
      ),
    ) +
    line(body, INK.key, 1.6 * bold) +
    path(flesh, FLESH, key) +
    line('M-100 26C-120 40 -118 68 -102 82M-88 96C-76 100 -62 98 -52 94', '#e3c987', 2) +
    line('M-180 34C-184 52 -192 66 -200 78', '#fbf3c0', 4, 'stroke-opacity=".7"')
  );
};

/** Round, and bitten once where the lamp is; `open` is the middle of that bite, in degrees of the page. */
function round(x: number, y: number, r: number, open: number, skin: Hex, lit: Hex): string {
  const p = (degrees: number, far: number): string =>
    `${num(x + Math.cos(radians(open + degrees)) * r * far)} ${num(y + Math.sin(radians(open + degrees)) * r * far)}`;
  const scoop = num(r * 0.3);
  const teeth = [p(-15, 0.66), p(15, 0.66), p(40, 1)]
    .map((to) => `A${scoop} ${scoop} 0 0 0 ${to}`)
    .join('');
  const bite = `M${p(-40, 1)}${teeth}`;
  return (
    path(
      `${bite}A${r} ${r} 0 1 1 ${p(-40, 1)}Z`,
      radial(
        [
          [0, lit],
          [0.6, skin],
          [1, tone(LAMP, skin).deep],
        ],
        0.4,
        0.3,
        0.8,
      ),
      KEY,
    ) +
    path(`${bite}C${p(62, 0.35)} ${p(-62, 0.35)} ${p(-40, 1)}Z`, FLESH, KEY) +
    line(`M${p(34, 0.5)}Q${p(4, 0.34)} ${p(-30, 0.48)}`, '#e8b070', 1.8)
  );
}

export const plum = (x: number, y: number, r: number): string =>
  round(x, y, r, -118, SKIN.plum, '#a0648c') +
  line(`M${x + 8} ${y - r * 0.96}q1 -10 9 -14`, INK.key, 5) +
  line(`M${x + 8} ${y - r * 0.96}q1 -10 9 -14`, tone(LAMP, INK.wood).base, 3.4);
export const peach = (x: number, y: number, r: number): string =>
  round(x, y, r, -60, SKIN.peach, '#f6bd82') +
  line(
    `M${x - r * 0.3} ${y - r * 0.95}C${x - r * 0.7} ${y - r * 0.5} ${x - r * 0.7} ${y} ${x - r * 0.5} ${y + r * 0.5}`,
    tone(LAMP, SKIN.peach).deep,
    1.6,
  );
