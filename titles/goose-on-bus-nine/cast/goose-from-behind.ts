import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { gooseHead, gooseNeck } from './goose.ts';

const BACK =
  'M-20 -96C-40 -88 -50 -52 -54 -16C-34 -8 34 -8 54 -16C50 -52 40 -88 20 -96C10 -92 -10 -92 -20 -96Z';

/** All of it, and out in the rain: its coat from behind, one foot up, and its head looks to the left and says so. Feet at (0, 0), about 190 high. */
export function gooseFromBehind(light: Light): string {
  const coat = tone(light, GOOSE.coat);
  const white = tone(light, GOOSE.white);
  return (
    foot(light, 20, 0) +
    foot(light, -24, -7) +
    // What no coat is long enough for.
    path('M-12 -18C-8 -2 8 -2 12 -18L5 -30H-5Z', white.shade) +
    clip(
      BACK,
      path(BACK, coat.shade) +
        shifted(light.direction[0] * 12, -4, path(BACK, coat.base)) +
        line('M0 -60L-3 -8M0 -60L4 -8', coat.deep, 2.4) +
        line('M-36 -74Q-40 -44 -46 -14M36 -74Q40 -44 46 -14', coat.deep, 3, 'stroke-opacity=".4"'),
    ) +
    path('M-19 -58C-8 -54 8 -54 19 -58V-51C8 -47 -8 -47 -19 -51Z', coat.deep) +
    oval(-14, -54, 2.6, 2.6, coat.lite) +
    oval(14, -54, 2.6, 2.6, coat.lite) +
    gooseNeck(
      [
        [0, -84],
        [5, -112],
        [2, -134],
        [-2, -146],
      ],
      [28, 23, 21, 20],
      light,
    ) +
    path('M-24 -94C-20 -108 20 -108 24 -94C12 -84 -12 -84 -24 -94Z', coat.base) +
    line('M-22 -93C-12 -85 12 -85 22 -93', coat.deep, 2.4) +
    at(
      -14,
      -158,
      0.62,
      gooseHead({ beak: 'open', gaze: [0.8, -0.3], lid: 'wide', cap: true }, mirrored(light)),
      10,
      -0.62,
    )
  );
}

/** Heel to us. */
function foot(light: Light, x: number, y: number): string {
  const t = tone(light, GOOSE.beak);
  return (
    line(`M${x} -24V${y - 4}`, t.shade, 7) +
    path(
      `M${x - 5} ${y + 4}C${x - 10} ${y - 4} ${x - 20} ${y - 6} ${x - 23} ${y - 11}C${x - 12} ${y - 10} ${x + 12} ${y - 10} ${x + 23} ${y - 11}C${x + 20} ${y - 6} ${x + 10} ${y - 4} ${x + 5} ${y + 4}Z`,
      t.base,
    )
  );
}
