// What the hero sees looking down: the own lap, the own feet, the own two hands.
import { type Light, tone } from '../../../drawing/light.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';
import type { Hero } from '../../../hero/hero.ts';

/** The hero's own hand from above, palm up, with what lies in it; side 1 is the right of the page. */
export function ownHand(hero: Hero, light: Light, side: 1 | -1, held: string): string {
  const skin = tone(light, hero.skin);
  const sleeve = tone(light, hero.colors.second);
  const fingers =
    'M-21 -22C-27 -40 -26 -50 -23 -58M-8 -28C-11 -50 -10 -60 -8 -68M8 -28C8 -50 9 -58 9 -66M21 -20C24 -36 25 -44 24 -52';
  const hand =
    line(fingers, skin.shade, 15) +
    line(fingers, skin.base, 12.6) +
    path('M-30 -26C-30 -40 30 -40 30 -24C33 0 26 22 16 34H-16C-26 22 -32 0 -30 -26Z', skin.base) +
    path('M-30 -26C-32 0 -26 22 -16 34H-4C-16 20 -24 0 -22 -28Z', skin.shade, 'fill-opacity=".6"') +
    line('M-18 6C-8 -6 8 -8 22 -6M-14 18C-6 8 4 6 14 10', skin.shade, 1.6, 'stroke-opacity=".7"');
  const arm =
    path('M-17 30H17L26 90H-26Z', skin.base) +
    path('M-22 48H24L40 110H-38Z', sleeve.base) +
    path('M-22 48H-8L-14 110H-38Z', sleeve.shade, 'fill-opacity=".7"') +
    line('M-21 51H23', sleeve.lite, 4);
  const thumb =
    line('M30 -2C40 -12 38 -26 30 -34', skin.shade, 15) +
    line('M30 -2C40 -12 38 -26 30 -34', skin.base, 12.4);
  return at(side > 0 ? 156 : 62, 168, 0.9, arm + hand + held + thumb, side * -8, 0.9 * side);
}

/** The lap and the shoes, or the lap, the wheels and the foot plate. */
export function ownLap(hero: Hero, light: Light): string {
  const main = tone(light, hero.colors.main);
  const shoes = tone(light, hero.colors.shoes);
  const toes = oval(92, 92, 12, 17, shoes.base) + oval(126, 92, 12, 17, shoes.base);
  if (!hero.wheelchair) return toes + oval(109, 232, 60, 50, main.base);
  const chair = tone(light, hero.wheelchair);
  const dark = tone(light, '#3a3b49');
  const wheel = (x: number): string =>
    box(x - 5, 120, 10, 110, dark.base, 5) + box(x - 1.6, 124, 3.2, 102, chair.base, 1.6);
  return (
    box(78, 96, 62, 12, dark.base, 4) +
    toes +
    path(
      'M74 130C80 116 104 116 106 130L108 220H66ZM112 130C114 116 138 116 144 130L152 220H110Z',
      main.base,
    ) +
    wheel(22) +
    wheel(196)
  );
}
