// The girl behind the great cello: a hat with half a sorry face under it, one arm in a rose coat and two shoes are all that is seen of her.
import { mix } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CELLIST } from '#titles/goose-on-bus-nine/cast/people.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** As pale as nothing else near the wood: her hands are some that nobody has to look for. */
const MITTEN = '#ffb3cc';
const WOOL = tone(LAMPS, MITTEN);
const SKIN = tone(LAMPS, CELLIST.skin);

/** One leg in stripes left of the wood, on the tips of its toes, the floor at (0, 0): drawn before the wood, as the other is. */
export const standingLeg = (): string =>
  oval(3, 1, 15, 2, '#1f1424', 'fill-opacity=".5"') + at(0, -2.4, 1, shoe(), 17, -1);

/** The other, which has slipped: out past the wood at its other side, its heel at (0, 0), toes up and off the floor. */
export const slippingLeg = (): string =>
  oval(6, 4.6, 13, 1.5, '#1f1424', 'fill-opacity=".42"') + at(0, 0, 1, shoe(), -24, -1);

const shoe = (): string => {
  const leather = tone(LAMPS, '#d0588a');
  const stocking = tone(LAMPS, '#f3e2b8');
  return (
    line('M0 -30V-5', stocking.deep, 10.6) +
    line('M0 -30V-5', stocking.base, 8.4) +
    line('M-4 -27h8M-4 -22.5h8M-4 -18h8M-4 -13.6h8', '#3f7f8c', 2) +
    path(
      'M6 -6C6.6 -2.6 6.6 -.4 5.4 .4H-16C-21 -.2 -20.4 -5.6 -15 -6.6C-10 -7.4 -7 -8.2 -5 -10.4C-2 -6.6 2 -5.2 6 -6Z',
      leather.base,
      `stroke="${leather.deep}" stroke-width="1.5"`,
    ) +
    path('M-18.6 -4C-15 -7 -11 -6.6 -9 -7.6C-9.6 -4.6 -14 -3.4 -18.6 -4Z', leather.lite) +
    line('M5.6 .2H-17.4', leather.deep, 2)
  );
};

/** The lamps of the market are before her: against the night she is light. */
const CHEEK = mix(SKIN.base, '#f0a468', 0.34);
const HAIR = tone(LAMPS, CELLIST.hair).base;

/** What looks round the wood: a hat, and under it one whole eye, a cheek and a mouth that says sorry; the other half of a face is behind that. Its brim is at (0, 0). */
export const overTheWood = (): string =>
  path('M-14.4 -2C-16.4 8 -13.6 18.4 -4 21.8C4 24.4 14 20 15.4 10V-2Z', CHEEK) +
  line('M-13.4 0Q-14.6 3 -14.2 6', HAIR, 3) +
  oval(-8.6, 14, 3.2, 2.7, '#ff8f74', 'fill-opacity=".6"') +
  [-4.6, 7.4]
    .map(
      (x) =>
        oval(x, 7.8, 3.7, 4.3, '#fff8ec') +
        oval(x + 1.4, 8.2, 2.2, 2.7, '#2a1a24') +
        oval(x + 2, 7.2, 0.8, 0.8, '#ffffff'),
    )
    .join('') +
  line('M-10.4 3.8Q-7 3.2 -3.4 .6', HAIR, 1.6) +
  line('M1 12.4q1.6 1 2.8 0', SKIN.deep, 1) +
  oval(0.6, 17.4, 2.2, 2.6, '#5a1c2c') +
  at(0, 0, 1.16, hat(), 11);

/** Hangs over the coat, far from a chin; it begins under the hat. */
export const braid = (): string =>
  line('M0 0Q-3.4 5 -2 10Q-4.4 15 -3 20', HAIR, 5) +
  line('M-3 4l2.6 1.4M-3.6 9.6l2.8 1.2M-4.4 14.4l2.6 1.4', mix(HAIR, SKIN.lite, 0.4), 0.9) +
  line('M-4.4 20.6h3', WOOL.base, 2.6) +
  line('M-3.2 23v2.6', HAIR, 4);

const COAT = tone(LAMPS, '#c2567e');

/** From under a chin at (0, 0) down to the wood, on its near side: a coat with the end of a braid on it, its hem swung out by a foot that has slipped. */
export const coat = (): string =>
  path(
    'M-6 0C-12 1 -15 5 -16 12C-17.6 24 -20 34 -23 44Q-20 48 -11 46L20 50V2Z',
    COAT.base,
    `stroke="${COAT.deep}" stroke-width="1.2"`,
  ) +
  path(
    'M-16 12C-17.6 24 -20 34 -23 44Q-20 47 -15 46.4C-14 34 -12 24 -9 14Z',
    COAT.shade,
    'fill-opacity=".6"',
  ) +
  line('M-7 1Q0 4 8 1', COAT.lite, 3);

/** One whole arm from the coat's shoulder at (0, 0) to a mitten on the wood. */
export const armToWood = (): string =>
  line('M0 0Q1 11 6 17', COAT.deep, 11.4) +
  line('M0 0Q1 11 6 17', COAT.base, 9.2) +
  line('M-3 3Q-2.4 11 1.4 16', COAT.lite, 1.2, 'stroke-opacity=".6"') +
  at(8, 18.6, 0.82, mitten(), 14);

/** Knitted, with a bobble. */
const hat = (): string =>
  oval(-1, -21, 6.4, 6, WOOL.base) +
  line('M-5 -23q2 2 1 4M-1 -25v4M3 -23q-1 2 0 4', WOOL.shade, 1) +
  path('M15.6 -2C17 -13 9 -17 0 -17C-10 -17 -16 -11 -15 -2Z', WOOL.base) +
  path('M17.4 -5Q1 -10 -16.4 -4L-16.4 2Q1 -3.4 17.4 1.6Z', mix(WOOL.base, WOOL.shade, 0.6)) +
  line('M10 -11q1 3 1 5M3 -14v6M-4 -13.6v6M-10 -10.6q-1 2.4 -1 4.6', WOOL.shade, 0.9);

/** A hand that has come over an edge from behind, along +x from a cuff at (0, 0): wool, flat on the wood, its thumb up. */
export const mitten = (): string =>
  path('M3 -8.4C9 -11 19 -10.4 23 -5C26 0 24 7 18 9C12 10.8 6 10 2 8.4Z', WOOL.deep) +
  path('M4 -6.4C3 -13 9 -18.6 13 -17C16.6 -15 14.4 -9.4 12.6 -5.6Z', WOOL.deep) +
  path('M4 -7C10 -9.4 18 -9 22 -4.2C24.4 0 22.8 5.8 17.6 7.6C12 9.2 6.6 8.6 3 7.2Z', WOOL.base) +
  path(
    'M5.2 -6C4.4 -11.6 9 -16.8 12.2 -15.6C15 -14 12.6 -8.6 11.4 -5C9.4 -3.6 6.6 -4.4 5.2 -6Z',
    WOOL.base,
  ) +
  line('M11.4 -4.4C9.6 -3 7 -3.4 5.6 -5', WOOL.shade, 1.2) +
  line('M1 -7.4V7.4', WOOL.deep, 7) +
  line('M1 -7V7', WOOL.lite, 5.2);
