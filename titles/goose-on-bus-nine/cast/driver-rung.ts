// Dot, once it has rung as it should: the same face that glared out of the mirror of page 7, and what it looks like glad.
import { calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { BAND, CAP, SKIN } from '#titles/goose-on-bus-nine/cast/driver.ts';

/** Turned round on her seat, one glove at her cap, which is off to somebody: (0, 0) is the ledge under her chin, about 120 high. */
export const driverRung = (): string => body() + calm(head()) + salute();

const COAT = { base: '#33507a', shade: '#25365e', deep: '#1b2848' };
const GLOVE = { base: '#f6ecd6', shade: '#d8c3ae', deep: '#a98d80' };

const body = (): string =>
  path('M-54 10C-56 -16 -44 -28 -20 -32H22C46 -28 58 -14 60 10Z', COAT.base) +
  path('M24 -32C46 -28 58 -14 60 10H36C40 -8 36 -22 24 -32Z', COAT.shade) +
  line('M-4 -20V10', COAT.deep, 1.4) +
  oval(2, -8, 2, 2, BAND) +
  path(
    'M-24 -34C-14 -26 18 -26 28 -34C32 -26 28 -20 20 -17C8 -12 -10 -12 -20 -17C-28 -20 -29 -28 -24 -34Z',
    BAND,
  ) +
  path('M-16 -18L-2 -16L-6 6L-20 3Z', '#c98f26');

/** Its chin at (0, -34), turned a little to the left. */
const head = (): string =>
  path('M24 -84C38 -86 42 -64 36 -48L26 -46Z', '#2b2228') +
  // Gray where a cap begins.
  path('M27 -82C34 -82 37 -74 36 -66L29 -66Z', '#8d8790') +
  path('M29 -69C37 -74 43 -67 41 -58C40 -50 34 -45 28 -49Z', SKIN.shade) +
  line('M32 -65C36 -65 37 -60 33 -56', SKIN.deep, 1.2) +
  path(
    'M-38 -86C-41 -66 -40 -52 -32 -42C-24 -32 -10 -28 2 -29C16 -31 26 -40 30 -54C33 -66 32 -78 29 -90Z',
    linear(
      [
        [0, SKIN.base],
        [1, SKIN.shade],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  path('M-38 -90H30V-80C10 -88 -20 -88 -39 -78Z', SKIN.deep, 'fill-opacity=".5"') +
  oval(-29, -55, 7, 5, '#c0562f', 'fill-opacity=".5"') +
  oval(14, -54, 8.4, 5.4, '#c0562f', 'fill-opacity=".5"') +
  // Glad to the corners: two arcs, and what many years of it have left beside them.
  line('M-33 -67C-30 -73 -22 -73 -19 -67M-3 -67C0 -73 10 -73 14 -67', '#2b1a16', 2.6) +
  line(
    'M19 -70l5 -2.4M19.6 -67l5.4 0M19 -64l4.6 2M-35 -63q3 3 7 2.6M-2 -62q5 2.6 11 .4',
    SKIN.deep,
    1.1,
    'stroke-opacity=".8"',
  ) +
  line('M-36 -77C-31 -81 -24 -81 -19 -78M-4 -78C2 -82 11 -82 17 -77', '#2b2228', 3.4) +
  path(
    'M-13 -70C-13 -64 -19 -60 -18 -55C-17 -51 -12 -51 -10 -51C-7 -50 -2 -51 -2 -55C-2 -60 -8 -62 -9 -70Z',
    SKIN.shade,
  ) +
  oval(-12, -56, 3, 2.4, SKIN.lite, 'fill-opacity=".7"') +
  line('M-18 -57C-20 -53 -17 -50 -14 -52M-3 -57C0 -53 -3 -50 -6 -52', SKIN.deep, 1.3) +
  clip(
    MOUTH,
    path(MOUTH, '#4a1420') +
      path('M-26 -49H14V-43.6C2 -41.6 -16 -41.6 -26 -43.6Z', '#fff8ea') +
      oval(-6, -33, 9, 5, '#d9606a'),
  ) +
  line('M-27 -51C-28 -48 -28 -46 -26 -44M13 -51C15 -48 15 -46 13 -43', SKIN.deep, 1.3) +
  // The stud of brass.
  oval(35, -45.6, 4, 4.2, SKIN.deep) +
  oval(35, -45.6, 3, 3.2, BAND) +
  oval(34.2, -46.6, 0.9, 0.8, '#fff3c0') +
  // Off by a hand's breadth.
  path('M-45 -97C-50 -116 -26 -128 -2 -126C22 -124 38 -112 34 -94C12 -104 -20 -106 -45 -97Z', CAP) +
  path('M-42 -104C-40 -116 -22 -123 -4 -122C-18 -118 -30 -112 -34 -103Z', '#57506e') +
  // The sun is behind a goose, and that is on this side of her.
  line('M-45.4 -97C-50 -116 -26 -128.4 -2 -126.4C10 -125.6 20 -121 27 -114', '#ffe08a', 2.4) +
  path('M-45 -97C-20 -106 12 -104 34 -94L33 -84C12 -94 -20 -96 -43 -87Z', BAND) +
  path('M-43 -87C-24 -94 0 -94 14 -91C4 -86 -18 -82 -46 -78C-54 -78 -52 -84 -43 -87Z', '#2a2740') +
  line('M-48 -81C-32 -84 -14 -87 4 -89', '#5a5478', 1.1);

const MOUTH = 'M-25 -48.6C-14 -46 2 -46 12.6 -48.6C12 -38 5 -33 -5 -33C-16 -33 -24 -38 -25 -48.6Z';

/** Two fingers of a white glove to the peak. */
const salute = (): string =>
  path('M-50 8C-66 2 -76 -16 -75 -34C-72 -40 -60 -40 -57 -34C-56 -22 -50 -14 -40 -10Z', COAT.base) +
  path(
    'M-76 -28C-80 -46 -72 -60 -62 -68L-50 -60C-57 -52 -60 -42 -57 -30C-62 -34 -72 -34 -76 -28Z',
    COAT.base,
  ) +
  path('M-66 -66C-64 -72 -58 -74 -54 -70L-46 -62C-46 -57 -52 -54 -56 -57Z', BAND) +
  path(
    'M-62 -71C-64 -80 -58 -88 -51 -91L-42 -95C-38 -96 -36 -92 -39 -90L-45 -86L-38 -88C-34 -88 -34 -84 -37 -82L-44 -79C-39 -79 -38 -76 -41 -74C-44 -68 -48 -64 -51 -62Z',
    GLOVE.base,
  ) +
  line('M-45 -86L-51 -82M-44 -79L-51 -76M-55 -78Q-52 -82 -52 -87', GLOVE.deep, 1);
