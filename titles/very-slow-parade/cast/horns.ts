import { mix } from '#bookmaking/drawing/color.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { CloseHand } from '#bookmaking/hero/close-hand.ts';

/** A fist with two fingers out, apart: before a lamp it is a head with its stalks. */
export const horns: CloseHand = (t) => {
  const edge = mix(t.base, t.deep, 0.6);
  const digit = (d: string): string => line(d, edge, 9.1) + line(d, t.base, 7.4);
  return {
    before: '',
    behind:
      digit('M11 -7L34 -15') +
      digit('M12 1L37 4') +
      path(
        'M-7 -8.6C0 -12.6 10 -14 17 -11C22 -6 22 8 17 12C9 15 0 12.6 -7 8.6Z',
        t.base,
        `stroke="${edge}" stroke-width="1.1"`,
      ) +
      digit('M10 9.6L17.6 11') +
      digit('M2 -6Q9 -9 14.4 4') +
      path('M-9 -7.6C-2 -10 6 -9 8 -4L8 6C4 9 -4 9 -9 7.6Z', t.base),
  };
};
