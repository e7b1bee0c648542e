// The street before a bus that stands: two cones of its own lamps on wet stone, and over them, in neon, the three stops that were wrong.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

/** Where all its edges meet. */
const FAR: Point = [-84, 116];
const FOOT = 200;
/** Of houses, kerb and lamps: as dark as words want it that lie on them. */
const [HOUSES, STONE, KERB] = ['#22386b', '#263d70', '#37508a'];

/** Houses, road and what the bus throws on it: on both pages, behind a mirror and under words. */
export const streetAhead = (): string => asGround(clean(houses() + road() + pools()));

/** Where three dings were wrong: `large` they are half of what is told, else beside the words and as quiet. */
export const wrongStops = (large: boolean): string => {
  const signs = large
    ? [-164, -107, -50].map((x) => ({ x, y: 52, size: 1.62 }))
    : [26, 52, 78].map((y) => ({ x: -26, y, size: 0.76 }));
  const lit = clean(
    signs.map(({ x, y, size }, i) => at(x, y, size, SIGNS[i]?.(large) ?? '')).join(''),
  );
  return (
    asGround(clean(wet(signs.map(({ x }) => x)))) +
    // Where more is told its last line may lie on one.
    (large ? lit : asGround(lit))
  );
};

const houses = (): string =>
  path(
    'M-240 150V92H-206V70H-180V84H-158V96H-140V88H-124V104H-104V116H-62V102H-48V88H-30V96H-14V78H22V64H240V150Z',
    HOUSES,
  ) + line('M-118 108v4M-38 98v5M-22 106v5M-30 104v4', '#555a3e', 3.4);

const road = (): string =>
  path(`M-240 152L${FAR[0] - 14} ${FAR[1]}H${FAR[0] + 14}L60 174V${FOOT}H-240Z`, STONE) +
  line(
    `M-240 152L${FAR[0] - 14} ${FAR[1]}M60 174L${FAR[0] + 14} ${FAR[1]}`,
    KERB,
    1.4,
    'stroke-opacity=".8"',
  ) +
  line('M-84 122V126M-84.6 132V138', '#a9b6d8', 1.6, 'stroke-opacity=".2"') +
  line('M-85.6 147V157M-87 168V184', '#a9b6d8', 2.8, 'stroke-opacity=".26"');

/** Both lamps of the bus, on wet stone: from near us to where they end. */
const pools = (): string =>
  [-128, -42]
    .map((x) =>
      oval(
        x,
        182,
        48,
        28,
        radial([
          [0, '#ffe0a0', 0.42],
          [0.4, '#f4cf90', 0.24],
          [1, '#e8b878', 0],
        ]),
      ),
    )
    .join('');

/** What of the signs stands in the stones. */
const wet = (places: readonly number[]): string =>
  places
    .map((x, i) => {
      const y = 156 + i * 5;
      return line(
        `M${num(x - 9)} ${y}h16M${num(x - 5)} ${y + 5}h14M${num(x - 8)} ${y + 10}h9`,
        NEON[i] ?? '',
        2,
        'stroke-opacity=".34"',
      );
    })
    .join('');

const NEON = ['#c08ad8', '#f0a04a', '#6fd0d8'] as const;
/** The same where words may come near. */
const QUIET = ['#9a72b4', '#bd8242', '#56a2ac'] as const;

/** A tube and the light round it, struck through: nobody got off there. */
const sign =
  (i: 0 | 1 | 2, d: string) =>
  (bright: boolean): string => {
    const color = (bright ? NEON : QUIET)[i];
    return (
      oval(0, 0, 19, 18, color, `fill-opacity="${bright ? 0.12 : 0.08}"`) +
      line(d, color, 4.6, 'stroke-opacity=".3"') +
      line(d, color, 2.1) +
      line('M-14 12L14 -12', '#1c2c58', 4.4) +
      line('M-14 12L14 -12', bright ? '#f4ead6' : '#b9bcd2', 1.8)
    );
  };

/** A book, an orange, a clock. */
const SIGNS = [
  sign(0, 'M0 -6Q-6 -10 -12 -7V7Q-6 4 0 8Q6 4 12 7V-7Q6 -10 0 -6V8'),
  sign(1, 'M0 -8A9 9 0 1 0 .1 -8ZM0 -8Q2 -13 8 -12Q7 -8 0 -8'),
  sign(2, 'M0 -11A11 11 0 1 0 .1 -11ZM0 -6V0L5 3'),
] as const;
