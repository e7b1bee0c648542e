import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';

export type Weather = 'sun' | 'cloud' | 'storm';

const DRAWN: Record<Weather, string> = {
  sun:
    oval(0, 2, 32, 32, '#f0b53c') +
    line(
      'M0 -46V-60M0 50V64M-46 2H-60M46 2H60M-33 -31L-43 -41M33 -31L43 -41M-33 35L-43 45M33 35L43 45',
      '#e3963a',
      8,
    ) +
    line('M-20 -8q20 22 40 -4M-18 12q18 14 34 0', '#f7d27a', 5),
  cloud:
    line(
      'M-50 20C-70 18 -66 -10 -42 -10C-40 -40 0 -46 12 -20C36 -34 60 -8 44 6C62 10 58 28 42 26C10 30 -20 28 -50 20Z',
      '#6f8fb5',
      7,
    ) + line('M-34 8q14 10 30 0M4 10q14 8 28 0', '#a9c3dc', 6),
  storm:
    line(
      'M-56 -20C-40 -54 -20 4 -2 -34C12 -58 26 0 54 -30M-54 2C-30 -24 -18 26 6 -6C22 -28 36 16 54 -6',
      '#4d4a78',
      9,
    ) + path('M6 6L-18 38H-2L-14 66L24 26H6L20 6Z', '#e8a93a'),
};

/** A card with weather in crayon, 170 by 210, taped at its top; its middle at (0, 0). */
export function weatherCard(light: Light, weather: Weather, paper: Hex): string {
  const t = tone(light, paper);
  return (
    box(-82, -100, 172, 212, light.shade, 5, 'fill-opacity=".22"') +
    box(-86, -106, 172, 212, t.base, 5) +
    DRAWN[weather] +
    box(-30, -122, 60, 28, '#f2d98c', 2, 'fill-opacity=".85" transform="rotate(-4)"')
  );
}
