// One child, whole: skeleton, clothes, hands and head, sorted by depth.
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, turned } from '#bookmaking/drawing/light.ts';
import { asHero, at, clean } from '#bookmaking/drawing/marks.ts';
import { noteHero } from '#bookmaking/drawing/sheet.ts';
import { armDepth, HEAD_DEPTH, isUnderHead } from './arm-depth.ts';
import { armsOffEyes, overEyes } from './arms-off-eyes.ts';
import { groundShadow, shadowOnWall } from './ground-shadow.ts';
import { handOf } from './hand-of.ts';
import { handAt } from './hands.ts';
import { headOf } from './head.ts';
import type { Hero } from './hero.ts';
import { tube } from './limbs.ts';
import { ACTING, type Face } from './moods.ts';
import { dress } from './outfits/dressed.ts';
import { type Arm, BABY_LEGS, type Leg, POSES, type Pose, type PoseName } from './poses.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';
import { skinTone } from './skin-tone.ts';
import type { Mood } from './traits.ts';
import { wheelchair, wheelchairSeat } from './wheelchair.ts';

/** How a page shows the hero. Lengths in hero units (the head is 100). */
export interface FigureView {
  /** One of the shop's, or one that a page brings along (`more-poses.ts`). */
  readonly pose: PoseName | Pose;
  readonly mood: Mood;
  /** What this page's face does otherwise than the mood's. */
  readonly face?: Partial<Face>;
  /** 0 faces us, positive turns to page right, 180 is the back. Good three-quarters are 30 to 42. */
  readonly yaw: number;
  readonly pitch?: number;
  /** Where the eyes go, -1 to 1 each way. */
  readonly gaze?: Point;
  readonly turn?: number;
  readonly nod?: number;
  readonly tilt?: number;
  readonly armL?: Arm;
  readonly armR?: Arm;
  /** Where a fingertip must be, or the middle of a fist that holds. */
  readonly touchL?: Point;
  readonly touchR?: Point;
  readonly seatHeight?: number;
  /** Otherwise than in the pose: where soles must meet a step, how a trunk leans, rolls and twists into what the hands do. */
  readonly body?: Partial<Pose>;
  /** How far who sits in a wheelchair may lean forward out of it, in degrees; otherwise hardly. */
  readonly leanInChair?: number;
  /** Air in the cheeks, 0 to 1. */
  readonly puff?: number;
  /** A close page draws both arms itself (`own-arm.ts`). */
  readonly armsByPage?: boolean;
  /** And what of the legs is seen. */
  readonly legsByPage?: boolean;
}

export interface Figure {
  readonly art: string;
  /** Face and hair once more, where an arm that a page draws over the figure must not cover them: side 1 is the hero's left. */
  readonly headOver: (side: 1 | -1) => string;
  /** What lies on the ground; drawn before anything that stands there. */
  readonly shadow: string;
  /** What falls on a wall or the back of a seat that stands `by` units behind; drawn after that and before the figure. */
  readonly onWall: (by: number) => string;
  readonly head: Point;
  readonly handL: Point;
  readonly handR: Point;
  readonly pelvis: Point;
  readonly skeleton: Skeleton;
}

const OUT_OF_CHAIR: readonly (PoseName | Pose)[] = [
  'sleep',
  'asleep',
  'floor',
  'crossed',
  'prone',
  'onBack',
  'crawl',
];

/**
 * A hero who uses a wheelchair uses it in every standing or sitting pose, whatever a page asks
 * for: no page decides who sits. Only sleeping and floor poses leave the chair.
 */
export function usesChair(hero: Hero, pose: PoseName | Pose): boolean {
  return !!hero.wheelchair && !OUT_OF_CHAIR.includes(pose);
}

/** Most children take their first steps at about one: younger ones sit wherever others stand, whatever a page asks for. */
const STANDS_FROM = 1;

/** Both soles on one plate. */
const CHAIR_LEG: Leg = { upper: [86, 5], lower: [8, -2] };

/** Hands on the wheels, where they have nothing else to do: one pulls, the other pushes. */
const ON_RIM: Arm = { upper: [-26, 22], lower: [22, 2], hand: 'hold' };
const ON_OTHER_RIM: Arm = { upper: [4, 24], lower: [40, 2], hand: 'hold' };

/** Where the hero's parts are, with the ground under the pelvis at (0, 0): a twentieth of the work of drawing them. */
export function stanceOf(
  hero: Hero,
  view: FigureView,
): readonly [skeleton: Skeleton, pose: Pose, inChair: boolean, seatHeight: number] {
  const body = handOf(hero).body(hero.years);
  const inChair = usesChair(hero, view.pose);
  const seatHeight = inChair ? wheelchairSeat(body) : (view.seatHeight ?? 0);
  const seen = (pose: Pose): Skeleton =>
    skeletonOf(body, pose, { ...view, pitch: view.pitch ?? 6, seatHeight });
  const pose = armsOffEyes(acted(posed(hero, view, inChair), view), hero, seen);
  return [seen(pose), pose, inChair, seatHeight];
}

