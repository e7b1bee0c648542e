import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { footwear } from './footwear.ts';
import { tentacle } from './octopus.ts';

/** The flowerpot as the low mirror shows it, with a little of foot six. */
export function reflectedPot(light: Light, x: number, y: number): string {
  const pot = footwear(6, '', mirrored(light));
  return (
    at(x, y, 0.3, pot.behind, 92, -0.3) +
    tentacle(
      [
        [x + 34, y + 18],
        [x + 22, y + 6],
        [x + 2, y],
      ],
      7,
      4,
      1,
      light,
    ) +
    at(x, y, 0.3, pot.before, 92, -0.3)
  );
}
