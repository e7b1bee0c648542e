import { mix } from '#bookmaking/drawing/color.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { FLOORS } from './colors.ts';
import { glow } from './ramp.ts';

/** Its light on the wall, beside its window. */
export const warmWall = (): string => glow(62, 116, 120, 78, '#ffe3b0', 0.75);

/** Bars of low sun across the ramp, the first of them from before the fold. */
export const sunBars = (): string =>
  path(
    'M-50 195.9L-22 193.9L36 222L60 236H10ZM2 190.500L22 188.500L92 222H46ZM48 185.600L68 183.500L158 222H116ZM94 181.200L112 179.900L224 218L188 222Z',
    '#ffdca0',
    'fill-opacity=".8"',
  );

/** The door of Nine, open by the width of a hand; somebody looks out. Foot in the middle of (x, y). */
export function doorAjar([x, y]: Point): string {
  const f = FLOORS[9];
  return at(
    x,
    y,
    1,
    box(-27, -112, 54, 112, mix(f.wall, '#ffe2b0', 0.45), 2) +
      box(-24, -109, 48, 109, mix(f.deep, '#ffe2b0', 0.2), 1) +
      box(-20, -105, 40, 105, '#18244f') +
      box(-20, -105, 13, 105, '#ffd28a', 0, 'fill-opacity=".16"') +
      // As much of her as the gap is wide: one eye behind its glass, and the side of a nose.
      clip(
        'M-20 -105H-7V0H-20Z',
        path('M-4 -82C-16 -84 -23 -76 -23 -64C-23 -52 -16 -44 -4 -44Z', '#a9744b') +
          path('M-24 -62C-19 -64 -17 -58 -18 -55C-19 -52 -24 -53 -24 -55Z', '#c08a62') +
          path('M-4 -84C-16 -88 -22 -80 -22 -75C-16 -80 -10 -80 -4 -78Z', '#8d93a8') +
          oval(-12.4, -65, 4, 4.6, '#fff0d6') +
          oval(-14, -64.4, 2.3, 2.9, '#33202a') +
          line('M-17.6 -65a5.2 5.6 0 1 0 10.4 0a5.2 5.6 0 1 0 -10.4 0', '#4a3a58', 1.1) +
          line('M-17 -72q4 -3 8 -1', '#8d93a8', 2),
      ) +
      path('M-8 -105H20V0H-8Z', f.deep) +
      path('M-8 -105H-6V0H-8Z', mix(f.deep, '#ffe2b0', 0.5)) +
      line(
        `${roundedBox(-2, -98, 18, 36, 1)}${roundedBox(-2, -54, 18, 46, 1)}`,
        mix(f.deep, f.wall, 0.6),
        0.9,
      ) +
      oval(-3, -52, 1.8, 1.8, '#f2c65a') +
      path('M-30 1L26 -2L32 6L-26 9Z', '#8a5a9e') +
      line('M-24 3.4L26 1M-22 6.4L27 4', '#b98ac4', 0.8),
  );
}

/** Four old fingers hold it there, in the door's own measure: drawn last, as they hold something else, too. */
export const fingersOfNine = (): string =>
  line('M-9 -42h6.400M-9 -38h7.600M-9 -34h7.400M-9 -30h5.800', '#7d4f33', 4) +
  line('M-9 -42h6.400M-9 -38h7.600M-9 -34h7.400M-9 -30h5.800', '#b9805a', 3) +
  line('M-3 -42h.1M-1.800 -38h.1M-2 -34h.1M-3.600 -30h.1', '#e0b894', 1.3);
