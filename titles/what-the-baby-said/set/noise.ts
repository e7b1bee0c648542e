import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { oval } from '#bookmaking/drawing/marks.ts';
import type { Hour } from './hours.ts';
import { NOISE } from './hours.ts';

/** After all that yellow: the same noise in an evening, hard light and no corner without it. */
export const ALARM: Hour = {
  ...NOISE,
  wall: ['#22347e', '#2c4596'],
  paper: '#3c58b0',
  floor: ['#3f3a7c', '#564a8c'],
  seam: '#2a2a66',
};

/** Out of a mouth at (x, y), over everything, and each as far as it goes: the last ones are hardly more than the wall. In mm; where words lie over them, those are so sooner. */
export const waves = ([x, y]: Point, underWords = false): string =>
  RINGS.map(([r, wide, noise]) => {
    const loud = underWords && r > 100 ? 0 : noise;
    return oval(
      x,
      y,
      r,
      r,
      'none',
      `stroke="${mix('#4468cc', '#ffd75a', loud)}" stroke-width="${wide}" stroke-opacity="${0.3 + loud * 0.6}"`,
    );
  }).join('');

const RINGS = [
  [50, 5, 1],
  [70, 6, 0.95],
  [94, 7, 0.8],
  [124, 9, 0.5],
  [160, 11, 0.2],
  [202, 13, 0],
  [250, 15, 0],
  [304, 17, 0],
  [364, 19, 0],
] as const;
