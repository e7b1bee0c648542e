import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A pot, its foot on (0, 0), 20 high, whose paint has run over. */
export const paintPot = (light: Light, color: Hex): string => {
  const tin = tone(light, '#c9e4e6');
  const paint = tone(light, color);
  return (
    line('M-11 -17C-15 -4 15 -4 11 -17', tone(light, '#2c4458').base, 1.2) +
    path('M-11 -19H11L9.6 0H-9.6Z', tin.base) +
    path('M4 -19H11L9.6 0H4Z', tin.shade) +
    box(-12, -21, 24, 3.4, tin.lite, 1) +
    path(
      'M-10.6 -17.8H9C9 -14 6.600 -14 6.200 -10C6 -7.400 3 -7.400 3 -10C3 -13 0 -14 -1 -13.600C-3 -13 -3 -5 -5 -5C-7.400 -5 -6 -13 -8 -14C-9.600 -14.600 -10.600 -16 -10.600 -17.800Z',
      paint.base,
    ) +
    oval(0, -20.4, 9.6, 1.7, paint.deep)
  );
};

/** A stool, its seat `high` over (0, 0). */
export const stool = (light: Light, high: number): string => {
  const wood = tone(light, '#a9794a');
  return (
    line(`M-9 ${-high}L-13 0M9 ${-high}L13 0M0 ${-high}V1`, wood.shade, 3) +
    path(`M-15 ${-high - 2}H15L14 ${-high + 3}H-14Z`, wood.base)
  );
};

/** From the hand at (0, 0) to its tip at (14, -4): whatever it was dipped in is on it. */
export const brush = (light: Light, color: Hex): string =>
  line('M-7 2.600L6 -1.600', tone(light, '#8a5a35').base, 2) +
  path('M5 -3.400L9 -4.600L14.600 -4.400L10 -0.800L6.400 0Z', tone(light, color).base);
