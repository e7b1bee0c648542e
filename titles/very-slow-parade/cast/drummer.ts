import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { pot, spoon, strap } from './pot.ts';

/** In profile the near arm goes round the pot, from its own shoulder. */
export const ROUND_THE_POT: Arm = { upper: [-6, 14], lower: [62, 2], hand: 'hold' };

/** Who marches to the right in profile: the pot before the belly or on a lap, the near arm round it, the spoon in the far fist. */
export function drummer(kid: PlacedHero, light: Light, rolls: boolean, degrees: number): string {
  const { scale: u, pelvis, handL } = kid;
  const drum: Point = [pelvis[0] + (rolls ? 54 : 40) * u, pelvis[1] + (rolls ? -12 : 8) * u];
  return (
    at(handL[0], handL[1], 0.95 * u, spoon(light), degrees) +
    kid.art +
    strap(kid, drum) +
    at(drum[0], drum[1], 0.94 * u, pot(light)) +
    kid.arm(-1) +
    kid.hand(1)
  );
}
