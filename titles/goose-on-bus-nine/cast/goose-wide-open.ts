import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, clean } from '#bookmaking/drawing/marks.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { wingSpread } from '#titles/goose-on-bus-nine/cast/wing-spread.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Both wings as wide open as they go: it had forgotten that they were for something. */
export const gooseWideOpen = (): string => wings() + goose();

/** From behind both shoulders. */
const wings = (): string =>
  clean(
    at(190, 124, 1, wingSpread(mirrored(GOLD)), 6, -1) + at(206, 124, 1, wingSpread(GOLD), -12),
  );

/** It had something in its beak, and has forgotten it. */
const goose = (): string =>
  at(198, 127, 0.58, gooseCoat(GOLD, false)) +
  gooseNeck(
    [
      [198, 142],
      [201, 124],
      [199, 108],
      [194, 97],
    ],
    [25, 21, 18, 17],
    GOLD,
  ) +
  at(
    190,
    85,
    0.48,
    gooseHead({ beak: 'open', gaze: [0.6, -0.8], lid: 'wide' }, mirrored(GOLD)),
    34,
    -0.48,
  );
