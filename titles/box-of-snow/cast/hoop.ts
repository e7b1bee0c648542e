import type { Hex } from '#bookmaking/drawing/color.ts';
import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { tube } from '#bookmaking/hero/limbs.ts';
import { grownHand } from './limb.ts';
import { type Look, neighborFace } from './neighbor-face.ts';

export interface Bender {
  readonly look: Look;
  readonly top: Hex;
  readonly tights: Hex;
  /** The mat on the floor. */
  readonly mat: Hex;
}

/** What each of them stands on. */
export const matOf = (light: Light, mat: Hex): string =>
  path('M-34 6H182L176 -6H-26Z', tone(light, mat).base);

/**
 * Somebody bent like a croquet hoop: feet at x 0, hand on the floor at x 150, the head hanging inside
 * the hoop, upside down; one finger out at (190, -50). The floor is y 0, the back about -165. `far`
 * draws the limbs as plain strokes: thirty in full were 200 KB.
 */
export function hoop(light: Light, who: Bender, far = false): string {
  const skin = tone(light, who.look.skin);
  const { tights, top } = who;
  const limb = (way: readonly Point[], widths: readonly number[], color: Hex): string =>
    far
      ? line(smooth(way, false), tone(light, color).base, (widths[1] as number) * 1.75)
      : tube(light, way, widths, tone(light, color));
  const farLeg: Point[] = [
    [14, -2],
    [8, -56],
    [26, -112],
    [58, -138],
  ];
  const leg: Point[] = [
    [0, -2],
    [-10, -56],
    [8, -116],
    [52, -146],
  ];
  const back: Point[] = [
    [42, -140],
    [76, -156],
    [112, -140],
    [132, -108],
  ];
  const propped: Point[] = [
    [128, -112],
    [146, -76],
    [152, -34],
    [150, -8],
  ];
  const pinching: Point[] = [
    [132, -110],
    [158, -92],
    [172, -66],
    [176, -60],
  ];
  return (
    matOf(light, who.mat) +
    limb(farLeg, [11, 14, 19, 24], tone(light, tights).shade) +
    limb(leg, [11, 14, 20, 26], tights) +
    path('M-14 0C-14 -10 12 -10 22 -2V2H-14Z', skin.base) +
    limb(back, [25, 27, 26, 20], top) +
    at(106, -62, 0.74, neighborFace(light, who.look, [-0.9, 0.2], { far: true }), 186) +
    limb(propped, [11, 9, 8, 7.4], who.look.skin) +
    line('M146 -4L164 -2', skin.base, 9) +
    limb(pinching, [11, 9, 8, 7], who.look.skin) +
    (far
      ? line('M178 -58L200 -46', skin.base, 8)
      : at(176, -60, 0.72, grownHand(light, who.look.skin, 'point'), 28))
  );
}
