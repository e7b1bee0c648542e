import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/**
 * Two hands pressed around something round, from before: fingers lie over its lower half, thumbs up its
 * sides. The middle of it is (x, y), `r` its radius in mm; wrists are 1.7 `r` to either side of it.
 */
export function cuppedHands(hero: Hero, x: number, y: number, r: number, light: Light): string {
  const skin = tone(light, hero.skin);
  const fingers = 'M17 -1L5 1M18 6L2 7.400M17 12L3 13.400M14 17.400L5 18.800';
  const hand =
    path('M27 -3C21 -9 14 -9 12 -3L10 17C14 23 24 21 30 13Z', skin.base) +
    path('M30 13C24 21 14 23 10 17C16 18 24 13 28.500 4Z', skin.shade, 'fill-opacity=".6"') +
    line(fingers, skin.shade, 6.6) +
    line(fingers, skin.base, 5.5) +
    line('M5.400 .600l-1 .1M2.400 7l-1 .1M3.400 13l-1 .1', skin.lite, 2.6, 'stroke-opacity=".6"') +
    line('M19 -3C15 -8 13 -11 11.500 -13.500', skin.shade, 7.2) +
    line('M19 -3C15 -8 13 -11 11.500 -13.500', skin.base, 6);
  const k = r / 15;
  return (
    oval(x, y + r * 1.3, r * 1.1, r * 0.24, light.shade, 'fill-opacity=".2"') +
    at(x, y, -k, hand, 0, k) +
    at(x, y, k, hand)
  );
}
