// The rig: a stick skeleton in three dimensions, projected straight onto the page. One pose gives
// every view for nothing. The origin of a figure is the point on the ground under its pelvis.
import { smooth } from '#bookmaking/drawing/curves.ts';
import {
  flat,
  hull,
  lerp,
  type Point,
  type Point3,
  radians,
} from '#bookmaking/drawing/geometry.ts';
import type { Body } from './body.ts';
import type { Arm, Direction, Leg, Pose } from './poses.ts';
import { bendTo, FIST, TIP } from './reach.ts';
import { laidOver, seenHead } from './turns.ts';

/** Joints of an arm (shoulder, elbow, wrist) or a leg (hip, knee, ankle, and the foot). */
export interface Limb {
  readonly root: Point3;
  readonly bend: Point3;
  readonly end: Point3;
  readonly heel: Point3;
  readonly toe: Point3;
}

export interface Skeleton {
  readonly body: Body;
  readonly pose: Pose;
  readonly yaw: number;
  /** Camera above, in degrees: 0 eye level, 80 almost straight down. */
  readonly pitch: number;
  readonly armL: Limb;
  readonly armR: Limb;
  readonly legL: Limb;
  readonly legR: Limb;
  readonly neck: Point3;
  readonly head: Point3;
  readonly pelvis: Point3;
  readonly headYaw: number;
  readonly headPitch: number;
  /** A plain turn of the drawn head. */
  readonly headTilt: number;
  /** On the trunk: longitude 0 front, 90 the hero's left; level 0 the neck, 1 the crotch. */
  readonly torsoAt: (longitude: number, level: number, reach?: number) => Point3;
  /** From the hero's space, with the ground at y 0, to the drawing. */
  readonly project: (p: Point3) => Point3;
  /** Cosine of the yaw: positive shows the front. */
  readonly facing: number;
}

export interface View {
  readonly yaw: number;
  /** Camera above, in degrees. */
  readonly pitch: number;
  /** Height of what the hero sits on. */
  readonly seatHeight: number;
  readonly turn?: number;
  readonly nod?: number;
  readonly tilt?: number;
  /** Where a fingertip must be, in the drawing, or the middle of a fist that holds; wins over the pose's arm. */
  readonly touchL?: Point;
  readonly touchR?: Point;
}

type Level = readonly [level: number, width: number, depth: number];

/** Half width and half depth of the trunk by level, in shoulders and depths. */
const TRUNK: readonly Level[] = [
  [-0.02, 0.34, 0.42],
  [0.05, 0.74, 0.62],
  [0.14, 0.96, 0.8],
  [0.32, 0.93, 0.96],
  [0.6, 0.92, 1.06],
  [0.8, 0.96, 1.02],
  [0.93, 0.84, 0.86],
  [1, 0.58, 0.6],
];

function trunkAt(level: number): [width: number, depth: number] {
  let below = 1;
  while (below < TRUNK.length - 1 && level > (TRUNK[below] as Level)[0]) below++;
  const here = TRUNK[below] as Level;
  const above = TRUNK[below - 1] as Level;
  const t = (level - above[0]) / (here[0] - above[0]);
  return [lerp(above[1], here[1], t), lerp(above[2], here[2], t)];
}

const unit = ([swing, out]: Direction, side: number): Point3 => [
  side * Math.sin(radians(out)),
  Math.cos(radians(out)) * Math.cos(radians(swing)),
  Math.cos(radians(out)) * Math.sin(radians(swing)),
];
const plus = (a: Point3, b: Point3, k = 1): Point3 => [
  a[0] + b[0] * k,
  a[1] + b[1] * k,
  a[2] + b[2] * k,
];

