// One child, whole: skeleton, clothes, hands and head, sorted by depth.
import { polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { castShadow, contact, type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { noteHero } from '#bookmaking/drawing/sheet.ts';
import { bodyAt } from './body.ts';
import { handAt } from './hands.ts';
import { headOf } from './head.ts';
import type { Hero } from './hero.ts';
import { tube } from './limbs.ts';
import { dress } from './outfits/dressed.ts';
import { type Arm, POSES, type Pose, type PoseName } from './poses.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';
import type { Mood } from './traits.ts';
import { wheelchair, wheelchairSeat } from './wheelchair.ts';

/** How a page shows the hero. Lengths in hero units (the head is 100). */
export interface FigureView {
  readonly pose: PoseName;
  readonly mood: Mood;
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
  /** Where a fingertip must be. */
  readonly touchL?: Point;
  readonly touchR?: Point;
  readonly seatHeight?: number;
}

export interface Figure {
  readonly art: string;
  /** What lies on the ground; drawn before anything that stands there. */
  readonly shadow: string;
  readonly head: Point;
  readonly handL: Point;
  readonly handR: Point;
  readonly pelvis: Point;
  readonly skeleton: Skeleton;
}

/**
 * A hero who uses a wheelchair uses it in every standing or sitting pose, whatever a page asks
 * for: no page decides who sits. Only sleeping and floor poses leave the chair.
 */
export function usesChair(hero: Hero, pose: PoseName): boolean {
  return hero.wheelchair !== undefined && !['sleep', 'floor', 'read'].includes(pose);
}

/** Draws the hero with the ground under the pelvis at (0, 0). */
export function figureOf(hero: Hero, view: FigureView, light: Light): Figure {
  noteHero(light, Object.values(tone(light, hero.skin)));
  const body = bodyAt(hero.years);
  const inChair = usesChair(hero, view.pose);
  const pose = posed(view, inChair);
  const seatHeight = inChair ? wheelchairSeat(body) : (view.seatHeight ?? 0);
  const s = skeletonOf(body, pose, {
    yaw: view.yaw,
    pitch: view.pitch ?? 6,
    seatHeight,
    turn: view.turn,
    nod: view.nod,
    tilt: view.tilt,
    touchL: view.touchL,
    touchR: view.touchR,
  });
  const front = s.facing > 0.05;
  const parts: { depth: number; art: string }[] = [];
  const put = (depth: number, art: string): void => {
    if (art) parts.push({ depth, art });
  };

  const clothes = dress(hero, s, light);
  const head = headOf(
    hero,
    { yaw: s.headYaw, pitch: s.headPitch, mood: view.mood, gaze: view.gaze ?? [0, 0] },
    turned(light, s.headTilt),
  );
  const onNeck = (art: string): string => at(s.head[0], s.head[1], 1, art, s.headTilt);
  put(-60, onNeck(head.back));
  put(front ? -40 : 16, clothes.behind);
  for (const side of [1, -1] as const) {
    const leg = side > 0 ? s.legL : s.legR;
    const kneeForward = leg.bend[2] - leg.root[2] > body.thigh * 0.4;
    put((kneeForward ? 8 : -20) + leg.bend[2] * 0.01, clothes.leg(side));
    put(armDepth(s, pose, view, side), clothes.arm(side) + handAt(s, side, light, hero.skin));
  }
  const neck: Point[] = [flat(s.torsoAt(0, 0.1, 0)), flat(s.neck), [s.head[0], s.head[1] + 30]];
  put(-1, tube(light, neck, [15, 14, 14], tone(light, hero.skin).shade, false));
  put(0, clothes.torso);
  put(9, clothes.skirt);
  put(15, clothes.over + onNeck(head.under));
  put(20, onNeck(head.main));
  if (inChair && hero.wheelchair) {
    const chair = wheelchair(s, light, hero.wheelchair, seatHeight);
    put(-50, chair.far);
    put(front ? -45 : 17, chair.back);
    put(front ? 7 : -25, chair.plate);
    put(26, chair.near);
  }
  if (pose.book) put(front ? 29 : -35, book(s, light));
  parts.sort((a, b) => a.depth - b.depth);
  return {
    art: asHero(parts.map((part) => part.art).join('')),
    shadow: shadowOf(s, pose, light, inChair, seatHeight),
    head: flat(s.head),
    handL: flat(s.armL.end),
    handR: flat(s.armR.end),
    pelvis: flat(s.pelvis),
    skeleton: s,
  };
}

function posed(view: FigureView, inChair: boolean): Pose {
  const pose: Pose = {
    ...POSES[view.pose],
    ...(view.armL && { armL: view.armL }),
    ...(view.armR && { armR: view.armR }),
  };
  if (!inChair) return pose;
  const { legL, legR } = POSES.sit;
  return { ...pose, seat: true, lift: 0, lean: Math.min(8, pose.lean ?? 0), legL, legR };
}

/** Only an arm that reaches forward, or is told to touch, may cross hair, scarf or hood. */
function armDepth(s: Skeleton, pose: Pose, view: FigureView, side: 1 | -1): number {
  const limb = side > 0 ? s.armL : s.armR;
  const arm = side > 0 ? pose.armL : pose.armR;
  if (side > 0 ? view.touchL : view.touchR) return s.facing > 0 ? 31 : -30;
  const depth = (limb.bend[2] + limb.end[2]) / 2 - s.torsoAt(0, 0.4, 0)[2];
  const reaches = arm.lower[0] > 45 || arm.upper[0] > 40;
  if (depth < -7) return -30 + depth * 0.01;
  if (depth > 12 && reaches) return 30 + depth * 0.01;
  const raised = limb.end[1] < s.head[1] + 30;
  return (raised ? 12 : 10) + depth * 0.01;
}

function shadowOf(
  s: Skeleton,
  pose: Pose,
  light: Light,
  inChair: boolean,
  seatHeight: number,
): string {
  if (pose.spin) return '';
  const { body } = s;
  const lift = pose.lift ?? 0;
  const wide = inChair || pose.seat;
  let art = `<g opacity="${(1 / (1 + lift / 90)).toFixed(2)}">${castShadow(light, body.shoulder * (wide ? 2 : 1.4), 100 * body.heads)}</g>`;
  if (inChair) return art + contact(light, 0, 1, body.shoulder * 1.7, 12);
  for (const leg of [s.legL, s.legR]) {
    const x = (leg.heel[0] + leg.toe[0]) / 2;
    const y = (leg.heel[1] + leg.toe[1]) / 2 + body.sole;
    if (y > -24 && lift < 10) art += contact(light, x, y - 1, 24, 6.5);
  }
  if (pose.seat && !seatHeight) art += contact(light, 0, -3, body.shoulder * 1.4, 11);
  return art;
}

/** An open book between the hands. */
function book(s: Skeleton, light: Light): string {
  const left = flat(s.armL.end);
  const right = flat(s.armR.end);
  const w = Math.max(26, Math.abs(left[0] - right[0]) * 0.7 + 12);
  const h = 26;
  const cover = tone(light, '#3f7a94');
  const paper = tone(light, '#fff5dd');
  const boards: Point[] = [
    [-w * 1.06, -h * 0.7],
    [0, -h * 0.5],
    [w * 1.06, -h * 0.7],
    [w * 1.06, h * 0.55],
    [0, h * 0.75],
    [-w * 1.06, h * 0.55],
  ];
  const pages = smooth(
    [
      [-w, -h * 0.72],
      [-w * 0.5, -h * 0.86],
      [0, -h * 0.5],
      [w * 0.5, -h * 0.86],
      [w, -h * 0.72],
    ],
    false,
  );
  const art =
    path(
      polygon(boards),
      cover.base,
      `stroke="${cover.base}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path(`${pages}L${w} ${-h * 0.5}L0 ${-h * 0.3}L${-w} ${-h * 0.5}Z`, paper.base) +
    line(`M0 ${-h * 0.5}V${h * 0.75}`, cover.shade, 3) +
    oval(w * 0.5, 0, 8, 8, tone(light, '#f3c75c').base);
  return at(
    (left[0] + right[0]) / 2,
    (left[1] + right[1]) / 2 - 4,
    1,
    art,
    0,
    Math.max(0.35, Math.abs(s.facing)),
  );
}
