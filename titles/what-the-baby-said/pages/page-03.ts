import { at, path } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { GENEROUS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { TWEED } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { LATE } from '#titles/what-the-baby-said/set/hours.ts';
import { overTheFold } from '#titles/what-the-baby-said/set/over-the-fold.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = LATE;

/** Without words over it, it stands higher: its place and its size. */
const HIGHER = [-2, -36, 1.08] as const;
const FLOOR = 158;

/** Feet apart, leaning away, and one arm straight out and up: whatever comes from above ends here. */
const TAKES: Pose = {
  lean: -2,
  roll: 9,
  hips: 5,
  nod: 4,
  tilt: 9,
  armL: { upper: [-24, 26], lower: [34, -30] },
  armR: { upper: [10, 124], lower: [10, 128], hand: 'hold' },
  legL: { upper: [2, 8], lower: [0, 4] },
  legR: { upper: [10, 20], lower: [-4, 12], foot: 6 },
};

/** Something as large as the baby goes over its head to somebody who can hold it. */
export const page03: Painting = ({ hero, things, beside = false }) => {
  // Who cannot kneel yet has a cushion.
  const sits = hero.years < 1;
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [hero.wheelchair ? 166 : 162, sits ? 182 : 206],
      {
        pose: TAKES,
        mood: 'happy',
        face: GENEROUS,
        yaw: -24,
        pitch: 4,
        gaze: [-0.9, 0.6],
      },
      light,
    );
  const { figure } = placed(30);
  const child = placed(
    Math.min(
      41,
      ((hero.wheelchair ? 112 : sits ? 88 : beside ? 122 : 108) / (50 - figure.head[1])) * 100,
    ),
  );
  const toy = [child.handR[0] - 34, child.handR[1] - 6] as const;
  const baby: readonly [number, number, number] = [80, 208, 0.4];
  const arm = grownArm(light, TWEED, {
    way: [
      beside ? [-22, -50] : [-40, toy[1] - 36],
      beside ? [2, toy[1] - 46] : [toy[0] - 84, toy[1] - 16],
      [toy[0] - 42, toy[1] - 9],
    ],
    width: 17,
    hand: 'grip',
  });
  const scene =
    room(LATE, FLOOR) +
    sunlight() +
    at(78, FLOOR + 14, 0.74, bigChair(light, true)) +
    onFloor() +
    (sits ? at(158, 204, 0.8, cushion(light, 1)) : child.shadow) +
    child.art +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0.5, eyes: 'wide', gaze: [0.3, -1], mouth: 'oh', brow: 1 },
        hands: [
          [-78, -164],
          [82, -166],
        ],
        tilt: 4,
      }),
    ) +
    at(...toy, 0.76, thing(things[0], light), 5) +
    child.hand(-1) +
    arm +
    lettered(SOUNDS['Ba.'], [33, 184], {
      height: 12,
      turn: -8,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art: beside ? at(...HIGHER, scene) : scene,
    quiet: {
      box: { ...SAFE, width: 176, height: 50 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(baby[0], baby[1] - 130 * baby[2], baby[2])],
    ...(beside && {
      overFold: () =>
        overTheFold(LATE, FLOOR, HIGHER, sunOnWall() + sunlight(), onFloor() + leftovers() + arm),
    }),
  };
};

/** Of what it meant before: and somebody who had no need of a translation. */
const leftovers = (): string =>
  at(-124, 224, 0.84, pancakes(light, 3)) + at(-66, 226, 0.66, sittingCat(light, 'sly', -1));
/** The window, laid on the wall by a low sun: words may lie in it. */
const sunOnWall = (): string =>
  path(
    'M-188 48L-128 42V88L-188 94ZM-122 41L-58 35V81L-122 87ZM-188 100L-128 94V132L-188 138ZM-122 93L-58 87V125L-122 131Z',
    '#fffdf0',
    'fill-opacity=".75"',
  );
const sunlight = (): string => glow(60, 150, 120, 90, '#fff3c0', 0.5);
const onFloor = (): string => rug(LATE, 112, 212, 136, 42);
