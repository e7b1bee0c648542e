// The other one: its beak is under a pass, and one wing is on its way to what is red, past whoever stands before it.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { gooseFoot, gooseHead, gooseNeck, keyed } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Over both feet, in (0, 0) the tip of its beak: a collar, a belly, and a tail out at the back. */
const COAT = 'M19 53C8 66 -1 82 -3 97C8 104 30 105 41 98C47 84 45 66 37 51C32 47 24 48 19 53Z';
const TAIL = 'M38 78C46 82 51 89 54 97C49 97 46 98 43 101C41 96 37 92 34 91Z';

const SLEEVE = 'M35 54C24 58 8 55.4 -6.6 47L-10 58.8C4 67.4 22 71.6 36 69C41 65 41 58 35 54Z';
/** As good as fingers. */
const FEATHERS = [
  'M-9 56C-17 55.6 -25 58 -31 63.4C-22 66.4 -14 64.6 -8 60.6Z',
  'M-8 47C-16 41.6 -26 40 -34.6 42C-29 48.6 -18 53 -9 53Z',
  'M-9 51C-18 48.4 -29 48.6 -37.6 52.6C-29.6 58 -18 59.4 -9.6 57Z',
];

/** It looks to the right; the tip of its beak is at a point, and its feet are 117 lower. */
export const gooseUnderPass = ([x, y]: Point): string => at(x, y, 1, facingLeft(), 0, -1);

function facingLeft(): string {
  const coat = tone(LAMPS, GOOSE.coat);
  const white = tone(LAMPS, GOOSE.white);
  const beak = tone(LAMPS, GOOSE.beak);
  const foot = (dx: number, turn: number): string =>
    line(`M${dx + 3} 97L${dx} 113`, beak.shade, 4) + at(dx, 114, 0.6, gooseFoot(LAMPS), turn, -0.6);
  return (
    foot(12, -9) +
    foot(33, -4) +
    keyed(TAIL, LAMPS, 0.8) +
    path(TAIL, white.base) +
    line('M40 84Q46 89 49 96M39 88Q43 92 45.6 98', white.deep, 0.8, 'stroke-opacity=".6"') +
    clip(
      COAT,
      path(COAT, coat.shade) +
        at(LAMPS.direction[0] * 5, -1.6, 1, path(COAT, coat.base)) +
        line('M10 70Q4 84 3 100M36 60Q41 78 38 100', coat.deep, 1.1, 'stroke-opacity=".45"'),
    ) +
    line('M-2.4 95C9 102 30 103 40.6 96.4', coat.deep, 1, 'stroke-opacity=".6"') +
    gooseNeck(
      [
        [27, 62],
        [36, 44],
        [37, 25],
        [29, 10],
      ],
      [22, 15, 12.6, 15],
      LAMPS,
    ) +
    calm(line('M31 44Q33 32 30 20M40.6 38Q41.4 28 38 20', white.deep, 0.9, 'stroke-opacity=".7"')) +
    path('M17 55C24 60 33 58 39 51L36 47.6C31 52 26 52.6 21 50.4Z', coat.deep) +
    at(
      6,
      0,
      1,
      at(
        2.4,
        0,
        1,
        FEATHERS.map((d) => path(d, white.base, 'stroke="#5f4660" stroke-width="0.8"')).join(''),
      ) +
        line(
          'M-12 49Q-20 46 -29 44.6M-12 54Q-20 52.6 -31 53M-12 59Q-18 59.4 -25 62',
          white.deep,
          0.7,
        ) +
        keyed(SLEEVE, LAMPS, 0.9) +
        clip(SLEEVE, path(SLEEVE, coat.shade) + at(0.6, -4.6, 1, path(SLEEVE, coat.base))) +
        line('M-5.4 47.4L-8.8 59.4', coat.lite, 3.4) +
        line('M8 55Q10 61 8 67M20 58Q22 64 20 70', coat.deep, 0.8, 'stroke-opacity=".5"'),
    ) +
    at(
      26,
      7,
      0.38,
      gooseHead({ beak: 'holding', gaze: [0.7, 1.1], lid: 'wide', cap: true }, LAMPS),
      14,
      -0.38,
    )
  );
}
