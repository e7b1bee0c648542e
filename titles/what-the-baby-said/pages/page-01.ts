import { asGround, at, calm } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { lyingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { archOfShorts, bentAtLeft } from '#titles/what-the-baby-said/cast/bent-over.ts';
import { catFromBehind } from '#titles/what-the-baby-said/cast/cat.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { CLOGS, TWEED } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { tuggedHem } from '#titles/what-the-baby-said/cast/tugged-hem.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.22);

/** All of one's weight at the end of one arm. */
const TUGS: Pose = {
  lean: -12,
  roll: 0,
  hips: 0,
  nod: -16,
  armL: { upper: [-12, 10], lower: [6, 6] },
  armR: { upper: [86, 4], lower: [96, 2], hand: 'hold' },
  legL: { upper: [22, 6], lower: [10, 5], foot: -8 },
  legR: { upper: [4, 7], lower: [-8, 4], foot: 6 },
};

const FLOOR = 116;
/** The arch, a little smaller than it is painted: whoever tugs at it has room. Its place and its size. */
const ARCH = [2, 14.5, 0.92] as const;

/** From behind, as whoever is short sees it: all have bent down over both pages, and between two knees one sees to whom. */
export const page01: Painting = ({ hero }) => {
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, 205],
      {
        pose: TUGS,
        mood: 'wonder',
        face: TELLING,
        yaw: -52,
        pitch: 3,
        gaze: [-0.7, -0.7],
      },
      light,
    );
  const size = Math.min(42, (100 / (50 - placed(100, 0).figure.head[1])) * 100);
  // However long an arm is, it has hold of the same hem.
  const child = placed(size, (hero.wheelchair ? 142 : 148) - placed(size, 0).handR[0]);
  const [handX, handY] = child.handR;
  const art =
    room(AFTERNOON, FLOOR) +
    at(63, 136, 0.45, bigChair(far, true)) +
    onFloor() +
    glow(76, 150, 60, 40, '#fff6d8', 0.55) +
    at(
      ...ARCH,
      at(
        80,
        179,
        0.345,
        lyingBaby(light, {
          skin: hero.skin,
          look: { turn: 0.2, eyes: 'open', gaze: [0, -0.5], mouth: 'tiny' },
        }),
      ) +
        handsDown() +
        calm(
          archOfShorts(light) +
            tuggedHem(light, [(handX - ARCH[0]) / ARCH[2], (handY - ARCH[1]) / ARCH[2]]),
        ),
    ) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 48 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 16.5 },
    },
    faces: [child.face, babyFace(56, 163, 0.32)],
    dedicated: { x: -193, y: 16, width: 174, height: 52 },
    overFold: () =>
      asGround(room(AFTERNOON, FLOOR, { from: -280, to: 20 })) +
      onFloor() +
      bentAtLeft(light) +
      at(-153, 210, 0.56, catFromBehind(light)),
  };
};

const onFloor = (): string => rug(AFTERNOON, 80, 172, 150, 42);

/** What comes down to the baby between the knees: whoever bends down has an arm that does, too. */
const handsDown = (): string =>
  grownArm(light, TWEED, {
    way: [
      [56, 84],
      [60, 112],
      [57, 132],
    ],
    width: 6.4,
    hand: 'point',
  }) +
  grownArm(light, CLOGS, {
    way: [
      [98, 84],
      [90, 108],
      [80, 122],
    ],
    width: 6.4,
    hand: 'open',
  });
