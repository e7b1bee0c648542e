import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { asGround, at, oval } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cup, grownArm, thumbOver } from '#titles/what-the-baby-said/cast/arms.ts';
import { babyAside, onBaby } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { RIDING } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catFromBehind } from '#titles/what-the-baby-said/cast/cat.ts';
import { INNOCENT } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  type TallOne,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { putAt } from '#titles/what-the-baby-said/set/put-at.ts';
import { room } from '#titles/what-the-baby-said/set/room.ts';
import { rugNear } from '#titles/what-the-baby-said/set/rug-near.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.16);

/** Alone, it stands over the words: its place and its size. */
const HIGHER = [14, -4, 0.79] as const;
const GROUND = 196;
const STACK = [120, GROUND, 1.28] as const;
const BABY = [186, GROUND + 4, 0.42] as const;

/** Nose first, on both tiptoes, and both hands behind the back: whoever said what it means had nothing to do with it. */
const SNIFFS: Pose = {
  lean: 32,
  roll: 0,
  hips: 0,
  nod: -28,
  tilt: 0,
  armL: { upper: [-44, 12], lower: [-20, -34] },
  armR: { upper: [-50, 8], lower: [-24, -30] },
  legL: { upper: [8, 3], lower: [-4, 3], foot: 34 },
  legR: { upper: [-6, 3], lower: [-14, 3], foot: 40 },
};

/** All round the rug they have stopped; on it, as tall as a child, stands what one syllable is said to mean. */
export const page02: Painting = ({ hero, beside = false }) => {
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, GROUND - 2],
      {
        pose: SNIFFS,
        mood: 'happy',
        face: INNOCENT,
        yaw: 64,
        pitch: 4,
        gaze: [0.9, -0.2],
        leanInChair: 24,
      },
      light,
    );
  const size = Math.min(40, (114 / (50 - placed(100, 0).figure.head[1])) * 100);
  // As near as a nose goes without touching anything.
  const child = placed(size, 74 - size * 0.5 - placed(size, 0).head[0]);
  const scene =
    onlookers() +
    rugNear(AFTERNOON) +
    at(...STACK, pancakes(light, 13)) +
    child.shadow +
    child.art +
    at(
      BABY[0],
      BABY[1],
      BABY[2],
      babyAside(mirrored(light), RIDING, {
        skin: hero.skin,
        bare: 'near',
        look: { turn: 0.86, eyes: 'wide', gaze: [0.9, -0.5], mouth: 'ba', brow: 0.9 },
      }),
      0,
      -BABY[2],
    ) +
    served() +
    lettered(SOUNDS['Ba.'], [182, 122], {
      height: 9,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    });
  return {
    ...putAt(beside ? [0, 0, 1] : HIGHER, scene, [
      child.face,
      babyFace(...onBaby([4, -136], BABY, -1), BABY[2]),
    ]),
    quiet: {
      box: { ...SAFE, y: 158, height: 46 },
      ink: 'light',
      largest: { ...LARGE, explorer: 18 },
    },
    ...(beside && {
      overFold: () => asGround(onlookers()) + rugNear(AFTERNOON) + more(),
    }),
  };
};

/** From one end of the room to the other: shoes, and all of them this way. */
const onlookers = (): string =>
  room(AFTERNOON, 10, { from: -320, to: 300 }) +
  STANDING.map(([x, who, way]) => {
    const lit: Light = way > 0 ? far : mirrored(far);
    return at(x, 30, 0.86, legs(lit, who), 0, 0.86 * way);
  }).join('');

const STANDING: readonly (readonly [x: number, who: TallOne, way: 1 | -1])[] = [
  [-196, SHORTS, 1],
  [-128, TWEED, 1],
  [-64, CAMERA, 1],
  [8, CLOGS, 1],
  [152, GOWN, -1],
  [214, BLADE, -1],
];

/** Six minutes later there is an arm for the next ones, too. */
const served = (): string =>
  grownArm(light, CLOGS, {
    way: [
      [206, -12],
      [196, 52],
      [152, 66],
    ],
    width: 9.5,
    hand: 'under',
    flip: true,
  }) +
  at(130, 66, 0.66, pancakes(light, 4)) +
  at(144, 66, -0.74, thumbOver(light, CLOGS), 188, 0.74);

/** And more of them, along the floor; somebody has found one already. Of a cup nobody has thought yet. */
const more = (): string =>
  oval(-158, 203, 15, 3, '#8a5030') +
  at(-172, 199, 0.62, cup(light, '#7fa6dc'), 78) +
  at(-34, 204, 0.7, pancakes(light, 3)) +
  at(-88, 209, 0.37, catFromBehind(light));
