import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { CREATURES, type CreatureName } from '#titles/boat-with-no-name/cast/creatures.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';

/** The deck of the jetty, mm on the sheet; left of 0 is the page of words. */
const DECK = 186;
const [FROM, TO] = [-214, -66];
/** Its post, and how far up its light hangs. */
const [POST, UP] = [-74, 34];

/** For whom letters have worked, and how large. */
const NEIGHBORS: readonly (readonly [who: CreatureName, x: number, size: number])[] = [
  ['snail', -196, 0.6],
  ['hen', -171, 0.72],
  ['catSitting', -148, 0.78],
  ['dog', -120, 0.86],
  ['duck', -93, 0.66],
];

/** A low jetty on the page of words, on which the harbor's small ones have come to see a boat off, by one lantern. */
export const farewell = (): string =>
  glow() +
  line([-204, -164, -118, -74].map((x) => `M${x} ${DECK}v40`).join(''), '#3a3058', 5) +
  box(
    FROM,
    DECK,
    TO - FROM,
    6,
    linear(
      [
        [0, '#54466a'],
        [1, '#b08c6c'],
      ],
      0,
      0,
      1,
      0,
    ),
    1,
  ) +
  line(planks(), '#4d3f5c', 0.8) +
  NEIGHBORS.map(([who, x, size]) => at(x, DECK, size, CREATURES[who](DUSK))).join('') +
  line(`M${POST} ${DECK}V${DECK - UP}h7`, '#3a3058', 2.4) +
  at(POST + 7, DECK - UP + 19, 0.42, CREATURES.lantern(DUSK)) +
  clean(inWater());

const planks = (): string => {
  let joints = '';
  for (let x = FROM + 9; x < TO; x += 13) joints += `M${x} ${DECK}v6`;
  return joints;
};

const glow = (): string =>
  clean(
    oval(
      POST - 6,
      DECK - 20,
      84,
      38,
      radial([
        [0, '#ffd08a', 0.62],
        [0.5, '#f0b070', 0.24],
        [1, '#f0a860', 0],
      ]),
    ),
  );

/** A way of light, in pieces. */
const inWater = (): string => {
  let pieces = '';
  for (let i = 0; i < 5; i++) {
    const half = 8 - i * 1.1;
    const middle = POST + 7 + (i % 2 ? 2 : -1);
    pieces += `M${num(middle - half)} ${num(DECK + 11 + i * 4.2)}h${num(half * 2)}`;
  }
  return line(pieces, '#ffcf8c', 1.5, 'stroke-opacity=".75"');
};