/** Draws the hero with the ground under the pelvis at (0, 0). */
export function figureOf(hero: Hero, view: FigureView, light: Light): Figure {
  const skin = skinTone(light, hero.skin);
  noteHero(light, Object.values(skin));
  const [s, pose, inChair, seatHeight] = stanceOf(hero, view);
  const coversEye = overEyes(s, hero);
  const front = s.facing > 0.05;
  const parts: { depth: number; art: string }[] = [];
  const put = (depth: number, art: string): void => {
    if (art) parts.push({ depth, art });
  };

  const clothes = dress(hero, s, light);
  const head = headOf(
    hero,
    {
      yaw: s.headYaw,
      pitch: s.headPitch,
      mood: view.mood,
      face: view.face,
      gaze: view.gaze ?? [0, 0],
      puff: view.puff,
    },
    turned(light, s.headTilt),
  );
  const onNeck = (art: string): string => at(s.head[0], s.head[1], 1, art, s.headTilt);
  put(-60, onNeck(head.back));
  put(front ? -40 : 16, clothes.behind);
  for (const side of [1, -1] as const) {
    const leg = side > 0 ? s.legL : s.legR;
    const kneeForward = leg.bend[2] - leg.root[2] > s.body.thigh * 0.4;
    const legDepth = (kneeForward ? 8 : -20) + leg.bend[2] * 0.01;
    if (!view.legsByPage) put(legDepth, clothes.leg(side) + clothes.knee(side));
    if (!view.armsByPage)
      put(armDepth(s, view, side, coversEye), clothes.arm(side) + handAt(s, side, light, hero));
  }
  const neck: Point[] = [flat(s.torsoAt(0, 0.1, 0)), flat(s.neck), [s.head[0], s.head[1] + 30]];
  // As clean as the face: with grain it was a gray post.
  put(-1, clean(tube(light, neck, [15, 14, 14], { ...skin, base: skin.shade }, false)));
  put(0, clothes.torso);
  put(9.5, clothes.skirt);
  put(15, clothes.over + onNeck(head.under));
  put(HEAD_DEPTH, onNeck(head.main));
  if (inChair && hero.wheelchair) {
    const chair = wheelchair(s, light, hero.wheelchair, seatHeight);
    put(-50, chair.far);
    put(front ? -45 : 17, chair.back);
    put(-25, chair.plate);
    // In front of both legs, and behind an arm that lies on its rim.
    put(9.9, chair.near);
  }
  parts.sort((a, b) => a.depth - b.depth);
  return {
    art: asHero(parts.map((part) => part.art).join('')),
    headOver: (side) =>
      coversEye(side > 0 ? s.armL : s.armR) || isUnderHead(s, side > 0 ? s.armL : s.armR)
        ? onNeck(head.main)
        : '',
    shadow: groundShadow(s, pose, hero, light, inChair, seatHeight),
    onWall: (by) => shadowOnWall(s, hero, light, by),
    head: flat(s.head),
    handL: flat(s.armL.end),
    handR: flat(s.armR.end),
    pelvis: flat(s.pelvis),
    skeleton: s,
  };
}

function posed(hero: Hero, view: FigureView, inChair: boolean): Pose {
  const { armL, armR, body } = view;
  const pose: Pose = {
    ...(typeof view.pose === 'string' ? POSES[view.pose] : view.pose),
    ...(armL && { armL }),
    ...(armR && { armR }),
    ...body,
  };
  const lean = Math.min(view.leanInChair ?? 18, pose.lean ?? 0);
  const sits = { ...pose, seat: true, lift: 0, hips: 0, lean };
  if (inChair)
    return {
      ...sits,
      armL: armL ?? (pose.armL.hand ? pose.armL : ON_OTHER_RIM),
      armR: armR ?? (pose.armR.hand ? pose.armR : ON_RIM),
      legL: CHAIR_LEG,
      legR: CHAIR_LEG,
    };
  const stands = !pose.seat && !pose.lie && !pose.spin && view.pose !== 'crawl';
  return hero.years < STANDS_FROM && stands ? { ...sits, roll: 0, ...BABY_LEGS } : pose;
}

/** A mood leans, hangs or lifts the whole body; what a page says itself stays as it says. */
function acted(pose: Pose, view: FigureView): Pose {
  if (pose.lie || pose.spin || view.touchL || view.touchR) return pose;
  const { lean, nod, tilt, shrug } = ACTING[view.mood];
  const stands = !pose.seat;
  return {
    ...pose,
    lean: (pose.lean ?? 0) + (stands ? lean : lean * 0.5),
    nod: (pose.nod ?? 0) + nod,
    tilt: (pose.tilt ?? 0) + tilt,
    shrug,
  };
}
