// The bench before ours, so near that it is nearly all that one sees over the fold: on its cloth are the words.
import { asGround, at, clean, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';
import { lineMap } from './line-map.ts';

const TOP = 13;
/** Where it ends, short of the fold. */
const END = -11;
const EDGE = `M-240 ${TOP}H${END - 14}Q${END} ${TOP} ${END} ${TOP + 14}V240`;

/** Its cloth as dark as the paper, in a frame of brass, in mm of the picture at its right. */
export function benchBefore(): string {
  let diamonds = '';
  for (let row = 0; row < 15; row++)
    for (let x = -222 + (row % 2) * 9; x < END - 6; x += 18)
      diamonds += `M${x} ${TOP + 10 + row * 13}l2.4 3.6l-2.4 3.6l-2.4 -3.6Z`;
  return (
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
        shifted(-5, 6, line(EDGE, '#16383c', 2.4, 'stroke-opacity=".6"')) +
        line(`M${END} ${TOP + 14}V240`, '#8a5a26', 5) +
        line(`M${END} ${TOP + 14}V240`, BUS.pole, 3.4),
    ) +
    line(`M-240 ${TOP}H${END - 14}Q${END} ${TOP} ${END} ${TOP + 14}`, '#8a5a26', 5) +
    line(`M-240 ${TOP}H${END - 14}Q${END} ${TOP} ${END} ${TOP + 14}`, BUS.pole, 3.4) +
    line(`M-240 ${TOP - 0.9}H${END - 14}`, '#ffe9a6', 0.9) +
    at(-128, 186, 1, lineMap())
  );
}
