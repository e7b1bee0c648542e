// The hand on the pane from very near: what of a palm touches fogged glass, with the lines that skin has.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { at, clean, line } from '#bookmaking/drawing/marks.ts';
import { handprint } from './window.ts';

/** Skin has lines: two across the palm, one about the thumb. */
const LINES = 'M-26 16C-14 19 6 17 22 6M-22 27C-12 29 2 27 12 20M14 12C4 20 2 32 6 42';

/** A small left hand, (0, 0) in its middle, about 110 high: where it touched one sees in. */
export const palmPrint = (ink: Hex, fog: Hex): string =>
  clean(
    handprint(0, 0, 110, ink, 1) + at(0, 0, 1.1, line(LINES, fog, 1.6, 'stroke-opacity=".7"'), -4),
  );
