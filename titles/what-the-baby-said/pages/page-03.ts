import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { BLADE } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { LATE } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = LATE;

/** Where all of them are over the words' own quarter of the page, and where they need not leave one. In mm. */
interface Places {
  readonly head: number;
  readonly face: Point;
  readonly hands: readonly [Point, Point];
  readonly thing: readonly [x: number, y: number, size: number];
  readonly elbow: Point;
  readonly wrist: Point;
  readonly baby: number;
  readonly said: Point;
}
const INSIDE: Places = {
  head: 54,
  face: [180, 127],
  hands: [
    [110, 163],
    [134, 164],
  ],
  thing: [121, 150, 0.46],
  elbow: [176, 82],
  wrist: [136, 126],
  baby: 0.46,
  said: [100, 114],
};
const BESIDE: Places = {
  head: 68,
  face: [174, 110],
  hands: [
    [112, 158],
    [140, 159],
  ],
  thing: [121, 142, 0.54],
  elbow: [168, 44],
  wrist: [133, 112],
  baby: 0.58,
  said: [82, 70],
};

/** Close: it has to be held for the baby, and somebody is fair enough to do it. */
export const page03: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const child = placeHero(
    hero,
    by.head,
    'head',
    by.face,
    {
      pose: hero.wheelchair ? 'sit' : 'floor',
      mood: 'brave',
      yaw: -24,
      pitch: 2,
      nod: 4,
      gaze: [-0.8, 0.5],
      touchR: by.hands[0],
      touchL: by.hands[1],
    },
    light,
  );
  const art =
    room(LATE, 138) +
    glow(40, 150, 110, 90, '#fff3c0', 0.5) +
    at(-8, 167, 0.64, bigChair(light, true)) +
    at(8, 130, 0.4, pancakes(light, 6)) +
    rug(LATE, 120, 216, 150, 60) +
    at(
      52,
      215,
      by.baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.4, eyes: 'open', gaze: [-0.8, 1], mouth: 'oh', brow: 0.6 },
        hands: [
          [-46, -30],
          [46, -44],
        ],
        tilt: -8,
      }),
    ) +
    child.shadow +
    grownArm(light, BLADE, {
      way: [[232, by.elbow[1] - 48], by.elbow, by.wrist],
      width: beside ? 12 : 10,
      hand: 'grip',
    }) +
    child.art +
    at(...by.thing, thing(things[0], light)) +
    child.arm(-1) +
    child.arm(1) +
    lettered(SOUNDS['Ba.'], by.said, {
      height: beside ? 17 : 10,
      turn: -6,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art,
    quiet: { box: { ...SAFE, width: 140, height: 63 }, ink: 'dark', largest: LARGE },
    faces: [child.face, babyFace(52, 215 - 130 * by.baby, by.baby)],
  };
};
