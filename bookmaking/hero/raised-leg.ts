import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from './hero.ts';

/**
 * A leg of somebody on the tummy, bent at the knee, sole to the ceiling: in hero units, the knee at (0, 0), its shoe 120
 * above it.
 */
export function raisedLeg(hero: Hero, light: Light, color = hero.colors.main): string {
  const cloth = tone(light, color);
  const shoe = tone(light, hero.colors.shoes);
  return (
    line('M0 0V-66', cloth.deep, 36) +
    line('M0 0V-66', cloth.base, 33) +
    line('M9 -2V-64', cloth.shade, 10, 'stroke-opacity=".6"') +
    path(
      'M-15 -78C-20 -98 -10 -120 6 -118C20 -118 22 -96 16 -78C8 -72 -8 -72 -15 -78Z',
      shoe.base,
    ) +
    path('M4 -118C20 -118 22 -96 16 -78C12 -74 8 -74 4 -74Z', shoe.shade) +
    line('M-16 -79C-6 -73 8 -73 17 -79', tone(light, hero.colors.second).base, 5)
  );
}
