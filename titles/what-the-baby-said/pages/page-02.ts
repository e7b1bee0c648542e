import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cup, grownArm, thumbOver } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catLoaf } from '#titles/what-the-baby-said/cast/cat.ts';
import { INNOCENT } from '#titles/what-the-baby-said/cast/child-looks.ts';
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
        face: INNOCENT,
        yaw: hero.wheelchair ? 32 : 12,
        pitch: 5,
        gaze: [0.95, 0.55],
      },
      light,
    );
  const { figure } = placed(20);
  const child = placed(Math.min(42, (88 / (50 - figure.head[1])) * 100));
  const baby: readonly [number, number, number] = [140, GROUND + 4, 0.35];
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
    onFloor() +
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
    lettered(SOUNDS['Ba.'], [baby[0] + 2, GROUND - 72], {
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
    ...(beside && {
      overFold: () =>
        asGround(at(...NEARER, room(AFTERNOON, 78, { from: -260, to: 20 }) + onFloor())) +
        at(...NEARER, stand(NEAR.slice(0, 1), near)) +
        nearGown() +
        at(-70, 210, 0.62, catLoaf(light, 'sly', 1)),
    }),
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

const onFloor = (): string => rug(AFTERNOON, 108, 176, 230, 88);

/** Nobody has noticed yet. */
const dropped = (): string =>
  oval(70, 139, 11, 2.6, '#8a5030') + at(56, 133, 0.62, cup(light, '#7fa6dc'), 78);

/** Six minutes later: a palm under it, a thumb over its rim. */
const plate = (): string =>
  grownArm(light, CLOGS, {
    way: [
      [252, 120],
      [232, 154],
      [199, 148],
    ],
    width: 11,
    hand: 'under',
  }) +
  at(160, 142, 0.9, pancakes(light, 4)) +
  at(200, 145, -1.05, thumbOver(light, CLOGS), 184, 1.05);

/** Past the fold stands somebody so near that there is room for all the words on the cloth. In mm of the bound page. */
const nearGown = (): string =>
  asGround(
    clean(
      path('M-222 -8V192H-16C-26 140 -34 70 -38 -8Z', GOWN_NEAR) +
        line(
          'M-140 -8C-146 70 -152 130 -160 190M-104 -8V190M-66 -8C-62 70 -56 130 -48 190',
          '#3d2d66',
          2.6,
          'stroke-opacity=".5"',
        ),
    ),
  ) + path('M-222 184H-17L-15 194H-222Z', tone(near, GOWN.trim).base);
const GOWN_NEAR = '#4a3878';
