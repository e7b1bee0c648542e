import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A turned table leg, 100 high on y 0: a foot, two rings and a swell, as a lathe makes them. */
export function turnedLeg(light: Light, wood: Hex): string {
  const t = tone(light, wood);
  const half =
    'C6 -99 8 -90 6 -84C10 -82 10 -77 6 -75C11 -64 12 -48 6 -34C10 -32 10 -27 6 -25C5 -19 6 -14 10 -10C13 -6 10 0 0 0';
  const d = `M0 -102${half}C-10 0 -13 -6 -10 -10C-6 -14 -5 -19 -6 -25C-10 -27 -10 -32 -6 -34C-12 -48 -11 -64 -6 -75C-10 -77 -10 -82 -6 -84C-8 -90 -6 -99 0 -102Z`;
  return (
    oval(0, 0, 15, 3, light.shade, 'fill-opacity=".5"') +
    path(d, t.base) +
    path(
      'M0 -102C-6 -99 -8 -90 -6 -84C-10 -82 -10 -77 -6 -75C-11 -64 -12 -48 -6 -34C-10 -32 -10 -27 -6 -25C-5 -19 -6 -14 -10 -10C-13 -6 -10 0 0 0C-5 -4 -6 -8 -3 -14C-1 -24 -3 -28 -2 -34C-6 -48 -5 -64 -2 -75C-3 -80 -3 -82 -2 -84C-3 -92 -2 -98 0 -102Z',
      t.shade,
      'fill-opacity=".75"',
    ) +
    line('M-6 -84H6M-6 -75H6M-6 -34H6M-6 -25H6', t.deep, 1, 'stroke-opacity=".7"') +
    line('M7 -62Q9.6 -52 7 -42M6 -12q3 4 1 7', t.rim, 1.3, 'stroke-opacity=".75"')
  );
}
