import type { Hex } from '../../../drawing/colour.ts';
import { type Light, tone } from '../../../drawing/light.ts';
import { at, line, path } from '../../../drawing/marks.ts';
import { tube } from '../../../hero/limbs.ts';
import { grownHand } from './limb.ts';
import { type Look, neighborFace } from './neighbor-face.ts';

export interface Bender {
  readonly look: Look;
  readonly top: Hex;
  readonly tights: Hex;
  /** The mat on the floor. */
  readonly mat: Hex;
}

/**
 * Somebody bent like a croquet hoop: feet at x 0, hand on the floor at x 150, the head hanging inside
 * the hoop, upside down; one finger out at (190, -50). The floor is y 0, the back about -165.
 */
export function hoop(light: Light, who: Bender): string {
  const skin = tone(light, who.look.skin);
  const { tights, top } = who;
  const trousers = tone(light, tights);
  return (
    path('M-34 6H182L176 -6H-26Z', tone(light, who.mat).base) +
    // The far leg and the near one, then the back over the top and down the arm.
    tube(
      light,
      [
        [14, -2],
        [8, -56],
        [26, -112],
        [58, -138],
      ],
      [11, 14, 19, 24],
      trousers.shade,
    ) +
    tube(
      light,
      [
        [0, -2],
        [-10, -56],
        [8, -116],
        [52, -146],
      ],
      [11, 14, 20, 26],
      tights,
    ) +
    path('M-14 0C-14 -10 12 -10 22 -2V2H-14Z', skin.base) +
    tube(
      light,
      [
        [42, -140],
        [76, -156],
        [112, -140],
        [132, -108],
      ],
      [25, 27, 26, 20],
      top,
    ) +
    at(106, -62, 0.74, neighborFace(light, who.look, [-0.9, 0.2]), 186) +
    tube(
      light,
      [
        [128, -112],
        [146, -76],
        [152, -34],
        [150, -8],
      ],
      [11, 9, 8, 7.4],
      who.look.skin,
    ) +
    line('M146 -4L164 -2', skin.base, 9) +
    tube(
      light,
      [
        [132, -110],
        [158, -92],
        [172, -66],
        [176, -60],
      ],
      [11, 9, 8, 7],
      who.look.skin,
    ) +
    at(176, -60, 0.72, grownHand(light, who.look.skin, 'point'), 28)
  );
}
