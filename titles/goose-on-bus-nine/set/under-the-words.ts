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

/** Who had hold of the other end of the dog, and still has: towed on the back, the lead in a fist at (x, y), coat up to the armpits, one knee up, hat gone ahead. */
export const pulledOver = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    oval(-72, 8, 84, 3.6, '#4a2434', 'fill-opacity=".22"') +
      hat() +
      legs() +
      belly() +
      coat() +
      face() +
      // An arm that is as long as it gets.
      line('M-47 2C-36 6 -24 5 -11 1.4', '#7a4636', 11.4) +
      line('M-47 2C-36 6 -24 5 -11 1.4', '#b5744f', 9.8) +
      line('M-30 1.6q2 4 .6 7.4M-25 1q2 4 .8 7', '#8c5440', 1.1) +
      line('M-13 2.2L-5 .4', '#c98e66', 6) +
      path(
        'M-7 -3.4C-3 -6.4 4 -6 5.4 -2.4C6.6 1.4 4 5.4 -.6 5.6C-4.6 5.8 -8 3 -7 -3.4Z',
        '#c98e66',
      ) +
      line('M.4 -4.6q2.6 4 1.4 9M-2.8 -4.4q2 4 1 9', '#9a6044', 0.9) +
      line('M5 -3.6C7.4 -1 7 3.4 3.6 6', '#1f7a78', 2.6),
  );

/** One along the floor, its toe up; of the other the knee is. */
const legs = (): string =>
  line('M-94 1L-134 3', '#56688a', 13) +
  at(-140, 3.6, 1, boot(), 90) +
  line('M-93 0L-112 -15L-122 3', '#46577a', 15.6) +
  line('M-93 0L-112 -15L-122 3', '#647799', 14) +
  line('M-106 -7q-1 -4 -5 -5M-109 -3q0 -4 -3 -7', '#3f4e6e', 1, 'stroke-opacity=".6"') +
  line('M-121 4.4l-.6 1.4', '#e8e0d0', 9) +
  at(-122, 8.4, 1, boot());

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
  path(
    'M-98 -8C-95 -9.6 -93 -9.6 -91.6 -9C-90 -3 -90.4 4 -92 8H-99C-101 2 -101 -4 -98 -8Z',
    '#647799',
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
  // A scarf that has come round.
  path('M-46 -12C-41 -13 -38 -9 -38 -3C-38 3 -39 7 -42 9L-48 8C-46 2 -46 -6 -46 -12Z', '#e8c15a') +
  path('M-45 -11C-52 -17 -58 -21 -66 -22L-68 -17.4C-61 -17 -55 -12.6 -48 -6Z', '#e8c15a') +
  line('M-65.4 -21L-68 -23M-66.4 -19L-70 -19.6M-67 -17.6L-70 -16', '#c99a3a', 1.1);

/** It looks at the ceiling, which goes by. */
const face = (): string =>
  path(
    'M-40 -6C-39.6 -10 -36 -11.6 -33.6 -11.4L-31.6 -16L-28.6 -11.6C-20 -12 -15 -6 -15.6 1C-16 7.4 -22 9.6 -29 9C-36 8.6 -40.6 2 -40 -6Z',
    '#c98e66',
  ) +
  path(
    'M-24 -11.6C-13 -13 -9 -4 -11 3C-13 9.6 -21 10.6 -27 9C-21 6 -19.6 -2 -24 -11.6Z',
    '#5a4038',
  ) +
  line('M-12 -3L-7.4 -5.4M-11.4 0L-6.6 -.4M-13 -7L-9.6 -10', '#5a4038', 1.5) +
  line('M-27.4 -7.4h.1', '#3a2028', 2.8) +
  line('M-25.4 -4.6q-1 -1.6 -.4 -3.8', '#5a4038', 1.3) +
  line('M-36 -9.4q1.4 2.6 3.6 2.4', '#7a3a34', 1.3) +
  oval(-31.4, -3.6, 2.6, 2.2, '#d9705a', 'fill-opacity=".5"');

/** On its crown, not yet at rest. */
const hat = (): string =>
  at(
    24,
    6,
    1,
    path('M-8.6 -7C-9 1 -5 4.6 0 4.6C5.4 4.6 9 1 8.6 -7Z', '#4f5f52') +
      line('M-8.4 -4.6Q0 -1.6 8.4 -4.6', '#e8c15a', 1.8) +
      oval(0, -7.4, 13, 2.8, '#5f7060') +
      oval(0, -7.6, 8, 1.4, '#38443c'),
    -14,
  ) + line('M39 -8q3 3 2.4 7M8.4 1.6q-1 3 1 5', '#b98248', 1);
