// The bedroom while the day goes: over the foot of a bed that is made and empty, to its other end.
import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';
import { wiped } from './print.ts';
import { flat, quilt } from './quilt.ts';

/** Where wall and boards meet. */
const BASE = 158;
/** Of the bed, seen from its foot: the board that is near, and how far and wide the mattress runs from it. */
export const FOOT = { left: 14, right: 202, top: 112, low: 196 } as const;
const FAR = { left: 50, right: 154, y: 84 } as const;

const WALL = ['#e2a48e', '#efbd97', '#f7d6a4'] as const;
const key = (wide: number): string =>
  `stroke="${INK.key}" stroke-width="${wide}" stroke-linejoin="round"`;

/** Wall and boards in the last of the day, from `left` in mm on. */
export function duskRoom(left: number): string {
  const width = SHEET + 6 - left;
  let seams = '';
  for (let x = -900; x < 900; x += 46)
    seams += `M${100 + x * 0.62} ${BASE}L${100 + x} ${SHEET + 6}`;
  return asGround(
    clean(
      wiped(
        { x: left, y: -6, width, height: BASE + 7 },
        [
          [0, WALL[0]],
          [0.5, WALL[1]],
          [1, WALL[2]],
        ],
        INK.wood,
        'page 1 dusk',
      ) +
        box(left, BASE - 9, width, 9, '#f4dcb4') +
        wiped(
          { x: left, y: BASE, width, height: SHEET - BASE + 6 },
          [
            [0, '#c58a68'],
            [1, '#8d5654'],
          ],
          INK.key,
          'page 1 boards',
        ) +
        clip(
          `M${left} ${BASE}H${SHEET + 6}V${SHEET + 6}H${left}Z`,
          line(seams, INK.dark, 0.7, 'stroke-opacity=".45"'),
        ) +
        line(`M${left} ${BASE - 9}h${width}M${left} ${BASE}h${width}`, INK.wood, 0.8),
    ),
  );
}

/** Behind a window the sun is down; the first star is out. */
export function duskPane(x: number, y: number, width: number, height: number): string {
  return (
    box(x - 4, y - 4, width + 8, height + 8, INK.wood, 1, key(0.9)) +
    clean(
      box(
        x,
        y,
        width,
        height,
        linear([
          [0, '#4c4f8c'],
          [0.5, '#b0719a'],
          [0.8, '#f0906e'],
          [1, '#ffc873'],
        ]),
      ),
    ) +
    path(
      `M${x} ${y + height}v-9q${width * 0.3} -11 ${width * 0.55} -3t${width * 0.45} -2v14Z`,
      '#4a3566',
    ) +
    oval(x + width * 0.74, y + height * 0.2, 1.3, 1.3, INK.paper) +
    line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.46}h${width}`, INK.wood, 2.4) +
    box(x - 7, y + height + 3, width + 14, 4.6, INK.wood, 0.6, key(0.8))
  );
}

/** As flat as a bed can be: its head board, a bare sheet where a pillow was, and a quilt without a bump. */
export function emptyBed(): string {
  const wood = tone(LAMP, '#a8663f');
  const linen = tone(LAMP, INK.paper);
  const on = (x: number, down: number): Point => [
    FAR.left +
      x * (FAR.right - FAR.left) +
      down * ((FOOT.left - FAR.left) * (1 - x) + (FOOT.right - FAR.right) * x),
    FAR.y + down * (FOOT.top + 10 - FAR.y),
  ];
  const sheet = polygon([on(0, 0), on(1, 0), on(1, 1), on(0, 1)]);
  const [from, to] = [0.34, 1];
  return (
    path(`M46 96V66C64 48 140 48 158 66V96Z`, wood.base, key(1)) +
    line('M56 92V72C74 60 130 60 148 72V92', wood.deep, 1.4) +
    oval(46, 62, 5.4, 5, wood.lite, key(0.8)) +
    oval(158, 62, 5.4, 5, wood.lite, key(0.8)) +
    path(sheet, linen.base, key(0.9)) +
    // Where a head should be: the dent of one.
    oval(102, 88.6, 17, 2.6, linen.shade, 'fill-opacity=".8"') +
    clip(
      sheet,
      quilt(
        LAMP,
        flat(on(-0.04, from), on(1.04, from), on(1.04, to), on(-0.04, to)),
        12,
        4,
        'page 1 quilt',
      ),
    ) +
    line(polygon([on(-0.01, from), on(1.01, from)], false), INK.key, 4.6) +
    line(polygon([on(-0.01, from), on(1.01, from)], false), linen.base, 3.4)
  );
}

/** The board at its foot: as near as whoever sits against it, and light enough for dark words. */
export function footBoard(): string {
  const { left, right, top, low } = FOOT;
  const honey = '#e3b277';
  return (
    oval((left + right) / 2, low + 6, 104, 9, INK.key, 'fill-opacity=".34"') +
    path(
      `M${left} ${low}V${top + 4}C${left + 40} ${top - 8} ${right - 40} ${top - 8} ${right} ${top + 4}V${low}Z`,
      honey,
      key(1.2),
    ) +
    path(
      `M${left + 10} ${low - 6}V${top + 10}C${left + 46} ${top + 1} ${right - 46} ${top + 1} ${right - 10} ${top + 10}V${low - 6}Z`,
      '#fdebca',
      'stroke="#b97d4c" stroke-width="1.3"',
    ) +
    [left, right]
      .map(
        (x) =>
          path(`M${x - 5} ${low + 8}V${top}H${x + 5}V${low + 8}Z`, '#b5753f', key(1.1)) +
          oval(x, top - 5, 7, 6.6, '#c98a50', key(1.1)),
      )
      .join('')
  );
}
