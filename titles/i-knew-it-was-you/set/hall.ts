import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';
import { pool, wiped } from './print.ts';

/** Where the wall meets the boards, in mm; low as a toddler the hall is long. */
export const BASE = 132;
/** Where all boards run to. */
const [EYE_X, EYE_Y] = [152, 106] as const;
/** The way out: a door half open, and light behind it. */
export const OUT = { left: 148, right: 184, top: -6 } as const;

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

/** What is behind the door: nothing but light. */
export const lightBehind = (): string =>
  box(
    OUT.left,
    OUT.top,
    OUT.right - OUT.left,
    BASE - OUT.top,
    linear([
      [0, '#e9a850'],
      [0.6, '#ffd88c'],
      [1, '#fff0c2'],
    ]),
  );

/** As it falls out of the door over the wet boards, soft at its sides. */
export const lightOnBoards = (): string =>
  path(`M${OUT.left} ${BASE}H${OUT.right}L214 218H60Z`, lightToward(), 'fill-opacity=".5"') +
  path(
    `M${OUT.left + 2} ${BASE}H${OUT.right - 1}L190 218H84Z`,
    lightToward(),
    'fill-opacity=".4"',
  ) +
  pool(164, BASE + 5, 40, 12, INK.glow, 0.6);

const lightToward = (): string =>
  linear([
    [0, '#f7c069', 0.95],
    [0.5, '#d98a4a', 0.5],
    [1, '#8a5648', 0],
  ]);

/** Its frame, and the leaf that stands open away from us. */
export function doorway(): string {
  const wood = tone(LAMP, INK.wood);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  const { left, right } = OUT;
  return (
    path(`M${left - 9} ${BASE}V-6H${left}V${BASE}Z`, wood.base, key) +
    path(`M${left - 2.6} ${BASE}V-6H${left}V${BASE}Z`, wood.lite) +
    // The leaf, hinged at the right: it comes toward us, and its inner side has all the light.
    path(`M${right} ${BASE}V-6H${right + 40}V${BASE + 20}Z`, wood.shade, key) +
    line(
      `M${right + 5} 22L${right + 36} 16V66L${right + 5} 66ZM${right + 5} 78L${right + 36} 78V${BASE + 2}L${right + 5} ${BASE - 10}Z`,
      INK.key,
      0.8,
      'stroke-opacity=".6"',
    ) +
    line(`M${right} -6V${BASE}`, INK.glow, 1.6)
  );
}

/** What nobody used: a towel on its hook, and a mat, both as dry as can be. */
export function dryThings(): string {
  const cloth = tone(LAMP, INK.paper);
  const mat = tone(LAMP, INK.leaf);
  const key = `stroke="${INK.key}" stroke-width=".8" stroke-linejoin="round"`;
  return (
    path('M193 46C198 42 208 40 214 41V98L193 92Z', cloth.shade, key) +
    line('M193 80L214 85M193 85L214 90', tone(LAMP, INK.rose).base, 2) +
    line('M199 47C198 60 199 76 199 90M207 45C206 60 208 78 207 94', cloth.deep, 0.9) +
    line('M203 36V42', INK.amber, 2.4) +
    path('M186 137L220 156V172L176 150Z', mat.shade, key) +
    line('M184 140.500L220 160M181 145L220 166', mat.lite, 1.1, 'stroke-dasharray="2.4 1.800"')
  );
}
