// The street before a bus that stands: a row of shops across a wet road with both its lamps on it, and on them, in neon, the three stops that were wrong.
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { asGround, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

/** Where shops end and the road begins, and how far down that is seen. */
const [PAVEMENT, FOOT] = [180, 204];
/** Of houses, kerb and road: as dark as words want it that lie on them. */
const [HOUSES, STONE, KERB] = ['#22386b', '#263d70', '#4a639c'];

/** Houses, road and what the bus throws on it: on both pages, behind a mirror and under words. */
export const streetAhead = (): string =>
  asGround(
    clean(
      path(
        `M-240 ${PAVEMENT}V92H-206V70H-180V84H-158V96H-140V88H-124V104H-104V116H-62V102H-48V88H-30V96H-14V78H22V64H240V${PAVEMENT}Z`,
        HOUSES,
      ) +
        line('M-118 112v4M-38 102v5M-22 110v5M-30 108v4', '#555a3e', 3.4) +
        box(-240, PAVEMENT, 480, FOOT - PAVEMENT, STONE) +
        line(`M-240 ${PAVEMENT}H240`, KERB, 1.2) +
        pools(),
    ),
  );

/** Where three dings were wrong, each over the door of its shop, under the words: the fewer those are, the `larger`. */
export const wrongStops = (large: boolean): string => {
  const [y, size] = large ? [134, 1.5] : [161, 1.16];
  const signs = SIGNS.map((draw, i) => ({ x: -172 + i * 62, draw, color: NEON[i] ?? '' }));
  return (
    clean(signs.map(({ x, draw }) => at(x, y, size, board() + draw)).join('')) +
    asGround(
      clean(signs.map(({ x, color }) => at(x, PAVEMENT, size, wet(color), 0, size)).join('')),
    )
  );
};

/** Both lamps of the bus, on wet stone: from near us to where they end. */
const pools = (): string =>
  [-128, -42]
    .map((x) =>
      oval(
        x,
        191,
        52,
        15,
        radial([
          [0, '#ffe0a0', 0.42],
          [0.4, '#f4cf90', 0.24],
          [1, '#e8b878', 0],
        ]),
      ),
    )
    .join('');

/** What of a sign stands in the stones, in shreds. */
const wet = (color: string): string =>
  line('M-9 2.4H7M-6 5.4H10M-10 8.4H2M-3 11.4H7M-7 14.4H3', color, 1.7, 'stroke-opacity=".6"');

/** What a sign hangs on, from the awning of its shop. */
const board = (): string =>
  path(
    'M-18 -21H18L20.6 -16.6Q15.4 -13.6 10.3 -16.6Q5 -13.6 0 -16.6Q-5 -13.6 -10.3 -16.6Q-15.4 -13.6 -20.6 -16.6Z',
    KERB,
  ) +
  line('M-12 -16V-11M12 -16V-11', KERB, 1) +
  path(roundedBox(-18, -13, 36, 27, 4), '#17264f');

const NEON = ['#c08ad8', '#f0a04a', '#6fd0d8'] as const;

/** A tube and the light round it, struck through: nobody got off there. */
const sign = (i: 0 | 1 | 2, d: string): string =>
  oval(0, 0, 19, 17, NEON[i], 'fill-opacity=".13"') +
  line(d, NEON[i], 4.6, 'stroke-opacity=".3"') +
  line(d, NEON[i], 2.1) +
  line('M-13 11L13 -11', '#17264f', 4.4) +
  line('M-13 11L13 -11', '#f4ead6', 1.8);

/** A book, an orange, a clock. */
const SIGNS = [
  sign(0, 'M0 -6Q-6 -10 -12 -7V7Q-6 4 0 8Q6 4 12 7V-7Q6 -10 0 -6V8'),
  sign(1, 'M0 -8A9 9 0 1 0 .1 -8ZM0 -8Q2 -13 8 -12Q7 -8 0 -8'),
  sign(2, 'M0 -11A11 11 0 1 0 .1 -11ZM0 -6V0L5 3'),
] as const;
