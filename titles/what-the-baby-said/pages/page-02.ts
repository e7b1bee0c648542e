import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cup, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { EXPERT } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.3);
/** Whoever stands before the clearing has its light behind. */
const near = { ...light, cast: '#4a2a5c', castAmount: 0.42 };

/** Where both of them are on the ground, in mm. */
const GROUND = 126;
/** Without words under it one goes nearer: its place and its size. */
const NEARER = [-40, 0, 1.3] as const;

/** Very straight, one finger up: a report from the only one who speaks it. */
const REPORTS: Pose = {
  lean: -6,
  roll: 0,
  hips: 0,
  nod: -6,
  tilt: 0,
  armL: { upper: [8, 22], lower: [-14, -20] },
  armR: { upper: [8, 122], lower: [4, 146], hand: 'point' },
  legL: { upper: [2, 3], lower: [0, 2] },
  legR: { upper: [2, 3], lower: [0, 2] },
};

/** From the floor, far off: a forest of legs that has stopped, and in its clearing the two who are as tall as a knee. */
export const page02: Painting = ({ hero, beside = false }) => {
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [86, GROUND],
      {
        pose: REPORTS,
        mood: 'happy',
        face: EXPERT,
        yaw: hero.wheelchair ? 32 : 12,
        pitch: 5,
        gaze: [0.2, -0.1],
      },
      light,
    );
  const { figure } = placed(20);
  const child = placed(Math.min(36, (76 / (50 - figure.head[1])) * 100));
  const baby: readonly [number, number, number] = [136, GROUND + 4, 0.31];
  const stand = (list: typeof FAR, lit: typeof light): string =>
    list
      .map(([x, foot, size, who, way]) =>
        at(x, foot, size, legs(way > 0 ? lit : mirrored(lit), who), 0, size * way),
      )
      .join('');
  const scene =
    room(AFTERNOON, 78) +
    at(92, 92, 0.36, bigChair(far, true)) +
    stand(FAR, far) +
    rug(AFTERNOON, 108, 176, 230, 88) +
    glow(108, 96, 84, 60, '#fff6d8', 0.7) +
    stand(ROUND, light) +
    child.shadow +
    child.art +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.2, eyes: 'open', gaze: [-0.2, -0.7], mouth: 'ba', brow: 0.5 },
        tilt: -5,
      }),
    ) +
    lettered(SOUNDS['Ba.'], [baby[0] + 2, GROUND - 66], {
      height: 9,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    }) +
    dropped() +
    stand(NEAR, near) +
    plate();
  const art = beside ? at(...NEARER, scene) : scene;
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 150, height: 56 },
      ink: 'light',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(baby[0], baby[1] - 130 * baby[2], baby[2])],
  };
};

type Stand = readonly [x: number, foot: number, size: number, who: typeof CLOGS, way: 1 | -1];

/** One behind the other, all toes to the middle. */
const FAR: readonly Stand[] = [
  [26, 92, 0.5, BLADE, 1],
  [64, 88, 0.46, CAMERA, 1],
  [122, 87, 0.45, GOWN, -1],
  [150, 90, 0.48, BLADE, -1],
  [196, 92, 0.5, CAMERA, -1],
];
const ROUND: readonly Stand[] = [
  [46, 114, 0.88, TWEED, 1],
  [180, 118, 0.94, SHORTS, -1],
];
const NEAR: readonly Stand[] = [
  [4, 147, 1.5, CAMERA, 1],
  [222, 150, 1.5, GOWN, -1],
];

/** Nobody has noticed yet. */
const dropped = (): string =>
  oval(70, 139, 11, 2.6, '#8a5030') + at(56, 133, 0.62, cup(light, '#7fa6dc'), 78);

/** Six minutes later. */
const plate = (): string =>
  grownArm(light, CLOGS, {
    way: [
      [238, 40],
      [224, 136],
      [186, 142],
    ],
    width: 11,
    hand: 'flat',
  }) + at(160, 142, 0.9, pancakes(light, 4));
