import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { button } from '#titles/goose-on-bus-nine/set/button.ts';

/** Still wet: three toes, the skin between them, and what has dripped on the way. Heel at (0, 0), about 30 high. */
const footprint = (): string =>
  path(
    'M-3 2C-7 -6 -13 -13 -21 -19C-23 -22 -20 -25 -16 -23C-11 -20 -7 -21 -4 -26C-4 -29 -3.4 -33 0 -34C3.4 -33 4 -29 4 -26C7 -21 11 -20 16 -23C20 -25 23 -22 21 -19C13 -13 7 -6 3 2C2 5 -2 5 -3 2Z',
    '#8fb6bf',
    'fill-opacity=".62"',
  ) +
  line('M0 -2V-28M-2 -3L-16 -19M2 -3L16 -19', '#5f8e9c', 1.6, 'stroke-opacity=".55"') +
  line('M-13 -18q4 2 6 -1M6 -20q4 2 6 0M-1 0q1 2 2 0', '#ffffff', 1.3, 'stroke-opacity=".9"') +
  oval(-17, -4, 1.8, 1.5, '#8fb6bf', 'fill-opacity=".62"') +
  oval(13, 2, 1.2, 1, '#8fb6bf', 'fill-opacity=".62"');

/** Wet steps come out of the picture, and from the other side somebody who has seen the button, too. */
function beakAndSteps(light: Light): string {
  const from = mirrored(light);
  const steps = STEPS.map(([x, y, size], i) => at(x, y, size, footprint(), i % 2 ? 62 : 84)).join(
    '',
  );
  return (
    steps +
    gooseNeck(
      [
        [252, 190],
        [240, 150],
        [232, 118],
        [214, 92],
      ],
      [70, 58, 50, 46],
      from,
    ) +
    at(205.5, 86, 0.92, gooseHead({ beak: 'shut', gaze: [1, 0.1], lid: 'wide' }, from), 3, -0.92)
  );
}

/** Along the page's foot, from the fold: heel and size. */
const STEPS = [
  [12, 190, 0.62],
  [36, 176, 0.6],
  [58, 178, 0.56],
  [76, 160, 0.52],
] as const;

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#fbf1dc',
  keepsake: () =>
    // Its case is as pale as the paper.
    box(-42.4, -60.4, 84.8, 92, '#d9bf8e', 20) +
    button(0, -14, 26) +
    at(-22, 66, 0.5, footprint(), 24) +
    at(4, 58, 0.6, footprint(), 12),
  keepsakeIs:
    'The red button, nobody near it, and two wet footprints of a goose that lead up to it',
  lastLook: {
    art: beakAndSteps,
    shows:
      'The red button, wet footprints of a goose that lead up to it from the page before, and a beak that comes in from the other side',
  },
  lookAgain: [
    'There was a goose on the bus from the first page on. Where?',
    'Somebody in a yellow raincoat reads the same newspaper all day. Can you find a face?',
    'How many things on the way look like water and are not a pond?',
    'Count the geese at the end, and do not forget the one that swims.',
  ],
  uncut: [2, 3, 4, 7],
  beside: {
    1: '#352943',
    2: '#f6cb80',
    3: '#344e70',
    4: '#ffd67a',
    5: '#2c5f63',
    6: '#37517f',
    7: '#a8cbe6',
    8: '#334e78',
    9: '#28595b',
    10: '#1e3266',
    11: '#275977',
    12: '#ffd98f',
  },
  hush: '#1d3350',
};
