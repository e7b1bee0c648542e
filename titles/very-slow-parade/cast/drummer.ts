import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { pot, spoon, strap } from './pot.ts';

/** The near arm of who marches to the right: a fist round the handle of a pot, before the belly, or over a lap. */
export const byTheHandle = (rolls: boolean): Arm =>
  rolls
    ? { upper: [-42, 14], lower: [92, -4], hand: 'hold' }
    : { upper: [-28, 14], lower: [84, -4], hand: 'hold' };

/** How far a spoon is pushed on through its fist: with more of its handle behind, on page 2 a fist showed a finger. */
const NEAR_ITS_END = 17;

/** From the middle of its foot to the middle of a pot's near handle. */
const HANDLE = [-47, -40] as const;

/** How large a pot is before somebody: before a first or second year it is a smaller one. */
export const potSize = ({ figure, scale }: PlacedHero): number =>
  Math.min(0.94, 0.62 + (figure.skeleton.body.heads - 2.6) * 0.3) * scale;

/** Where the foot of that pot is, by its handle in the near fist. */
export const drumOf = (kid: PlacedHero): Point => {
  const size = potSize(kid);
  const [x, y] = fistOf(kid, -1);
  return [x - HANDLE[0] * size, y - HANDLE[1] * size];
};

/** Where the far fist of who drums has to be for a spoon, turned by `degrees`, to lie on the rim of that pot. */
export function strikes(kid: PlacedHero, degrees: number): Point {
  const size = potSize(kid);
  const [x, y] = drumOf(kid);
  const reach = (54 + NEAR_ITS_END) * 0.95 * kid.scale;
  const turn = radians(degrees);
  return [x + 20 * size - Math.cos(turn) * reach, y - 58 * size - Math.sin(turn) * reach];
}

/** Who marches to the right: by its handle, in the near fist, a pot that hangs from a neck; upright through the far fist, turned by `degrees`, a spoon. */
export function drummer(kid: PlacedHero, light: Light, degrees: number): string {
  const size = potSize(kid);
  const drum = drumOf(kid);
  const held = fistOf(kid, 1);
  const turn = radians(degrees);
  const on = NEAR_ITS_END * 0.95 * kid.scale;
  return (
    kid.art +
    strap(kid, drum, size) +
    at(...drum, size, pot(light)) +
    kid.hand(-1) +
    at(
      held[0] + Math.cos(turn) * on,
      held[1] + Math.sin(turn) * on,
      0.95 * kid.scale,
      spoon(light),
      degrees,
    ) +
    kid.hand(1)
  );
}
