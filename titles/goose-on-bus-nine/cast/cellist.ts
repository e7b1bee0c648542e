// The girl behind the great cello: it carries her along, and what one sees of her says sorry.
import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clothedLimb } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { passengerHead } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CELLIST } from '#titles/goose-on-bus-nine/cast/people.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** As pale as nothing else near the wood: her hands are some that nobody has to look for. */
const MITTEN = '#ffb3cc';
const COAT = tone(LAMPS, CELLIST.coat);
const WOOL = tone(LAMPS, MITTEN);

/** Behind the wood, up to her nose: her chin is at (0, 0). One elbow is out on the left. */
export const cellist = (): string =>
  path('M-14 6C-24 14 -28 32 -26 52C-12 58 12 58 24 50V8Z', COAT.base) +
  clothedLimb(
    [
      [-15, 9],
      [-40, 13],
      [-27, 22],
    ],
    6.6,
    COAT,
    LAMPS,
  ) +
  head();

/** An arm from behind her wood to a wrist on the neck. */
export const holdingArm = ([x, y]: Point): string =>
  clothedLimb(
    [
      [x - 42, y + 10],
      [x - 22, y + 22],
      [x, y],
    ],
    6.4,
    COAT,
    LAMPS,
  );

/** A hand in wool, along +x: what is behind an edge. */
export const cuff = (): string =>
  path('M-12 -7.2C-6 -9.6 0 -9.2 3 -7V8C-2 10 -8 9.4 -12 7Z', WOOL.deep) +
  path('M-12 -6.2C-6 -8.6 0 -8.2 2.4 -6.2V7C-2 9 -8 8.4 -12 6Z', WOOL.shade) +
  line('M-11 -5.6V5.8', WOOL.lite, 3.6);

/** Four fingers that come over it. */
export const fingers = (): string =>
  path('M-6 -7.6C-2 -9 1 -8.4 4 -7V9C0 10 -4 9.6 -6 8.4Z', WOOL.shade) +
  line('M1 -5.6L9 -6.4M1 -1.2H12M1 3.2L11.6 3.8M1 7.4L8.6 8.4', WOOL.deep, 5.2) +
  line('M1 -5.6L9 -6.4M1 -1.2H12M1 3.2L11.6 3.8M1 7.4L8.6 8.4', WOOL.base, 4.1) +
  path('M-5.6 -7C-2 -8.4 1 -7.8 3 -6.4V8.4C0 9.4 -4 9 -5.6 7.8Z', WOOL.base);

/** Hair, face, hat and scarf. */
const head = (): string =>
  // Two short plaits: hair that hung all round was a beard.
  path(
    'M-16 -18C-22 -13 -20 -3 -15 0C-11 -5 -11 -13 -13 -18ZM12 -19C19 -15 20 -5 16 0C11 -4 10 -12 10 -18Z',
    tone(LAMPS, CELLIST.hair).base,
  ) +
  path('M-11 -2C-6 4 5 4 12 -2L14 4C6 11 -6 11 -12 4Z', '#e3b04a') +
  at(0, 0, 0.52, passengerHead(LAMPS, { ...CELLIST, head: 'short', face: 'startled' }, 0.5), 6) +
  at(0, -1.6, 1, hat());

/** Knitted, with a bobble. */
const hat = (): string =>
  oval(-3, -36, 4.6, 4.4, WOOL.lite) +
  path('M15.6 -20C17 -31 9 -35 0 -35C-10 -35 -16 -29 -15 -20Z', WOOL.base) +
  path('M17.4 -23Q1 -28 -16.4 -22L-16.4 -17Q1 -22.4 17.4 -17.4Z', mix(WOOL.base, WOOL.shade, 0.6)) +
  line('M10 -29q1 3 1 5M3 -32v6M-4 -31.6v6M-10 -28.6q-1 2.4 -1 4.6', WOOL.shade, 0.9);

/** On its page: a striped stocking and a shoe, far out to the right. The turn was so wide. */
export function herFoot(): string {
  const shoe = tone(LAMPS, '#d0588a');
  const stocking = tone(LAMPS, '#f3e2b8');
  const d = 'M96 172L115 203';
  return (
    oval(121, 210, 14, 2.4, '#2f1c2a', 'fill-opacity=".45"') +
    line(d, stocking.deep, 8) +
    line(d, stocking.base, 6.8) +
    line('M103.6 190.6l5.6 -3.6M106.8 195.4l5.6 -3.6M110 200.2l5.6 -3.6', '#3f7f8c', 1.8) +
    path(
      'M110.4 201C109.4 204 109.4 208.6 110.8 209.4H130C132.8 209.2 132.8 205.2 129 204.4C124 203.4 121 201.8 118.6 199.4C116.6 201.8 113.4 202.6 110.4 201Z',
      shoe.base,
    ) +
    line('M111.2 209H130.4', shoe.deep, 1.7)
  );
}