/** Sets the pose on the ground, or on its seat, and projects it. */
export function skeletonOf(body: Body, pose: Pose, view: View): Skeleton {
  const lean = radians(pose.lean ?? 0);
  const roll = radians(pose.roll ?? 0);
  const twist = radians(pose.twist ?? 0);
  const up: Point3 = [
    Math.sin(roll),
    -Math.cos(roll) * Math.cos(lean),
    Math.cos(roll) * Math.sin(lean),
  ];
  const forward: Point3 = [0, Math.sin(lean), Math.cos(lean)];
  // Shoulders are rolled, hips against them, and the spine bends from one to the other.
  const bow = roll + radians(pose.hips ?? -(pose.roll ?? 0));
  const leftward = (level: number): Point3 => {
    const t = twist * (1 - level);
    const r = roll - bow * level;
    return [Math.cos(r) * Math.cos(t), Math.sin(r), Math.sin(t)];
  };
  // Who leans forward has a round back, who leans back a hollow one.
  const spine = (level: number): Point3 =>
    plus(
      plus(
        [bow * body.torso * (1 - level) * (level + 1) * -0.5, 0, 0],
        up,
        body.torso * (0.94 - level),
      ),
      forward,
      -0.7 * lean * body.torso * level * (1 - level),
    );

  const shoulderOf = (side: number): Point3 =>
    plus(spine(0.12 - (pose.shrug ?? 0) / body.torso), leftward(0.1), side * body.shoulder * 0.8);
  const armOf = (side: number, arm: Arm): Limb => {
    const root = shoulderOf(side);
    const bend = plus(root, unit(arm.upper, side), body.upperArm);
    const end = plus(bend, unit(arm.lower, side), body.foreArm);
    return { root, bend, end, heel: end, toe: end };
  };
  const legOf = (side: number, leg: Leg): Limb => {
    const root = plus(spine(0.97), leftward(1), side * body.hip);
    const bend = plus(root, unit(leg.upper, side), body.thigh);
    const end = plus(bend, unit(leg.lower, side), body.shin);
    const pitch = radians(leg.foot ?? 0);
    const along: Point3 = [side * 0.26, Math.sin(pitch), Math.cos(pitch)];
    const base = plus(end, [0, 1, 0], 3);
    return {
      root,
      bend,
      end,
      heel: plus(base, along, -body.foot * 0.16),
      toe: plus(base, along, body.foot * 0.62),
    };
  };
  const legL = legOf(1, pose.legL);
  const legR = legOf(-1, pose.legR);

  // The lowest sole or knee touches y 0, or the seat or the side one lies on carries the weight.
  const sole = Math.max(legL.heel[1], legL.toe[1], legR.heel[1], legR.toe[1]) + body.sole * 0.8;
  const knee = Math.max(legL.bend[1], legR.bend[1]) + body.legWidths[1] * 0.9;
  const sitting = body.depth * 0.5 + body.legWidths[0] * 0.55 + view.seatHeight;
  const lying = pose.lie === 'side' ? body.shoulder * 0.96 : body.depth * 0.9;
  const standing = Math.max(sole, knee);
  const weight = pose.lie ? lying : pose.seat ? sitting : standing;
  const drop = -weight - (pose.lift ?? 0);

  const [cosYaw, sinYaw] = [Math.cos(radians(view.yaw)), Math.sin(radians(view.yaw))];
  const [cosPitch, sinPitch] = [Math.cos(radians(view.pitch)), Math.sin(radians(view.pitch))];
  const [cosSpin, sinSpin] = [Math.cos(radians(pose.spin ?? 0)), Math.sin(radians(pose.spin ?? 0))];
  const lyingAt = -body.depth * 0.9;
  const project = ([x, y, z]: Point3): Point3 => {
    const across = x * cosYaw + z * sinYaw;
    const toward = -x * sinYaw + z * cosYaw;
    const down = y * cosPitch + toward * sinPitch;
    const depth = toward * cosPitch - y * sinPitch;
    if (!pose.spin) return [across, down, depth];
    const below = down - drop;
    return [
      across * cosSpin - below * sinSpin,
      across * sinSpin + below * cosSpin + lyingAt,
      depth,
    ];
  };
  const laid = laidOver(pose.lie);
  const stand = (p: Point3): Point3 => {
    const [x, y, z] = laid(p);
    return project([x, y + drop, z]);
  };
  const standLimb = (limb: Limb): Limb => ({
    root: stand(limb.root),
    bend: stand(limb.bend),
    end: stand(limb.end),
    heel: stand(limb.heel),
    toe: stand(limb.toe),
  });
  const placedArm = (side: number, arm: Arm, touch: Point | undefined): Limb => {
    const limb = standLimb(armOf(side, arm));
    const tip = arm.hand === 'hold' ? FIST : TIP;
    const out = (limb.root[0] - stand(spine(0.12))[0]) / body.shoulder;
    return touch
      ? { ...limb, ...bendTo(limb.root, touch, body.upperArm, body.foreArm, body.hand * tip, out) }
      : limb;
  };

  const torsoAt = (longitude: number, level: number, reach = 1): Point3 => {
    const [width, depth] = trunkAt(level);
    const broad = lerp(1, body.plump, Math.min(1, level * 1.7));
    const across = Math.sin(radians(longitude)) * width * broad * body.shoulder * reach;
    const ahead = Math.cos(radians(longitude)) * depth * body.depth * reach;
    return stand(plus(plus(spine(level), leftward(level), across), forward, ahead));
  };
  const turn = view.turn ?? pose.turn ?? 0;
  const nod = view.nod ?? pose.nod ?? 0;
  const tilt = view.tilt ?? pose.tilt ?? 0;
  // A lying head is looked at from anywhere: its own axes say how it is to be drawn.
  const seen = pose.lie && seenHead((p) => project(laid(p)), turn, nod, tilt);
  const neck = spine(0);
  const head = plus(neck, [up[0] * 0.6, -1, up[2] * 0.75], body.neck + 43);
  return {
    body,
    pose,
    yaw: view.yaw,
    armL: placedArm(1, pose.armL, view.touchL),
    armR: placedArm(-1, pose.armR, view.touchR),
    legL: standLimb(legL),
    legR: standLimb(legR),
    neck: stand(neck),
    head: stand(head),
    pelvis: stand([0, 0, 0]),
    headYaw: seen ? seen.yaw : view.yaw + turn,
    headPitch: seen ? seen.pitch : view.pitch * (view.pitch > 20 ? 0.95 : 0.8) + nod,
    headTilt: seen ? seen.tilt : tilt + (pose.roll ?? 0) * 0.6 * cosYaw + (pose.spin ?? 0),
    pitch: view.pitch,
    torsoAt,
    project,
    facing: cosYaw,
  };
}

