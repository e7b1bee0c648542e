// Who else rides on Bus Nine: past the fold, on one long bench along the wall, seen from before. The bus goes round a bend, and all of them go with it, one against the next, but for the one who reads.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { longDogLying, longDogsHead } from '#titles/goose-on-bus-nine/cast/long-dog-lying.ts';
import { HIP, leant, lurching, type Rider } from '#titles/goose-on-bus-nine/cast/lurching.ts';
import { benchUnder } from './bench-under.ts';
import { LAMPS } from './lights.ts';

/** Where their shoes are. */
const FLOOR = 208;
const DARK = '#4a2434';
const PIPING = '#f6d68a';

/** What rang is over them at the right. */
const LOOKS = { yaw: 30, pitch: -16, eyes: 'wide', mouth: 'oh', gaze: [0.9, -0.9] } as const;

const sleeve = (joints: readonly [Point, Point, Point], color: Hex): string =>
  clothedLimb(joints, 4.2, tone(LAMPS, color), LAMPS);
const hand = (where: Point, degrees: number, skin: Hex): string =>
  grownHandAt(where, degrees, 'hold', tone(LAMPS, skin), 1, 0.24);

/** Whose dog it is. */
const WALKER_SKIN = '#cf9870';
const walker = (): Rider => ({
  who: {
    skin: WALKER_SKIN,
    hair: '#43353a',
    shape: 'square',
    nose: 'broad',
    hairdo: 'short',
    years: 40,
  },
  view: LOOKS,
  coat: '#9a634b',
  trousers: '#46577a',
  shoes: '#6a4536',
  lean: 32,
  nod: -10,
  short: true,
  scarf: '#e8c15a',
  // It has stayed where it was, too.
  hat: at(
    -6,
    -29,
    1,
    path('M-13 2C-15 -5 -5 -8 3 -7C10 -6 12 -2 11 1L19 5Q18.6 7.4 15.4 6.6Q2 1 -13 2Z', '#7488a6') +
      line('M-12.6 2Q3 1 15 6', '#53637f', 1.3),
    -16,
  ),
  holds:
    sleeve(
      [
        [-12, -25],
        [-24, -21],
        [-25, -35],
      ],
      '#9a634b',
    ) + grownHandAt([-25, -35], 170, 'open', tone(LAMPS, WALKER_SKIN), 1, 0.24),
  kick: 7,
});

const BUN_SKIN = '#a0633f';
const withBun = (): Rider => ({
  who: {
    skin: BUN_SKIN,
    hair: '#3a2430',
    shape: 'round',
    nose: 'button',
    hairdo: 'bun',
    years: 32,
  },
  view: { ...LOOKS, mouth: 'puff' },
  coat: '#66804f',
  trousers: '#5a4a6a',
  shoes: '#b9763a',
  lean: 25,
  nod: -7,
  holds:
    asleep() +
    sleeve(
      [
        [12, -25],
        [18, -10],
        [5, -4],
      ],
      '#66804f',
    ) +
    hand([5, -4], 190, BUN_SKIN),
});

const CANE_SKIN = '#7a4a30';
const WITH_CANE: Rider = {
  who: { skin: CANE_SKIN, hair: '#8d8494', shape: 'long', nose: 'long', hairdo: 'crop', years: 66 },
  view: { ...LOOKS, yaw: 22, eyes: 'dark glasses', mouth: 'grin' },
  coat: '#7a5a9a',
  trousers: '#3f4656',
  shoes: '#3f8a86',
  lean: 17,
  nod: -3,
  // A ring in an ear.
  hat: oval(-9.6, -8.6, 1.2, 1.5, PIPING),
  scarf: '#e3b04a',
};

/** Somebody small who has heard nothing. */
function asleep(): string {
  const d = 'M-9 -18C2 -20 12 -12 13 -3C10 3 -6 4 -10 0C-13 -6 -12 -14 -9 -18Z';
  const blanket = tone(LAMPS, '#efd9ae');
  const skin = tone(LAMPS, '#b97b52');
  return (
    path(d, blanket.shade) +
    clip(d, shifted(2, -2, path(d, blanket.base))) +
    at(
      -6,
      -21,
      1,
      path(disc(0, 0, 8, 7.4), skin.base) +
        path('M-8.2 -1C-9.4 -11 9.4 -12 8.4 -2C3 -6 -4 -5.6 -8.2 -1Z', '#c9843a') +
        line('M-4 1.2q1.6 1.5 3.2 0M2.8 1.2q1.6 1.5 3.2 0', DARK, 0.9) +
        oval(1, 4.2, 1.2, 1.4, DARK) +
        oval(-4.6, 3.8, 1.6, 1.2, '#d8705a', 'fill-opacity=".6"'),
      -10,
    )
  );
}

const [CANE_X, BUN_X, WALKER_X] = [-88, -130, -170];

/** From whoever falls most to whom nothing moves, each before the next. */
export const ridersPastFold = (): string => {
  const grip = leant([3, -8], WITH_CANE.lean);
  const held: Point = [CANE_X + grip[0], FLOOR + HIP + grip[1]];
  return (
    asGround(benchUnder([-240, -7], FLOOR - 31, FLOOR, 17)) +
    at(-178, FLOOR, 1, longDogLying(LAMPS, 104)) +
    at(-40, FLOOR - 51, 0.37, grownUp(LAMPS)) +
    at(CANE_X, FLOOR, 1, lurching(LAMPS, WITH_CANE)) +
    line(`M${held[0]} ${held[1] - 4}L${CANE_X + 4} ${FLOOR}`, '#f7f2e6', 1.6) +
    sleeve([[CANE_X - 7, FLOOR - 62], [CANE_X - 14, FLOOR - 46], held], WITH_CANE.coat) +
    hand(held, 60, CANE_SKIN) +
    at(BUN_X, FLOOR, 1, lurching(LAMPS, withBun())) +
    at(WALKER_X, FLOOR, 1, lurching(LAMPS, walker())) +
    at(-70, FLOOR, 1, longDogsHead(LAMPS))
  );
};
