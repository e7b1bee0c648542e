// The girl behind the great cello: a hat with one eye and half a mouth under it, two mittens and two shoes are all that is seen of her.
import { mix } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CELLIST } from '#titles/goose-on-bus-nine/cast/people.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** As pale as nothing else near the wood: her hands are some that nobody has to look for. */
const MITTEN = '#ffb3cc';
const WOOL = tone(LAMPS, MITTEN);
const SKIN = tone(LAMPS, CELLIST.skin);

/** Two legs in stripes, on the way to the right, the floor at (0, 0): drawn before the wood, which hides whose they are. */
export const legs = (): string =>
  oval(4, 1, 34, 2.6, '#1f1424', 'fill-opacity=".5"') +
  at(-14, 0, 1, shoe(), 10, -1) +
  at(13, 0.4, 1, shoe(), -4, -1);

const shoe = (): string => {
  const leather = tone(LAMPS, '#d0588a');
  const stocking = tone(LAMPS, '#f3e2b8');
  return (
    line('M0 -21V-5', stocking.deep, 10.6) +
    line('M0 -21V-5', stocking.base, 8.4) +
    line('M-4 -18h8M-4 -13.6h8', '#3f7f8c', 2) +
    path(
      'M6 -6C6.6 -2.6 6.6 -.4 5.4 .4H-16C-21 -.2 -20.4 -5.6 -15 -6.6C-10 -7.4 -7 -8.2 -5 -10.4C-2 -6.6 2 -5.2 6 -6Z',
      leather.base,
      `stroke="${leather.deep}" stroke-width="1.5"`,
    ) +
    path('M-18.6 -4C-15 -7 -11 -6.6 -9 -7.6C-9.6 -4.6 -14 -3.4 -18.6 -4Z', leather.lite) +
    line('M5.6 .2H-17.4', leather.deep, 2)
  );
};

/** What looks over the wood: a hat that has slipped over one eye, the other, and half a mouth: both are sorry. Its brim is at (0, 0). */
export const overTheWood = (): string =>
  path('M-16 -2C-17 10 -15 22 0 24C14 22 17 10 16 0Z', SKIN.base) +
  path('M-17 -2C-21 6 -20 18 -15 22C-12 16 -13.6 8 -13 -2Z', tone(LAMPS, CELLIST.hair).base) +
  oval(-5.4, 7.6, 3.9, 4.4, '#fff8ec') +
  oval(-3.8, 8, 2.3, 2.8, '#2a1a24') +
  oval(-3, 7, 0.8, 0.8, '#ffffff') +
  line('M-10.6 3.4Q-6.4 .2 -2.4 .6', tone(LAMPS, CELLIST.hair).base, 1.5) +
  line('M-11.6 19.4Q-8 15.6 -2 17.4', '#3a1620', 1.5) +
  at(0, 0, 1.16, hat(), 11);

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
