import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, calm, line, path } from '#bookmaking/drawing/marks.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';

/**
 * An open palm of this `color` from the side, under something round of `r` mm at (x, y), fingers to the right and a little up,
 * or `toLeft`. Drawn over a fist, which it hides; what lies in it is drawn between `behind` and `before`.
 */
export function openPalm(
  color: Hex,
  [x, y]: readonly [number, number],
  r: number,
  light: Light,
  toLeft = false,
): { readonly behind: string; readonly before: string } {
  const skin = tone(light, color);
  const put = (art: string): string =>
    asHero(calm(at(x, y, r / 10, art, 0, toLeft ? -r / 10 : r / 10)));
  return {
    behind: put(
      line('M6 9Q15 6 19 -2', skin.shade, 6) + line('M-9 6Q-12 -2 -8 -9', skin.shade, 6.4),
    ),
    before: put(
      path(
        'M-15 5C-9 7 -5 9 1 9C8 9 13 5 19 0C22 -2 24.500 1 23 4C18 12 11 18 2 18.500C-7 19 -14 15 -17 11Z',
        skin.base,
      ) +
        path(
          'M-13 5.800C-9 7 -5 9 1 9C8 9 13 5 19 0C15 7 9 11.500 1 11.500C-5 11.500 -9 9 -13 5.800Z',
          palm(skin.base),
        ) +
        line(
          'M13 9.500Q18 7 21 3.500M11 13.500Q16 11.500 20 7.500',
          skin.deep,
          0.9,
          'stroke-opacity=".6"',
        ),
    ),
  };
}
