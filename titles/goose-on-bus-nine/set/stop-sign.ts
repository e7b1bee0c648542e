// The sign of the stop, beyond the fold: what is dear to the child is on its disc, and a lamp shines on it and on a dedication.
import { num } from '#bookmaking/drawing/curves.ts';
import { asGround, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** Its pole is at the edge of the page, clear of words; the middle of the disc is at `x`, and `y` is how high. */
const POLE = -197;
const [TOP, FOOT, RADIUS] = [16, 190, 29];

/** All but the disc itself; it hangs from an arm, and nothing of it has to be kept clear of. */
export const stopSign = (x: number, y: number): string =>
  asGround(
    clean(
      oval(
        x,
        y + 4,
        74,
        72,
        radial([
          [0, '#ffd88a', 0.62],
          [0.45, '#e8a857', 0.34],
          [1, '#c98a4a', 0],
        ]),
      ) +
        // What of it reaches the stones.
        oval(
          x,
          FOOT - 4,
          96,
          22,
          radial([
            [0, '#a86e3a', 0.62],
            [0.5, '#8a5a34', 0.34],
            [1, '#8a5a34', 0],
          ]),
        ),
    ) +
      box(
        POLE - 1.8,
        TOP - 4,
        3.6,
        FOOT - TOP + 4,
        linear(
          [
            [0, '#171c36'],
            [0.6, '#2d3a60'],
            [1, '#c9965a'],
          ],
          0,
          0,
          1,
          0,
        ),
        1.6,
      ) +
      oval(POLE, FOOT, 7, 2.2, '#141830') +
      inPuddle(x) +
      // A curl where an arm meets a pole, as on every old stop.
      line(`M${POLE} ${TOP + 3}H${x + 20}`, '#1a2140', 2.4) +
      line(`M${POLE} ${TOP + 2.2}H${x + 20}`, '#d9a765', 0.6) +
      line(`M${POLE} ${TOP + 22}Q${POLE + 2} ${TOP + 6} ${POLE + 20} ${TOP + 4}`, '#1a2140', 1.6) +
      line(
        `M${x - 13} ${TOP + 4}V${y - RADIUS + 4}M${x + 13} ${TOP + 4}V${y - RADIUS + 4}`,
        '#1a2140',
        1.5,
      ) +
      // Enamel round it.
      oval(x + 1, y + 1.6, RADIUS + 5.4, RADIUS + 5.4, '#0f1430', 'fill-opacity=".6"') +
      oval(x, y, RADIUS + 5, RADIUS + 5, BUS.seatDark) +
      oval(x, y - 0.6, RADIUS + 4.2, RADIUS + 4.2, BUS.seat) +
      oval(x, y, RADIUS + 1.2, RADIUS + 1.2, BUS.pole) +
      // The lamp, over it.
      path(
        `M${x - 9} ${TOP + 4}Q${x - 8} ${TOP - 5} ${x} ${TOP - 5}Q${x + 8} ${TOP - 5} ${x + 9} ${TOP + 4}Z`,
        '#1a2140',
      ) +
      clean(oval(x, TOP + 4.4, 7.6, 2, '#fff6d8')),
  );

/** What lies in the puddle under it: the disc, flat and in shreds. */
const inPuddle = (x: number): string =>
  path(
    `M${x - 44} 199C${x - 42} 190 ${x - 20} 189 ${x + 2} 188.6C${x + 26} 188 ${x + 46} 192 ${x + 44} 199C${x + 42} 207 ${x + 14} 208 ${x - 8} 208C${x - 30} 208 ${x - 46} 206 ${x - 44} 199Z`,
    '#1d2548',
  ) +
  path(shreds(x, 27), BUS.seatDark) +
  path(shreds(x, 21), '#e6d7a8', 'fill-opacity=".55"');

/** As wide as the disc is where it would be whole, and a little aside of one another. */
const shreds = (x: number, half: number): string =>
  [
    [192.4, 0.6, 1],
    [195.6, 0.95, -2],
    [199, 1, 1.4],
    [202.4, 0.8, -1],
    [205.2, 0.4, 2],
  ]
    .map(([y = 0, k = 0, aside = 0]) => {
      const w = half * k;
      return `M${num(x + aside - w)} ${y}q${num(w)} -3.2 ${num(w * 2)} 0q${num(-w)} 2.8 ${num(-w * 2)} 0Z`;
    })
    .join('');
