import { asGround, at, line } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyAside } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { FOOT_IN_HAND } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { HEARD } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { farther, HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { overTheFold } from '#titles/what-the-baby-said/set/over-the-fold.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = HUSHED;

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [-5, -18, 1.05] as const;
const FLOOR = 150;
const BABY = [58, 200, 0.53] as const;

/** Knees up, both hands round them, and nothing moves. */
const LISTENS: Pose = {
  seat: true,
  lean: 16,
  roll: 0,
  hips: 0,
  shrug: 4,
  armL: { upper: [50, 2], lower: [72, 0], hand: 'hold' },
  armR: { upper: [46, 4], lower: [68, 0], hand: 'hold' },
  legL: { upper: [126, 8], lower: [-6, 4], foot: 0 },
  legR: { upper: [120, 10], lower: [-14, 4], foot: 0 },
};

/** Two on the rug, and between them, held out for both to see, a foot in its new sock. */
export const page11: Painting = ({ hero: reader, beside = false }) => {
  const hero = byLamp(reader);
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      outOfChair(hero),
      size,
      'ground',
      [x, 202],
      {
        pose: LISTENS,
        mood: 'surprised',
        face: HEARD,
        yaw: -68,
        turn: 14,
        pitch: 4,
        nod: 4,
        tilt: 0,
        gaze: [-0.9, 0.3],
      },
      light,
    );
  // As tall as the baby and half a head.
  const size = Math.min(52, (116 / (50 - placed(100, 0).figure.head[1])) * 100);
  const child = placed(size, hero.wheelchair ? 168 : 164);
  const scene =
    room(HUSHED, FLOOR) +
    lamplight() +
    (beside ? '' : parkedChair(hero, 26, [190, FLOOR + 10], -34, light)) +
    child.shadow +
    child.art +
    at(
      ...BABY,
      babyAside(light, FOOT_IN_HAND, {
        skin: hero.skin,
        look: { turn: 0.84, eyes: 'open', gaze: [0.95, 0], mouth: 'ba', brow: 0.7 },
      }),
    ) +
    lettered(SOUNDS['Sock.'], [90, 92], { height: 9, turn: -5, ink: '#fff0c8' });
  return {
    art: beside ? at(...NEARER, scene) : scene,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face, babyFace(BABY[0] - 26 * BABY[2], BABY[1] - 136 * BABY[2], BABY[2])],
    ...(beside && {
      overFold: () =>
        overTheFold(
          HUSHED,
          FLOOR,
          NEARER,
          lamplight(),
          parkedChair(hero, 31, [-40, 198], -34, light) + cooling(),
        ),
    }),
  };
};

const lamplight = (): string =>
  asGround(rug(HUSHED, 104, 198, 150, 40)) + glow(108, 168, 150, 100, '#ffb95e', 0.75);

/** Beyond the fold, in the dark: one can hear them cool, and somebody does. In mm. */
const cooling = (): string =>
  at(-156, 205, 0.61, bigChair(farther(light, 0.45), false)) +
  at(-155, 181, 0.425, sittingCat(light, 'wide', 1)) +
  at(-88, 206, 0.72, pancakes(light, 3)) +
  line(
    'M-98 180C-102 175 -94 172 -98 167M-88 178C-92 173 -84 170 -88 165M-78 180C-82 175 -74 172 -78 167',
    '#d9d5ee',
    1.2,
    'stroke-opacity=".45"',
  );
