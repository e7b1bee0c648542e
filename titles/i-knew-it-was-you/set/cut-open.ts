// A house as if it were cut open: a bright hall, a dark room, and between them one door, seen from its edge.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { pool, wiped } from './print.ts';
import { handprint } from './window.ts';

/** Where wall and boards meet, and where all stand who are in it. */
const BASE = 178;
export const STANDS = 200;
/** The door from its edge. */
export const DOOR = { left: 130, right: 139 } as const;

const KEY = `stroke="${INK.key}" stroke-width="1.1" stroke-linejoin="round"`;

/** The hall as far as the door, from `left` and `top` in mm: all lamplight. */
export const brightHall = (left: number, top: number): string =>
  asGround(
    clean(
      wiped(
        { x: left, y: top, width: DOOR.left - left + 2, height: BASE - top + 1 },
        [
          [0, '#efb75e'],
          [0.5, '#ffd88c'],
          [1, '#fff0c2'],
        ],
        INK.wood,
        'page 7 hall',
      ) +
        wiped(
          { x: left, y: BASE, width: DOOR.left - left + 2, height: SHEET - BASE + 8 },
          [
            [0, '#d99a58'],
            [1, '#a86a45'],
          ],
          INK.key,
          'page 7 hall floor',
        ) +
        box(left, BASE - 10, DOOR.left - left, 10, '#fff6dc') +
        line(`M${left} ${BASE - 10}H${DOOR.left}M${left} ${BASE}H${DOOR.left}`, INK.wood, 0.9),
    ),
  );

/** The room behind the door, up to `right` and from `top` on: as dark as a room where somebody is looked for. */
export const darkRoom = (right: number, top: number): string => {
  const width = right - DOOR.right + 2;
  return asGround(
    clean(
      wiped(
        { x: DOOR.right - 2, y: top, width, height: BASE - top + 1 },
        [
          [0, INK.night],
          [0.5, INK.indigo],
          [1, '#3a4684'],
        ],
        INK.mist,
        'page 7 room',
      ) +
        box(
          DOOR.right - 2,
          BASE,
          width,
          SHEET - BASE + 8,
          linear([
            [0, '#4a3558'],
            [1, '#2c2148'],
          ]),
        ) +
        box(DOOR.right, BASE - 10, width, 10, '#2a2a5c') +
        line(`M${DOOR.right} ${BASE - 10}H${right}M${DOOR.right} ${BASE}H${right}`, INK.key, 0.9) +
        // What the hall sends under the door.
        path(
          `M${DOOR.right} ${STANDS - 5}L${DOOR.right + 150} ${STANDS + 2}V${SHEET + 8}H${DOOR.right}Z`,
          linear(
            [
              [0, '#ffd88c', 0.85],
              [0.5, '#d98a4a', 0.3],
              [1, '#8a5648', 0],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
    ),
  );
};

/** Its edge, the knob of the dark side, and a crack under it as high as a string. */
export const doorEdge = (top: number): string =>
  path(`M${DOOR.left} ${top}H${DOOR.right}V${STANDS - 5}H${DOOR.left}Z`, INK.wood, KEY) +
  line(`M${DOOR.left + 1.6} ${top}V${STANDS - 6}`, '#e0a060', 1.8) +
  line(`M${DOOR.right - 2.4} ${top}V${STANDS - 6}`, INK.dark, 2) +
  line(`M${DOOR.right} 152h4`, INK.key, 4) +
  oval(DOOR.right + 5.5, 152, 3, 4.2, INK.amber, KEY) +
  box(DOOR.left - 1, STANDS, DOOR.right - DOOR.left + 2, SHEET + 8 - STANDS, INK.dark) +
  line(`M${DOOR.left - 1} ${STANDS}H${DOOR.right + 1}`, INK.glow, 1);

/** A rap, as one hears it behind the door. */
export const knocks = ([, y]: Point): string =>
  line(
    [4, 8, 12]
      .map((r) => {
        const x = DOOR.right + r * 0.4;
        return `M${num(x)} ${num(y - r)}q${num(r * 0.5)} ${r} 0 ${2 * r}`;
      })
      .join(''),
    INK.glow,
    1.9,
  );

/** As large as the page of words: the night behind one pane, the moon, and the hand that is on every window. */
export function nightWindow(): string {
  const [x, y, width, height] = [236, -10, 172, 146];
  return (
    box(x - 7, y - 7, width + 14, height + 14, INK.wood, 1.5, KEY) +
    asGround(
      clean(
        box(
          x,
          y,
          width,
          height,
          linear([
            [0, '#16204a'],
            [0.75, '#2b4480'],
            [1, '#46659c'],
          ]),
        ),
      ),
    ) +
    pool(x + width - 20, y + 38, 30, 30, '#dfe9f2', 0.4) +
    oval(x + width - 20, y + 38, 9, 9, INK.paper) +
    path(`M${x} ${y + height}v-14q40 -16 84 -5t88 -7v26Z`, '#1c2a58') +
    handprint(x + width - 18, y + height - 34, 22, '#fffdf0', 0.9) +
    line(`M${x} ${y}h${width}v${height}h${-width}Z`, INK.key, 1) +
    box(x - 13, y + height + 5, width + 26, 8, '#93604a', 1, KEY)
  );
}
