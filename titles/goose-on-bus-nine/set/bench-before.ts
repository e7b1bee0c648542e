// The bench before ours, so near that it is nearly all that one sees over the fold: on its cloth are the words.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { asGround, at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FOOT as FOOT_OF_GOOSE } from '#titles/goose-on-bus-nine/cast/footprint.ts';
import { BUS } from './colors.ts';
import { lineMap } from './line-map.ts';

const TOP = 14;
/** Where it ends, short of the fold. */
const END = -11;
/** Under it one sees the floor. */
const FOOT = 199;
const EDGE = `M-240 ${TOP}H${END - 14}Q${END} ${TOP} ${END} ${TOP + 14}V${FOOT}`;

/** Its cloth as dark as the paper, in a frame of brass, in mm of the picture at its right. */
export function benchBefore(): string {
  let diamonds = '';
  for (let row = 0; row < 15; row++)
    for (let x = -222 + (row % 2) * 9; x < END - 6; x += 18)
      diamonds += `M${x} ${TOP + 10 + row * 13}l2.4 3.6l-2.4 3.6l-2.4 -3.6Z`;
  return (
    underBench() +
    asGround(
      // Under words: a surface laid light strokes on what is dark.
      clean(
        clip(
          `${EDGE}H-240Z`,
          path(
            `${EDGE}H-240Z`,
            linear([
              [0, '#2a5f5e'],
              [0.16, '#235152'],
              [1, '#1c4446'],
            ]),
          ) + path(diamonds, '#16383c', 'fill-opacity=".55"'),
        ),
      ) +
        shifted(-7, 8, line(EDGE, '#16383c', 2.4, 'stroke-opacity=".6"')) +
        line(`M${END} ${TOP + 14}V${FOOT + 6}`, '#8a5a26', 9) +
        line(`M${END} ${TOP + 14}V${FOOT + 6}`, BUS.pole, 7.2),
    ) +
    line(`M-240 ${TOP}H${END - 14}Q${END} ${TOP} ${END} ${TOP + 14}`, '#8a5a26', 9) +
    line(`M-240 ${TOP}H${END - 14}Q${END} ${TOP} ${END} ${TOP + 14}`, BUS.pole, 7.2) +
    line(`M-240 ${TOP - 2.4}H${END - 14}`, '#ffe9a6', 0.9) +
    inBrass() +
    at(-128, 182, 1, lineMap())
  );
}

/** The wet floor below it, the button's red on that, and what has three toes. */
const underBench = (): string =>
  asGround(clean(path(`M-240 ${FOOT - 2}H${END}V240H-240Z`, '#33263e'))) +
  clean(
    oval(-96, FOOT + 9, 26, 4.4, '#e6323a', 'fill-opacity=".34"') +
      oval(-96, FOOT + 9, 12, 2.2, '#ff6a5a', 'fill-opacity=".6"'),
  ) +
  at(
    -170,
    FOOT - 9,
    0.62,
    path(FOOT_OF_GOOSE, '#f08a24') + line('M0 -6V-29M-2 -8L-17 -20M2 -8L17 -20', '#b8591a', 1.8),
    172,
  ) +
  path(`M-240 ${FOOT - 2}H${END}V${FOOT + 1.6}H-240Z`, '#122c30');

/** All who ride, drawn long in a rail that is round: a red button, a cap, an eye and a beak, a yellow coat, somebody small. */
const inBrass = (): string =>
  clean(
    RIDING.map(([x, long, color]) =>
      line(`M${x - long} ${TOP + 0.6}H${x + long}`, color, 4.4, 'stroke-opacity=".8"'),
    ).join('') +
      line(`M-42 ${TOP - 0.6}h6`, '#ffd9c0', 1.2) +
      line(`M-86 ${TOP}h.1M-138 ${TOP}h.1`, '#2c1b22', 1.8),
  );

const RIDING: readonly (readonly [x: number, half: number, color: Hex])[] = [
  [-38, 7, '#d0202c'],
  [-78, 11, '#fbf7ee'],
  [-95, 5, '#6b6470'],
  [-66, 4, '#f08a24'],
  [-138, 10, '#a8683c'],
  [-150, 4, '#4a2c28'],
  [-178, 9, '#ffe25a'],
  [-190, 3, '#4f6b63'],
];
