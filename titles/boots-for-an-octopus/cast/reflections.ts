import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { footwear } from './footwear.ts';
import { tentacle, way } from './octopus.ts';

/** The flowerpot as a mirror behind it shows it, opening at (`x`, `y`), `k` times its 60 units, with a little of foot six. */
export function reflectedPot(light: Light, x: number, y: number, k: number): string {
  const lit = mirrored(light);
  const pot = footwear(6, '', lit);
  const arm = way('-150,-52 -96,-104 -36,-110 -4,-70 0,-24 0,14');
  return (
    at(x, y, k, pot.behind, 6) +
    tentacle(
      arm.map(([dx, dy]) => [x + dx * k, y + dy * k] as const),
      22 * k,
      13 * k,
      -1,
      lit,
    ) +
    at(x, y, k, pot.before, 6)
  );
}
