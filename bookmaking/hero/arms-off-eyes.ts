import { between, flat, lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { eyePlace } from './face-places.ts';
import type { Hero } from './hero.ts';
import type { Arm, Direction, Pose } from './poses.ts';
import type { Limb, Skeleton } from './skeleton.ts';
import { skullOf } from './skull-of.ts';

/** Where the eyes that we see are, in the figure's drawing. */
function eyesSeen(s: Skeleton, hero: Hero): Point[] {
  const head = skullOf(hero, s.headYaw, s.headPitch);
  const [cos, sin] = [Math.cos(radians(s.headTilt)), Math.sin(radians(s.headTilt))];
  return [-1, 1].flatMap((side): Point[] => {
    const [longitude, latitude] = eyePlace(head, hero.features, side);
    if (head.toward(longitude, latitude) < 0.1) return [];
    const [x, y] = head.at(longitude, latitude);
    return [[s.head[0] + x * cos - y * sin, s.head[1] + x * sin + y * cos]];
  });
}

/** From below the shoulder to the elbow, and from there to beyond the wrist, where the palm is. */
const UPPER_ARM = [0.5, 0.75, 1];
const FOREARM = [0.2, 0.4, 0.6, 0.8, 1, 1.25];

/** For a figure: whether an arm would lie over an eye that we see. */
export function overEyes(s: Skeleton, hero: Hero): (limb: Limb) => boolean {
  const eyes = s.facing > 0 ? eyesSeen(s, hero) : [];
  const clear = s.body.armWidths[2] + 11;
  return ({ root, bend, end }) => {
    if (eyes.length === 0) return false;
    const along = [
      ...UPPER_ARM.map((t) => between(flat(root), flat(bend), t)),
      ...FOREARM.map((t) => between(flat(bend), flat(end), t)),
    ];
    return eyes.some(([x, y]) => along.some(([px, py]) => Math.hypot(px - x, py - y) < clear));
  };
}

const isRaised = ({ upper, lower }: Arm): boolean => Math.max(upper[1], lower[1]) > 110;

/** A raised arm let out to the side, `by` 0 to 1: the elbow at the height of the shoulder, the hand beside the head. */
const opened = ({ upper, lower, hand }: Arm, by: number): Arm => ({
  upper: toward(upper, [8, 94], by),
  lower: toward(lower, [8, 128], by),
  hand,
});
const toward = (from: Direction, to: Direction, by: number): Direction => [
  lerp(from[0], to[0], by),
  lerp(from[1], to[1], by),
];

/**
 * The pose with every raised arm opened until its forearm crosses no eye. What still does when it is all open, because
 * the body is seen from its side or the page says where the hand must be, stays as it was and is drawn behind the head.
 * @param posed the skeleton of a pose, as the page shows it
 */
export function armsOffEyes(pose: Pose, hero: Hero, posed: (pose: Pose) => Skeleton): Pose {
  let clear = pose;
  for (const arm of ['armL', 'armR'] as const) {
    if (!isRaised(pose[arm])) continue;
    const tries = [0, 0.34, 0.67, 1].map((by) => ({ ...clear, [arm]: opened(pose[arm], by) }));
    clear = tries.find((each) => isOffEyes(posed(each), hero, arm)) ?? clear;
  }
  return clear;
}

const isOffEyes = (s: Skeleton, hero: Hero, arm: 'armL' | 'armR'): boolean =>
  !overEyes(s, hero)(s[arm]);
