// The bedroom while the day goes: the board at the foot of a bed, as near as whoever hides behind it.
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';
import { pool, wiped } from './print.ts';

/** Where wall and boards meet. */
const BASE = 158;
/** The top of the board, and how far from the fold its post stands. */
const BOARD = { top: 104, left: 14 } as const;

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
          [0, '#d98f6c'],
          [0.4, '#f0b877'],
          [0.7, '#ffdc9c'],
        ],
        INK.wood,
        'page 1 dusk',
      ) +
        box(left, BASE - 9, width, 9, '#b9765a') +
        wiped(
          { x: left, y: BASE, width, height: SHEET - BASE + 6 },
          [
            [0, '#7d4a4e'],
            [1, '#4a2a48'],
          ],
          INK.key,
          'page 1 boards',
        ) +
        line(seams, INK.dark, 0.7, 'stroke-opacity=".45"') +
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
          [0, '#3a3f80'],
          [0.5, '#9a6496'],
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

/** In its own shadow, from post to page's edge: dark enough for light words, and for whoever sits before it. */
export function footBoard(): string {
  const { left, top } = BOARD;
  const post = tone(LAMP, '#7d4a39');
  return (
    asGround(
      clean(
        box(
          left,
          top,
          SHEET + 8 - left,
          SHEET + 8 - top,
          linear([
            [0, '#54305a'],
            [0.4, '#40254e'],
            [1, '#2c1b42'],
          ]),
        ) +
          line(
            `M${left + 8} ${top + 36}H${SHEET + 6}M${left + 8} ${top + 72}H${SHEET + 6}`,
            INK.key,
            0.9,
            'stroke-opacity=".6"',
          ),
      ),
    ) +
    box(left - 4, top - 7, SHEET + 14 - left, 13, '#c98a50', 4, key(1.2)) +
    line(`M${left} ${top - 4}H${SHEET + 6}`, '#ffd88c', 2) +
    path(`M${left - 9} ${SHEET + 8}V${top - 8}H${left + 7}V${SHEET + 8}Z`, post.base, key(1.2)) +
    line(`M${left - 6} ${SHEET + 8}V${top - 6}`, post.lite, 2) +
    oval(left - 1, top - 17, 11, 10.4, '#c98a50', key(1.2)) +
    pool(left - 4, top - 20, 5, 4, '#fff1cc', 0.8)
  );
}
