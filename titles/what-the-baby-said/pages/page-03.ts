import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyAside } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { REACHING } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { GENEROUS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { LATE } from '#titles/what-the-baby-said/set/hours.ts';
import { overTheFold } from '#titles/what-the-baby-said/set/over-the-fold.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = LATE;

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [0, -2, 1] as const;
const FLOOR = 140;

/** From the heels: what two small hands are after goes up and away at the end of one arm, and the other explains that. */
const HOLDS_ON: Pose = {
  lean: -10,
  roll: -10,
  hips: 0,
  nod: 12,
  tilt: 0,
  shrug: 2,
  armL: { upper: [52, 10], lower: [74, 4], hand: 'open' },
  armR: { upper: [-118, 52], lower: [-138, 46], hand: 'hold' },
  legL: { upper: [26, 10], lower: [16, 6], foot: -6 },
  legR: { upper: [-8, 10], lower: [-26, 6], foot: 6 },
};

/** The same beside a large head: an arm that short goes out, and not up. */
const LOW: Pose = { ...HOLDS_ON, armR: { upper: [-20, 84], lower: [-10, 104], hand: 'hold' } };

const BABY = [180, 197, 0.43] as const;

/** One who has been given a thing for somebody else, and somebody else, all of whom goes after it. */
export const page03: Painting = ({ hero, things, beside = false }) => {
  // Who cannot stand yet has a cushion.
  const sits = hero.years < 1;
  const small = hero.years < 3;
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, sits ? 186 : 192],
      {
        pose: small ? LOW : HOLDS_ON,
        mood: 'happy',
        face: GENEROUS,
        yaw: 54,
        pitch: 4,
        gaze: [0.8, 0.6],
      },
      light,
    );
  const { figure } = placed(30, 0);
  const size = Math.min(56, ((sits ? 92 : beside ? 138 : 108) / (50 - figure.head[1])) * 100);
  const child = placed(size, hero.wheelchair ? 82 : 91);
  const fist = fistOf(child, -1);
  const scene =
    room(LATE, FLOOR) +
    sunlight() +
    onFloor() +
    (sits ? at(child.origin[0], 199, 0.72, cushion(light, 1)) : child.shadow) +
    child.art +
    at(...fist, small ? 0.4 : 0.46, thing(things[0], light), -10) +
    child.hand(-1) +
    at(
      BABY[0],
      BABY[1],
      BABY[2],
      babyAside(mirrored(light), REACHING, {
        skin: hero.skin,
        bare: 'near',
        look: { turn: 0.86, eyes: 'open', gaze: [0.9, -0.7], mouth: 'ba', brow: 0.9 },
      }),
      0,
      -BABY[2],
    ) +
    lettered(SOUNDS['Ba.'], [184, 112], {
      height: 10,
      turn: 5,
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
    faces: [child.face, babyFace(BABY[0] - 8, BABY[1] - 134 * BABY[2], BABY[2])],
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
const onFloor = (): string => rug(LATE, 120, 194, 132, 44);
