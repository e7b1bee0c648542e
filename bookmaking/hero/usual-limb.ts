import { edge, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Knee } from './child-hand.ts';
import { limbSpine, limbWidths, tube } from './limbs.ts';
import type { Limb } from './skeleton.ts';
import type { Sleeve } from './sleeve.ts';

/** A sleeve or trouser leg: tube, a quiet contour so it reads against the same color, and a cuff; of skin the tube alone. */
export function usualLimb(
  limb: Limb,
  { widths, length, loose, cuffed }: Sleeve,
  t: Tone,
  light: Light,
): string {
  const spine = limbSpine(limb, length);
  const halfWidths = limbWidths(widths, spine.length, loose);
  const art = tube(light, spine, halfWidths, t, !loose || 'start');
  if (!loose) return art;
  const one = edge(spine, halfWidths, 1);
  const other = edge(spine, halfWidths, -1);
  const [a, b] = [one[one.length - 1] as Point, other[other.length - 1] as Point];
  const end = spine[spine.length - 1] as Point;
  // A hem goes round the limb, so it bows out over what comes from under it.
  const [bx, by] = [end[0] - (b[1] - a[1]) * 0.2, end[1] + (b[0] - a[0]) * 0.2];
  const hem = `M${num(a[0])} ${num(a[1])}Q${num(bx)} ${num(by)} ${num(b[0])} ${num(b[1])}`;
  // No line where a sleeve leaves the shoulder: with one it was a capsule laid on the trunk.
  const sides = smooth(one.slice(1), false) + smooth(other.slice(1), false);
  return (
    art +
    line(sides, t.deep, 1.5, 'stroke-opacity=".42"') +
    (cuffed ? path(`${hem}Z`, t.base) + line(hem, t.shade, 3.2) : '')
  );
}

/** The end of a thigh that points at us, of which nothing else shows. */
export function usualKnee(
  { root, bend }: Limb,
  { half: w, thigh }: Knee,
  t: Tone,
  light: Light,
): string {
  const seen = Math.hypot(bend[0] - root[0], bend[1] - root[1]) / thigh;
  if (seen > 0.66 || bend[2] - root[2] < thigh * 0.55) return '';
  const [x, y] = bend;
  const under = `M${num(x - w * 0.92)} ${num(y + w * 0.3)}Q${num(x)} ${num(y + w * 1.45)} ${num(x + w * 0.92)} ${num(y + w * 0.3)}`;
  return (
    oval(x, y, w, w * 0.96, t.base) +
    line(under, t.deep, 2.2, 'stroke-opacity=".5"') +
    oval(x + light.direction[0] * 4, y - w * 0.36, w * 0.5, w * 0.3, t.lite, 'fill-opacity=".35"')
  );
}
