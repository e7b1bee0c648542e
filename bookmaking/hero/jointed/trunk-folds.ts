// What the cloth on a trunk does where the body bends: an edge as on its limbs, and wrinkles from a raised arm and on the side that closes.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, shadowInk } from '#bookmaking/drawing/light.ts';
import { line } from '#bookmaking/drawing/marks.ts';
import { type Skeleton, trunkSides } from '#bookmaking/hero/skeleton.ts';
import type { EdgeHand } from './edge-hand.ts';

/** Armpit, chest, waist, hip, and where the legs begin. */
const LEVELS = [0.24, 0.4, 0.6, 0.8, 0.96];
type Edge = readonly [Point, Point, Point, Point, Point];

/** From above and of who lies, no side of a trunk is seen whole. */
const STEEP = 24;

export function trunkFolds({ ink, weight, strong }: EdgeHand, s: Skeleton, light: Light): string {
  if (s.pose.lie || s.pose.spin || Math.abs(s.pitch) > STEEP) return '';
  const levels = LEVELS.map((level) => trunkSides(s, level, 1.03));
  const [left, right] = [0, 1].map((side) => levels.map((ends) => ends[side])) as unknown as [
    Edge,
    Edge,
  ];
  const [armLeft, armRight] = s.armL.root[0] > s.armR.root[0] ? [s.armR, s.armL] : [s.armL, s.armR];
  const isRaised = ({ root, bend }: Skeleton['armL']): boolean =>
    bend[1] < root[1] + s.body.upperArm * 0.5;
  const d =
    smooth(left, false) +
    smooth(right, false) +
    wrinkles(left, right, isRaised(armLeft)) +
    wrinkles(right, left, isRaised(armRight));
  return line(
    d,
    mix(shadowInk(light), ink, 0.5),
    weight,
    `stroke-opacity="${Math.round(strong * 60) / 100}"`,
  );
}

const long = ([pit, , , hip]: Edge): number => Math.hypot(hip[0] - pit[0], hip[1] - pit[1]);

/** From an edge of the trunk inward. */
function wrinkles(edge: Edge, other: Edge, isRaised: boolean): string {
  const [pit, chest, waist, hip] = edge;
  return (
    (isRaised ? wrinkle(pit, other[3], 0.36) + wrinkle(chest, other[4], 0.24) : '') +
    (long(edge) < long(other) * 0.95
      ? wrinkle(waist, other[2], 0.3) + wrinkle(between(waist, hip, 0.5), other[3], 0.2)
      : '')
  );
}

/** From one point so far toward another, bent downward. */
function wrinkle(from: Point, toward: Point, share: number): string {
  const [x, y] = between(from, toward, share);
  const [mx, my] = between(from, [x, y], 0.5);
  return `M${num(from[0])} ${num(from[1])}Q${num(mx)} ${num(my + 4)} ${num(x)} ${num(y)}`;
}
