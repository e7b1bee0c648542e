import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact, type Light } from '#bookmaking/drawing/light.ts';
import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { footwear } from './footwear.ts';
import { tentacle } from './octopus.ts';

/** Where each foot stands, in mm left of the fold. */
const FEET = [-192, -167, -141, -116, -90, -62, -31] as const;
/** From opening to sole, in mm. */
const FOOT = 23;
const K = FOOT / 60;

/**
 * Feet that are done have come over the far edge of a top at `y` and stand on it in a row, toes to who is being
 * seen to: on the page beside it, left of the fold. `top` is that top's art, and each arm is behind it.
 */
export function feetOverEdge(
  y: number,
  dressed: 6 | 7,
  object: string,
  top: string,
  light: Light,
): string {
  const opening = y - 3;
  const put = (art: string, x: number): string => at(x, opening, K, art);
  let arms = '';
  let feet = '';
  for (const [i, x] of FEET.slice(0, dressed).entries()) {
    const worn = footwear(i + 1, object, light);
    const high = opening - 10 - (i % 3) * 1.5;
    const arm: Point[] = [
      [x - 16, y + 30],
      [x - 14, opening],
      [x - 8, high],
      [x - 1, high + 3],
      [x, opening + 4],
    ];
    arms += put(worn.behind, x) + tentacle(arm, 6.4, 4.6, 1, light);
    feet += asGround(contact(light, x + 4, opening + FOOT, 18, 3.4)) + put(worn.before, x);
  }
  return arms + top + feet;
}