/**
 * Silhouette of the trunk between two levels: seen level, the widest points of the turned ellipse
 * at each; seen from above or lying, all that its rings cover.
 */
export function trunkOutline(
  skeleton: Skeleton,
  from = -0.02,
  to = 1,
  reach = 1,
  steps = 7,
): string {
  if (Math.abs(skeleton.pitch) > 24 || skeleton.pose.lie) {
    const points: Point[] = [];
    for (let i = 0; i <= steps; i++) {
      for (let longitude = 0; longitude < 360; longitude += 24) {
        points.push(flat(skeleton.torsoAt(longitude, lerp(from, to, i / steps), reach)));
      }
    }
    return smooth(hull(points));
  }
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const [a, b] = trunkSides(skeleton, lerp(from, to, i / steps), reach);
    left.push(a);
    right.push(b);
  }
  return smooth([...left, ...right.reverse()]);
}

/** The leftmost and rightmost points of the trunk on the page at a level. */
export function trunkSides(skeleton: Skeleton, level: number, reach: number): [Point, Point] {
  if (skeleton.pose.spin) {
    return [flat(skeleton.torsoAt(-90, level, reach)), flat(skeleton.torsoAt(90, level, reach))];
  }
  let low = skeleton.torsoAt(0, level, reach);
  let high = low;
  for (let longitude = 15; longitude < 360; longitude += 15) {
    const p = skeleton.torsoAt(longitude, level, reach);
    if (p[0] < low[0]) low = p;
    if (p[0] > high[0]) high = p;
  }
  return [flat(low), flat(high)];
}
