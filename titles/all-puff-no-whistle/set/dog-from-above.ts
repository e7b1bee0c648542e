import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** The dog asleep in the sun, flat on its belly, from straight above; about 80 long, nose to the right. */
export function dogFromAbove(light: Light): string {
  const coat = tone(light, '#a86a45');
  const white = tone(light, '#fbefe0');
  return (
    oval(0, 2, 30, 13, '#3f4c70', 'fill-opacity=".35"') +
    // Paws look out before and behind on either side, as it lies in the sun.
    line('M10 -9L20 -15M10 9L20 15M-20 -9L-14 -16M-20 9L-14 16', white.base, 6) +
    line('M-30 0Q-40 -2 -44 -12', coat.base, 4.4) +
    path(
      'M-32 0C-32 -12 -22 -13 -14 -10C-4 -8 4 -13 14 -10C22 -7 22 7 14 10C4 13 -4 8 -14 10C-22 13 -32 12 -32 0Z',
      coat.base,
    ) +
    path(
      'M-32 0C-32 12 -22 13 -14 10C-4 8 4 13 14 10C18 8 19 4 19 0C4 4 -16 3 -32 0Z',
      coat.shade,
      'fill-opacity=".55"',
    ) +
    path('M-18 -10C-10 -9 -6 -8 -2 -9C-4 -2 -14 -2 -18 -10Z', white.base) +
    line('M14 -9Q18 0 14 9', '#3c6cab', 3) +
    path('M16 0C16 -10 26 -11 32 -7C38 -5 42 -3 42 0C42 3 38 5 32 7C26 11 16 10 16 0Z', coat.base) +
    path('M22 -2.400C30 -3 36 -4 40 -2.6Q42 0 40 2.6C36 4 30 3 22 2.400Z', white.base) +
    path(
      'M20 -9C14 -13 16 -20 24 -18C28 -15 28 -11 26 -9ZM20 9C14 13 16 20 24 18C28 15 28 11 26 9Z',
      coat.deep,
    ) +
    oval(41.4, 0, 2.2, 2.6, '#2b1d22')
  );
}
