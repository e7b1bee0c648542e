import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { inkedHand, inkedLimb } from '#bookmaking/hero/inked/inked-limb.ts';
import type { HandShape } from '#bookmaking/hero/poses.ts';

/** A grown-up's limb is drawn in hero units, and then as small as they are on a page. */
const SCALE = 0.5;

/** A clothed arm or leg of a grown-up through three joints, by the hand that draws the children; `width` is half of it at its root. */
export function clothedLimb(
  joints: readonly [Point, Point, Point],
  width: number,
  cloth: Tone,
  light: Light,
): string {
  const [root, bend, end] = joints.map(([x, y]): Point3 => [x / SCALE, y / SCALE, 0]) as [
    Point3,
    Point3,
    Point3,
  ];
  const w = width / SCALE;
  const limb = { root, bend, end, heel: end, toe: end };
  const sleeve = { widths: [w, w * 0.84, w * 0.66], length: 1, loose: 1, cuffed: true } as const;
  return at(0, 0, SCALE, inkedLimb(limb, sleeve, cloth, light));
}

/** A hand of such a size at a wrist; `thumb` -1 turns it over. */
export const grownHandAt = (
  [x, y]: Point,
  degrees: number,
  shape: HandShape,
  skin: Tone,
  thumb: 1 | -1 = 1,
  size = 0.42,
): string => at(x, y, size * thumb, inkedHand(shape, skin), degrees, size);
