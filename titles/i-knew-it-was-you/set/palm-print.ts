// The hand on the pane from very near: only what of a palm touches glass prints.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';

/** From the palm to the tips, little finger first, each a little wider where it was pressed. */
const FINGERS = 'M-20 -4L-27 -33M-7.500 -9L-10 -46M7.500 -9L10 -45M20 -3L28 -35';
const TIPS =
  'M-26.300 -30L-27.200 -34M-9.700 -42L-10.200 -47M9.800 -41L10.200 -46M27 -31L28.200 -36';
const THUMB = 'M24 30L43 9';
const PALM = 'M-28 2C-24 -9 24 -9 28 2C31 16 29 30 22 42C16 51 -12 54 -20 48C-30 38 -32 18 -28 2Z';
/** Skin has lines: two across the palm, one about the thumb. At each joint, too, it was a glove. */
const LINES = 'M-30 11C-14 15 8 12 25 0M-27 22C-12 25 2 24 13 17M9 13C-1 20 -3 36 2 51';

/** A small left hand as it prints on fogged glass, (0, 0) in its middle, about 110 high: where it touched one sees in. */
export const palmPrint = (ink: Hex, fog: Hex): string =>
  clean(
    // It slid a little before it let go.
    line('M-8 48Q2 56 8 64M4 49Q12 55 17 63M13 45Q20 51 24 59', ink, 7, 'stroke-opacity=".22"') +
      path(PALM, ink) +
      line(FINGERS, ink, 11) +
      line(TIPS, ink, 12.4) +
      line(THUMB, ink, 13.6) +
      // The middle of a palm hardly touches.
      path(
        'M-13 26C-6 20 6 20 10 24C6 32 3 38 2 44C-6 42 -14 36 -13 26Z',
        fog,
        'fill-opacity=".5"',
      ) +
      line(LINES, fog, 1.7),
  );
