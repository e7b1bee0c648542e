import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { LAMP_RIGHT } from './lights.ts';
import { pool, wiped } from './print.ts';

/** Where the wall meets the boards, in mm; low as a toddler the hall is long. */
export const BASE = 148;
/** Where all boards run to. */
const [EYE_X, EYE_Y] = [70, 112] as const;
/** The towel on its two pegs: a child stands between it and the wall. */
export const TOWEL = { left: 133, right: 189, top: 72, hem: 171 } as const;

/** Wall and boards, from `left` in mm on. */
export function hall(left: number): string {
  let seams = '';
  for (let x = -1500; x < 1700; x += 36) {
    const [dx, dy] = [x - EYE_X, 240 - EYE_Y];
    seams += `M${num(EYE_X + (dx * (BASE - EYE_Y)) / dy)} ${BASE}L${x} 240`;
  }
  return (
    clean(
      wiped(
        { x: left, y: -6, width: SHEET + 6 - left, height: BASE + 7 },
        [
          [0, '#1c2852'],
          [0.6, '#2b3a6e'],
          [1, '#3d4379'],
        ],
        INK.mist,
        'page 2 wall',
      ),
    ) +
    box(
      left,
      BASE,
      SHEET + 6 - left,
      SHEET - BASE + 6,
      linear([
        [0, '#4c3b63'],
        [0.3, '#443458'],
        [1, '#35284f'],
      ]),
    ) +
    line(seams, INK.key, 0.6, 'stroke-opacity=".55"') +
    box(left, BASE - 9, SHEET + 6 - left, 9, '#2a2350') +
    line(`M${left} ${BASE - 9}H${SHEET + 6}M${left} ${BASE}H${SHEET + 6}`, INK.key, 0.8)
  );
}

/** As it falls in from a door at the right: over the wall, and as a long tongue over the wet boards. */
export const lightFromRight = (): string =>
  pool(176, 112, 92, 62, INK.amber, 0.62) +
  path(`M104 ${BASE}H222V214L-60 222H-150Z`, lightToward(), 'fill-opacity=".5"') +
  path(`M132 ${BASE}H222V198L-10 222H-90Z`, lightToward(), 'fill-opacity=".4"');

const lightToward = (): string =>
  linear(
    [
      [0, '#8a5648', 0],
      [0.5, '#d98a4a', 0.5],
      [1, '#f7c069', 0.95],
    ],
    0,
    0,
    1,
    0,
  );

/** What nobody used, as dry as can be: it hangs in stripes from two pegs on a cord. */
export function dryTowel(): string {
  const cloth = tone(LAMP_RIGHT, INK.paper);
  const stripe = tone(LAMP_RIGHT, INK.rose).base;
  const key = `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`;
  const { left: l, right: r, top: t, hem: h } = TOWEL;
  const d = `M${l + 4} ${t}C${l + 18} ${t + 9} ${r - 18} ${t + 9} ${r - 4} ${t}C${r - 1} ${t + 24} ${r + 1} ${h - 26} ${r} ${h}C${r - 9} ${h + 3} ${r - 17} ${h - 3} ${r - 26} ${h}C${l + 22} ${h + 3} ${l + 12} ${h - 2} ${l} ${h + 1}C${l - 1} ${h - 30} ${l + 2} ${t + 26} ${l + 4} ${t}Z`;
  return (
    path(d, cloth.base, key) +
    clip(
      d,
      path(
        `M${l - 2} ${t - 4}L${l + 12} ${t - 2}C${l + 6} ${t + 40} ${l + 13} ${h - 40} ${l + 9} ${h + 6}H${l - 4}ZM${l + 35} ${t + 2}C${l + 30} ${t + 34} ${l + 42} ${h - 34} ${l + 38} ${h + 6}H${l + 30}C${l + 32} ${h - 30} ${l + 26} ${t + 30} ${l + 29} ${t + 2}Z`,
        cloth.deep,
        'fill-opacity=".42"',
      ) +
        line(
          `M${l - 2} ${h - 22}C${l + 24} ${h - 19} ${r - 30} ${h - 25} ${r + 2} ${h - 22}M${l - 2} ${h - 14}C${l + 24} ${h - 11} ${r - 30} ${h - 17} ${r + 2} ${h - 14}`,
          stripe,
          3.6,
        ) +
        line(
          `M${r - 18} ${t + 8}C${r - 23} ${t + 40} ${r - 12} ${h - 34} ${r - 17} ${h + 4}`,
          cloth.deep,
          1,
        ),
    ) +
    [l + 4, r - 4]
      .map(
        (x) =>
          line(`M${x} ${t - 6}V${t + 3}`, INK.key, 4.4) +
          line(`M${x} ${t - 6}V${t + 3}`, INK.amber, 2.6),
      )
      .join('')
  );
}

/** Beside the way that somebody took: not a drop on it. */
export function dryMat(): string {
  const mat = tone(LAMP_RIGHT, INK.leaf);
  const key = `stroke="${INK.key}" stroke-width=".8" stroke-linejoin="round"`;
  return (
    path('M170 189H224V212H156Z', mat.base, key) +
    line('M171 193H224M167 199H224M162 206H224', mat.lite, 1.2, 'stroke-dasharray="2.4 1.800"') +
    line('M170 189L156 212', tone(LAMP_RIGHT, INK.paper).base, 2.4, 'stroke-dasharray="1 2"')
  );
}
