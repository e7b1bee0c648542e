import { at, path } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { reachingFromBehind } from '#titles/what-the-baby-said/cast/baby-back.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { GENEROUS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { farther, LATE } from '#titles/what-the-baby-said/set/hours.ts';
import { overTheFold } from '#titles/what-the-baby-said/set/over-the-fold.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = LATE;
const far = farther(light, 0.22);

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [-14, -40, 1.14] as const;
const FLOOR = 140;

/** Leaning back under something as large as oneself, and both arms round it. */
const HOLDS_ON: Pose = {
  lean: -10,
  roll: 3,
  hips: 0,
  nod: 6,
  tilt: 8,
  armL: { upper: [34, 26], lower: [74, -18], hand: 'hold' },
  armR: { upper: [34, 26], lower: [74, -18], hand: 'hold' },
  legL: { upper: [2, 16], lower: [0, 10] },
  legR: { upper: [2, 16], lower: [0, 10] },
};

/** Over a bald head: two hands that are full of air, and between them, out of reach, somebody who can hold it. */
export const page03: Painting = ({ hero, things, beside = false }) => {
  // Who cannot kneel yet has a cushion.
  const sits = hero.years < 1;
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [106, sits ? 152 : 163],
      {
        pose: HOLDS_ON,
        mood: 'happy',
        face: GENEROUS,
        yaw: hero.wheelchair ? 16 : 4,
        pitch: 4,
        gaze: [-0.1, 0.8],
      },
      light,
    );
  const { figure } = placed(30);
  const child = placed(
    Math.min(36, ((sits ? 74 : beside ? 96 : 80) / (50 - figure.head[1])) * 100),
  );
  const toy = [
    (child.handL[0] + child.handR[0]) / 2,
    (child.handL[1] + child.handR[1]) / 2 + 4,
  ] as const;
  const scene =
    room(LATE, FLOOR) +
    sunlight() +
    at(106, FLOOR + 4, 0.5, bigChair(far, true)) +
    onFloor() +
    (sits ? at(106, 172, 0.7, cushion(light, 1)) : child.shadow) +
    child.art +
    at(...toy, 0.6, thing(things[0], light), -8) +
    child.arm(-1) +
    child.arm(1) +
    at(106, 284, 0.64, reachingFromBehind(light, hero)) +
    lettered(SOUNDS['Ba.'], [174, 196], {
      height: 13,
      turn: 8,
      ink: '#fff4da',
      rim: '#3a2440',
    });
  return {
    art: beside ? at(...NEARER, scene) : scene,
    quiet: {
      box: { ...SAFE, width: 176, height: 42 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face],
    ...(beside && {
      overFold: () =>
        overTheFold(LATE, FLOOR, NEARER, sunOnWall() + sunlight(), onFloor() + leftovers()),
    }),
  };
};

/** Of what it meant before: and somebody who had no need of a translation. */
const leftovers = (): string =>
  at(-118, 221, 0.84, pancakes(light, 3)) + at(-62, 225, 0.6, sittingCat(light, 'sly', -1));
/** The window, laid on the wall by a low sun: words may lie in it. */
const sunOnWall = (): string =>
  path(
    'M-188 48L-128 42V88L-188 94ZM-122 41L-58 35V81L-122 87ZM-188 100L-128 94V132L-188 138ZM-122 93L-58 87V125L-122 131Z',
    '#fffdf0',
    'fill-opacity=".75"',
  );
const sunlight = (): string => glow(60, 150, 120, 90, '#fff3c0', 0.5);
const onFloor = (): string => rug(LATE, 108, 200, 140, 46);
