import type { Point3 } from '#bookmaking/drawing/geometry.ts';
import type { Skeleton } from './skeleton.ts';

/** Half the width and half the height of a face with its jaw, in hero units: no shoulder is drawn on a cheek. */
const FACE = [45, 50] as const;
/** How far from a cheek a shoulder is, in its own half widths. */
const BESIDE_CHEEK = 1.02;
/** How much further out than its joint a child's shoulder is drawn large, of the way between both: cloth and flesh lie over it. */
const BROADER = 0.08;

/** Where an arm begins: the shoulder of that body, moved out from under a face that hangs before it. */
export function shoulderOf({ armL, armR, head, body }: Skeleton, side: 1 | -1): Point3 {
  const [joint, other] = side > 0 ? [armL.root, armR.root] : [armR.root, armL.root];
  const from = (i: 0 | 1): number => joint[i] + (joint[i] - other[i]) * BROADER - head[i];
  const [x, y] = [from(0), from(1)];
  const away = Math.hypot(x, y) || 1;
  const jaw = away / Math.hypot(x / FACE[0], y / FACE[1]);
  const out = Math.max(1, (jaw + body.armWidths[0] * BESIDE_CHEEK) / away);
  return [head[0] + x * out, head[1] + y * out, joint[2]];
}
