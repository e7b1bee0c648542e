import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Passenger } from './passenger.ts';

/** A passenger from the ceiling: shoulders, knees and whatever is worn on top. About 100 wide around the head at (0, 0). */
export function fromAbove(light: Light, person: Passenger, ducking = false): string {
  const coat = tone(light, person.coat);
  const skin = tone(light, person.skin);
  const knees = ducking ? 30 : 52;
  return (
    line(`M-18 14L-16 ${knees}M18 14L16 ${knees}`, tone(light, '#4a5568').base, 24) +
    path(
      'M-50 8C-52 -22 -26 -30 0 -30C26 -30 52 -22 50 8C48 28 26 30 0 30C-26 30 -48 28 -50 8Z',
      coat.base,
    ) +
    path('M50 8C48 28 26 30 0 30C-26 30 -48 28 -50 8C-30 18 30 18 50 8Z', coat.shade) +
    (ducking
      ? line('M-44 4C-46 34 -30 34 -18 18M44 4C46 34 30 34 18 18', coat.deep, 17) +
        oval(-15, 12, 8, 7, skin.base) +
        oval(15, 12, 8, 7, skin.base)
      : '') +
    (ducking ? '' : oval(0, 25, 6, 5, skin.base)) +
    oval(0, 2, 27, 28, tone(light, person.hair).base) +
    crown(light, person)
  );
}

function crown(light: Light, person: Passenger): string {
  const hair = tone(light, person.hair);
  const cloth = tone(light, person.scarf ?? person.coat);
  const skin = tone(light, person.skin);
  switch (person.head) {
    case 'bald':
      return oval(0, 4, 22, 23, skin.base) + oval(6, -4, 8, 6, skin.lite);
    case 'bun':
      return oval(0, -8, 13, 13, hair.lite) + line('M-7 -8a7 7 0 1 1 8 6', hair.deep, 2);
    case 'turban': {
      const folds = [6, 12, 18].map((r) => `M${num(-r)} 2a${r} ${r} 0 0 1 ${r * 2} 0`).join('');
      return (
        oval(0, 2, 29, 29, cloth.base) + line(folds, cloth.deep, 2.4) + oval(0, 4, 3, 3, cloth.deep)
      );
    }
    case 'beret':
      return (
        oval(0, -2, 31, 28, cloth.base) +
        oval(8, -9, 13, 9, cloth.lite) +
        oval(0, -2, 3, 3, cloth.deep)
      );
    default:
      return line('M-4 -22C-10 -8 -8 10 -2 24M8 -18C14 -6 14 8 10 20', hair.lite, 3);
  }
}
