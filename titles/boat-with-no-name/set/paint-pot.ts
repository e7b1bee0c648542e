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

/** Through a fist at (0, 0), its bristles' tip at (17, -4.4): handle, ferrule, and hair that what it was dipped in has run up. */
export const brush = (light: Light, color: Hex): string => {
  const wood = tone(light, '#c98f52');
  const tin = tone(light, '#c9d4d8');
  return (
    line('M-13 5.600L6 -1.200', wood.deep, 2.6) +
    line('M-13 5.200L6 -1.600', wood.base, 1.7) +
    path('M4.600 -2.900L9.600 -4.800L10.900 -0.900L5.700 0.900Z', tin.base) +
    line('M6.600 -3.400L7.700 0M8.300 -4L9.400 -0.600', tin.deep, 0.5) +
    path(
      'M9.600 -5.200C12.600 -6.600 15 -6 17.200 -4.600C15.600 -2.400 13.600 -0.800 10.900 -0.500Z',
      '#5f4632',
    ) +
    path(
      'M12.200 -6.100C14.400 -6.200 15.800 -5.600 17.400 -4.600C16 -2.400 14.400 -1.200 12.800 -0.900C13.600 -2.600 13.400 -4.600 12.200 -6.100Z',
      tone(light, color).base,
    )
  );
};
