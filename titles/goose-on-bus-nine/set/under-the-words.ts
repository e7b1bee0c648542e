// What a dog has left on the floor of page 4, and whom it has pulled over on the way: both hardly seen under words.
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Wet, two and two, up to where it stands. */
export const pawPrints = (): string =>
  [
    [205, 218, -24],
    [198, 204, 8],
    [205, 190, -12],
    [199, 176, 10],
    [205, 163, -10],
  ]
    .map(([x, y, turn]) => at(x as number, y as number, 0.9, paw() + at(8, -6, 1, paw()), turn))
    .join('');

const paw = (): string =>
  path('M-3.4 1.6C-3.4 -1.4 3.4 -1.4 3.4 1.6C3.4 4 -3.4 4 -3.4 1.6Z', WET) +
  oval(-3.6, -2, 1.3, 1.7, WET) +
  oval(-1.2, -3.6, 1.3, 1.8, WET) +
  oval(1.4, -3.6, 1.3, 1.8, WET) +
  oval(3.8, -2, 1.3, 1.7, WET);
const WET = '#e3c68c';

/** Who had hold of the other end of the dog, and still has: towed on the back and shouting, the lead in a fist at (0, 0), a scarf streaming, both legs up. */
export const pulledOver = (): string =>
  oval(-66, 9, 72, 3.6, '#4a2434', 'fill-opacity=".22"') +
  belly() +
  legs() +
  coat() +
  face() +
  // An arm that is as long as it gets.
  line('M-47 2C-36 8 -24 6 -11 1.4', '#7a4636', 11.4) +
  line('M-47 2C-36 8 -24 6 -11 1.4', '#b5744f', 9.8) +
  line('M-30 1.6q2 4 .6 7.4M-25 1q2 4 .8 7', '#8c5440', 1.1) +
  line('M-13 2.2L-5 .4', '#c98e66', 6) +
  path('M-7 -3.4C-3 -6.4 4 -6 5.4 -2.4C6.6 1.4 4 5.4 -.6 5.6C-4.6 5.8 -8 3 -7 -3.4Z', '#c98e66') +
  line('M.4 -4.6q2.6 4 1.4 9M-2.8 -4.4q2 4 1 9', '#9a6044', 0.9) +
  line('M5 -3.6C7.4 -1 7 3.4 3.6 6', '#1f7a78', 2.6) +
  // How fast it goes.
  line('M-72 10H-160M-56 12H-122M-92 14H-146', '#b98248', 1.2);

/** From one hip, and kicking: one up in the air, one on its way. */
const legs = (): string =>
  line('M-96 2.6L-109 2', '#46577a', 12) +
  at(-112, 3, 1, boot(), 74) +
  path('M-91 -9C-88 -3 -88 4 -92 8H-99C-105 5 -105 -6 -99 -9Z', '#647799') +
  line('M-97 -1L-96 -20L-103 -33', '#46577a', 14.6) +
  line('M-97 -1L-96 -20L-103 -33', '#647799', 13) +
  line('M-92 -13q-3 -1 -6 0M-93 -17q-2 -3 -5 -3', '#3f4e6e', 1, 'stroke-opacity=".6"') +
  at(-106.6, -37, 1.05, boot(), 146);

/** Its sole at y 0, its toe to the left. */
const boot = (): string =>
  path('M5 -8.6C5 -4 6 -2 5.4 -1H-12C-15 -2 -15 -6 -11 -7C-8 -7.6 -6 -8 -4.6 -10.6Z', '#7a4f3a') +
  path('M6 -1.6H-13.6C-14.6 .2 -14 1 -12.6 1H5.4Z', '#3f2a2a') +
  line('M-6.4 -7.4l2 2.4M-3.4 -9l2 2.6', '#e9d3a0', 0.9);

/** A vest, where the coat is not. */
const belly = (): string =>
  path('M-96 -7.6C-90 -12 -80 -14.4 -68 -12V8H-97C-99 2 -99 -4 -96 -7.6Z', '#f3e6cc') +
  line(
    'M-90 -10.4Q-87 -2 -89 7.4M-83 -12Q-80 -2 -82 7.4M-76 -12.6Q-73 -2 -75 7.4',
    '#b4584a',
    1.8,
  ) +
  line('M-92 -8.6Q-90 0 -92.4 7.6', '#5a3a30', 2.2);

/** In folds, as high as a hill. */
const coat = (): string =>
  path(
    'M-78 8C-82 4 -82 -8 -78 -14C-75 -18.6 -70 -20 -66 -17.4C-63 -20.4 -57 -20.4 -54 -16C-50 -16 -45 -13 -43 -8C-41 -2 -42 5 -45 8Z',
    '#a5674a',
  ) +
  path('M-78 8C-80 5.6 -81 2 -80.6 -1C-70 4 -54 4 -42.6 -1C-42 3 -43 6 -45 8Z', '#8c5440') +
  line(
    'M-66 -17.4C-68 -10 -68 -2 -66 5M-54 -16C-57 -9 -57 -3 -55 3M-73 -15C-75 -9 -75 -3 -74 3',
    '#7a4636',
    1.3,
  ) +
  line('M-79 -12C-82 -6 -82 3 -79 7.4', '#7a4636', 2) +
  // Its scarf streams behind.
  path('M-46 -12C-41 -13 -38 -9 -38 -3C-38 3 -39 7 -42 9L-48 8C-46 2 -46 -6 -46 -12Z', '#e8c15a') +
  path('M-44 -11C-52 -20 -60 -26 -72 -24L-76 -18.4C-64 -19 -56 -14 -48 -5Z', '#e8c15a') +
  line('M-73 -23.4L-78 -25M-75 -21L-80 -21.4M-76 -18.6L-80.6 -17.6', '#c99a3a', 1.1);

/** Head first, and loud: both eyes after the dog. */
const face = (): string =>
  at(
    -27,
    -8,
    1,
    path('M-12 -3C-15 -13 -7 -17 0 -16C8 -17 15 -12 12 -3C9 -9 -8 -9 -12 -3Z', '#5a4038') +
      oval(0, 0, 12, 13.4, '#c98e66') +
      path(
        'M-12.4 -3C-14 -14 -6 -17 0 -16C8 -17 14 -13 12.4 -3C8 -8.6 -7 -9 -12.4 -3Z',
        '#5a4038',
      ) +
      line('M-9 -14l-3 -4M-2 -16l-1 -4.6M6 -15l3 -4', '#5a4038', 1.6) +
      oval(-4.8, -2.6, 3.4, 3.8, '#fffaf0') +
      oval(4.8, -2.6, 3.4, 3.8, '#fffaf0') +
      oval(-4.6, -4, 1.7, 2, '#3a2028') +
      oval(5, -4, 1.7, 2, '#3a2028') +
      line('M-8 -8.4q3 -2.4 6 -1M2 -9.4q3 -1.4 6 1', '#3a2028', 1.4) +
      oval(-8.4, 2.6, 2.4, 1.9, '#d9705a', 'fill-opacity=".55"') +
      oval(8.4, 2.6, 2.4, 1.9, '#d9705a', 'fill-opacity=".55"') +
      path('M-6 3.6Q0 1.8 6 3.6C6.4 9.4 3.4 11.8 0 11.8C-3.4 11.8 -6.4 9.4 -6 3.6Z', '#6a2430') +
      path('M-4.6 3.6Q0 2.4 4.6 3.6L4.2 5.4Q0 4.6 -4.2 5.4Z', '#fffaf0') +
      oval(0, 10, 3, 1.7, '#e57f86'),
    62,
  );
