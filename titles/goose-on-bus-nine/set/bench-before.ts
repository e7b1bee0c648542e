// The bench before ours, so near that it is nearly all that one sees over the fold: on its cloth are the words.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { asGround, at, clean, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FOOT as FOOT_OF_GOOSE } from '#titles/goose-on-bus-nine/cast/footprint.ts';
import { BUS } from './colors.ts';

/** It stands a little aslant: its rail falls away from us, and its post leans to the fold, short of that. */
const RAIL = 'M-240 27L-36 14Q-22 13 -20.6 27';
const POST = 'M-20.6 27L-11 201';
const CLOTH = `${RAIL}L-11 201L-240 196Z`;
/** Under it one sees the floor. */
const FOOT = 199;

/**
 * Its cloth as dark as the paper, in a frame of brass, in mm of the picture at its right: from a hook in it hangs an umbrella that
 * drips, `near` where words are few, and across it falls the shadow of a beak with what is `lent` to it, fainter the more words lie on it.
 */
export function benchBefore(lent: string, near: boolean): string {
  let diamonds = '';
  for (let row = 0; row < 9; row++)
    for (let x = -222 + (row % 2) * 11; x < -26; x += 22)
      diamonds += `M${x} ${34 - x * 0.06 - 13 + row * 18}l2.4 3.6l-2.4 3.6l-2.4 -3.6Z`;
  return (
    underBench() +
    asGround(
      // Under words: a surface laid light strokes on what is dark.
      clean(
        // How thick it is.
        path('M-30 16L-14 18Q-8 20 -7.4 30L-1 204L-12 202Z', '#16383c') +
          clip(
            CLOTH,
            path(
              CLOTH,
              linear([
                [0, '#2a5f5e'],
                [0.16, '#245355'],
                [1, '#1d4749'],
              ]),
            ) +
              path(diamonds, '#16383c', 'fill-opacity=".55"') +
              shadowOfBeak(lent),
          ),
      ) +
        shifted(-7, 8, line(RAIL, '#16383c', 2.4, 'stroke-opacity=".6"')) +
        line(POST, '#8a5a26', 9) +
        line(POST, BUS.pole, 7.2),
    ) +
    line(RAIL, '#8a5a26', 9) +
    line(RAIL, BUS.pole, 7.2) +
    line('M-240 24.6L-36 11.6', '#ffe9a6', 0.9) +
    inBrass() +
    (near ? at(-186, 118, 1.6, umbrella()) : at(-186, 157, 1.04, umbrella()))
  );
}

/** A head in a cap, a long neck, a beak; and in that what everybody can see it has. All of one dark, that is gone toward the top, where most words are. */
const shadowOfBeak = (lent: string): string => {
  const shade = '#153b3d';
  return (
    path(
      'M-8 206C-2 170 -16 140 -22 122C-18 116 -18 106 -24 98C-16 92 -22 72 -46 70C-72 68 -88 80 -86 94L-98 101C-92 104 -88 104 -84 103C-86 112 -92 116 -112 124C-122 128 -122 134 -114 136C-96 140 -76 142 -62 140C-58 160 -66 180 -76 206Z',
      linear([
        [0, '#225052'],
        [0.4, '#1a4244'],
        [1, '#0f3036'],
      ]),
    ) + at(-124, 130, 1.15, lent.replace(/#[0-9a-f]{6}/g, shade), 10)
  );
};

/** Furled in a hurry, 46 long from a hook at (0, 0). */
const umbrella = (): string =>
  path('M-3 -6H3V3H-3Z', BUS.pole) +
  line('M0 2V4.6Q0 7 2.6 6.6', '#8a5a26', 2) +
  line('M-4.6 6.6Q-4.6 -1 0 -1Q4.6 -1 4.4 6V18', '#b3622e', 2.6) +
  path(
    'M4.4 14C7 15 12 26 11 38Q8.6 35.4 6.6 40Q4.6 36 1.6 40.6Q.4 36.6 -2 38C-3 26 2 15 4.4 14Z',
    '#e9b23a',
  ) +
  path('M4.4 14C7 15 12 26 11 38Q8.6 35.4 6.6 40C7.6 30 6.4 20 4.4 14Z', '#b87d22') +
  line('M4.4 15C1.6 24 1 32 1.6 40', '#b87d22', 0.8) +
  line('M-.6 28Q5 31 10.6 27.6', '#8a5a26', 1.4) +
  line('M4.6 40V44', '#3a2838', 1.4) +
  clean(line('M-2 40.6v1.4M11 40.4v2M4.6 46.6v1.4', '#dfe7f2', 1.1));

/** The dark floor below it, and what has three toes. */
const underBench = (): string =>
  asGround(clean(path(`M-240 ${FOOT - 4}H0V240H-240Z`, '#33263e'))) +
  at(
    -150,
    FOOT - 9,
    0.62,
    path(FOOT_OF_GOOSE, '#f08a24') + line('M0 -6V-29M-2 -8L-17 -20M2 -8L17 -20', '#b8591a', 1.8),
    172,
  ) +
  path(`M-240 ${FOOT - 4}L-11 ${FOOT + 1}V${FOOT + 3}L-240 ${FOOT}Z`, '#122c30');

/** All who ride, drawn long in a rail that is round: a red button, a cap, an eye and a beak, a yellow coat, somebody small. */
const inBrass = (): string =>
  clean(
    RIDING.map(([x, long, color]) =>
      line(
        `M${x - long} ${onRail(x - long)}L${x + long} ${onRail(x + long)}`,
        color,
        4.4,
        'stroke-opacity=".8"',
      ),
    ).join('') +
      line(`M-42 ${onRail(-42)}l6 -.4`, '#ffd9c0', 1.2) +
      line(`M-86 ${onRail(-86)}h.1M-138 ${onRail(-138)}h.1`, '#2c1b22', 1.8),
  );
const onRail = (x: number): number => 12.3 - x * 0.0637;

const RIDING: readonly (readonly [x: number, half: number, color: Hex])[] = [
  [-44, 6, '#d0202c'],
  [-78, 11, '#fbf7ee'],
  [-95, 5, '#6b6470'],
  [-66, 4, '#f08a24'],
  [-138, 10, '#a8683c'],
  [-150, 4, '#4a2c28'],
  [-178, 9, '#ffe25a'],
  [-190, 3, '#4f6b63'],
];
