import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, shifted } from '#bookmaking/drawing/marks.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { babyAside } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { WHISPERING } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { CRAYONED } from '#titles/what-the-baby-said/cast/children.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { sock } from '#titles/what-the-baby-said/cast/sock.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { LETTERING } from '#titles/what-the-baby-said/lettering.ts';
import { MEDIUM } from '#titles/what-the-baby-said/medium.ts';
import { ROOM } from '#titles/what-the-baby-said/set/colors.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = AFTERNOON;

/** What both sit on, in mm. */
const FLOOR_AT = 140;
/** The lower third is the title's. */
const UP = 19;
/** Where two noses meet, and the baby behind the second of them. */
const NOSE = 106;
const BABY = [NOSE + 34, FLOOR_AT + 4, 0.5] as const;

/** On both knees and all the way down to it, hands behind the back: whatever is said now is said to one. */
const LISTENS: Pose = {
  lean: 42,
  roll: 0,
  hips: 0,
  nod: -4,
  tilt: 0,
  armL: { upper: [-44, 12], lower: [-20, -34] },
  armR: { upper: [-50, 8], lower: [-24, -30] },
  legL: { upper: [58, 5], lower: [-86, 5], foot: 172 },
  legR: { upper: [42, 6], lower: [-88, 6], foot: 172 },
};

/** Two people of a sensible size, nose to nose on the rug, and one of them says something; over them hems and shoes. */
const paint: Painting = ({ hero }) => {
  const far = farther(light, 0.2);
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      outOfChair(hero),
      size,
      'ground',
      [x, FLOOR_AT],
      {
        pose: LISTENS,
        mood: 'happy',
        face: { mouth: SOFT_SMILE, brow: [-6, -11, -3] },
        yaw: 66,
        pitch: 4,
        gaze: [1, 0.2],
      },
      light,
    );
  // As tall as there is room under those who stand, and then as near as two noses go.
  const size = Math.min(44, (100 / (50 - placed(100, 0).figure.head[1])) * 100);
  const child = placed(size, NOSE - size * 0.5 - placed(size, 0).head[0]);
  const art =
    shifted(
      0,
      -UP,
      room(AFTERNOON, 84) +
        at(62, 95, 0.68, legs(far, TWEED)) +
        at(98, 93, 0.66, legs(far, CAMERA)) +
        at(134, 93, 0.66, legs(mirrored(far), SHORTS), 0, -0.66) +
        at(166, 96, 0.68, legs(mirrored(far), GOWN), 0, -0.68) +
        at(116, 93, 0.13, sock(far), -18) +
        at(4, 104, 0.8, legs(light, CLOGS)) +
        at(207, 106, 0.8, legs(mirrored(light), BLADE), 0, -0.8) +
        glow(110, 100, 84, 50, '#fff3c4', 0.75),
    ) +
    rug(AFTERNOON, 108, 156, 176, 70) +
    parkedChair(hero, 29, [24, FLOOR_AT - 42], -50, light) +
    child.shadow +
    child.art +
    at(
      BABY[0],
      BABY[1],
      BABY[2],
      babyAside(mirrored(light), WHISPERING, {
        skin: hero.skin,
        bare: 'near',
        look: { turn: 0.86, eyes: 'open', gaze: [0.95, -0.2], mouth: 'ba', brow: 0.7 },
      }),
      0,
      -BABY[2],
    );
  return {
    art,
    quiet: {
      box: { x: 16, y: 148, width: 184, height: 54 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, babyFace(BABY[0] - 12 * BABY[2], BABY[1] - 136 * BABY[2], BABY[2])],
  };
};

export const cover: Cover = {
  slug: 'what-the-baby-said',
  title: '{name} and What the Baby Said',
  lettering: LETTERING,
  medium: MEDIUM,
  children: CRAYONED,
  paint,
  grounds: [{ color: ROOM.rug, light }],
};
