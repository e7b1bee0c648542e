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
const NEARER = [-6, -24, 1.06] as const;
const FLOOR = 140;

/** Straight ahead, as far out of reach as one straight arm goes; the other is behind the back. */
const HOLDS_ON: Pose = {
  lean: -6,
  roll: 0,
  hips: 0,
  nod: 14,
  tilt: 0,
  shrug: 4,
  armL: { upper: [-24, 8], lower: [-10, 4] },
  armR: { upper: [94, 6], lower: [99, 2], hand: 'hold' },
  legL: { upper: [16, 4], lower: [4, 4], foot: 0 },
  legR: { upper: [-12, 4], lower: [-18, 4], foot: 0 },
};

/** The same below a large chin, at the end of a short arm. */
const LOW: Pose = { ...HOLDS_ON, armR: { upper: [72, 6], lower: [80, 2], hand: 'hold' } };

/** Over a bald head: two hands that are full of air, and above them, at the end of an arm, what they may not have. */
export const page03: Painting = ({ hero, things, beside = false }) => {
  // Who cannot stand yet has a cushion.
  const sits = hero.years < 1;
  const small = hero.years < 3;
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [sits ? 46 : 58, sits ? 157 : 164],
      {
        pose: small ? LOW : HOLDS_ON,
        mood: 'happy',
        face: GENEROUS,
        yaw: 62,
        pitch: 6,
        gaze: [0.8, 0.7],
      },
      light,
    );
  const { figure } = placed(30);
  const child = placed(
    Math.min(44, ((sits ? 74 : beside ? 101 : 84) / (50 - figure.head[1])) * 100),
  );
  const [handX, handY] = child.handR;
  const scene =
    room(LATE, FLOOR) +
    sunlight() +
    (beside ? '' : at(174, FLOOR + 4, 0.5, bigChair(far, true))) +
    onFloor() +
    (sits ? at(46, 170, 0.62, cushion(light, 1)) : child.shadow) +
    child.art +
    at(
      handX + (small ? 15 : 18),
      handY - 5,
      small ? 0.32 : 0.42,
      thing(things[0], light),
      -6,
      small ? -0.32 : -0.42,
    ) +
    child.hand(-1) +
    at(151, 278, 0.52, reachingFromBehind(light, hero), -3) +
    lettered(SOUNDS['Ba.'], [151, 174], {
      height: 10,
      turn: -4,
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
        overTheFold(LATE, FLOOR, NEARER, sunOnWall() + sunlight(), onFloor() + goodSeat()),
    }),
  };
};

/** Who had no need of a translation has the best seat, and what is left of the last one. */
const goodSeat = (): string =>
  at(-128, 219, 0.66, bigChair(light, true)) +
  at(-127, 193, 0.45, sittingCat(light, 'sly', 1)) +
  at(-54, 217, 0.62, pancakes(light, 3));
/** The window, laid on the wall by a low sun: words may lie in it. */
const sunOnWall = (): string =>
  path(
    'M-188 48L-128 42V88L-188 94ZM-122 41L-58 35V81L-122 87ZM-188 100L-128 94V132L-188 138ZM-122 93L-58 87V125L-122 131Z',
    '#fffdf0',
    'fill-opacity=".75"',
  );
const sunlight = (): string => glow(60, 150, 120, 90, '#fff3c0', 0.5);
const onFloor = (): string => rug(LATE, 108, 200, 140, 46);
