import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { GENEROUS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair, clothTable } from '#titles/what-the-baby-said/set/furniture.ts';
import { LATE } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = LATE;

/** Where all of them are over the words' own quarter of the page, and where they need not leave one. In mm. */
interface Places {
  readonly head: number;
  readonly face: Point;
  readonly thing: readonly [x: number, y: number, size: number];
  readonly baby: readonly [x: number, y: number, size: number];
  readonly said: Point;
  readonly chair: Point;
}
const INSIDE: Places = {
  head: 62,
  face: [168, 122],
  thing: [128, 172, 0.54],
  baby: [44, 246, 0.78],
  said: [98, 92],
  chair: [92, 158],
};
const BESIDE: Places = {
  head: 80,
  face: [164, 88],
  thing: [134, 160, 0.6],
  baby: [36, 250, 1],
  said: [58, 44],
  chair: [86, 150],
};

/** Close: it has to be held for the baby, and somebody is fair enough to do it. */
export const page03: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const down = outOfChair(hero);
  const child = placeHero(
    down,
    by.head,
    'head',
    by.face,
    {
      pose: 'floor',
      mood: 'happy',
      face: GENEROUS,
      yaw: -38,
      pitch: 2,
      nod: 4,
      tilt: 8,
      gaze: [-0.9, 0.2],
      armsByPage: true,
      body: { lean: 8, roll: 6 },
    },
    light,
  );
  const u = by.head / 100;
  const [hx, hy] = by.face;
  const [tx, ty] = by.thing;
  // One at its end, one under it: it is held out, and not let go of.
  const far = ownArm(
    down,
    child,
    -1,
    {
      elbow: [hx - 34 * u, hy + 112 * u],
      wrist: [tx + 10 * u, ty + 34 * u],
      hand: grip,
      degrees: 236,
      flip: true,
    },
    light,
  );
  const near = ownArm(
    down,
    child,
    1,
    {
      elbow: [hx + 46 * u, hy + 132 * u],
      wrist: [tx + 50 * u, ty + 14 * u],
      hand: grip,
      degrees: 198,
      flip: true,
    },
    light,
  );
  const [bx, foot, size] = by.baby;
  const baby = sittingBaby(light, {
    skin: hero.skin,
    socks: 'one',
    look: { turn: 0.8, eyes: 'wide', gaze: [0.9, 0.2], mouth: 'oh', brow: 1 },
    hands: [
      [-30, -92],
      [58, -92],
    ],
    tilt: 8,
  });
  const art =
    room(LATE, 146) +
    glow(40, 150, 110, 90, '#fff3c0', 0.5) +
    // Between the two: what lies behind it is to be found.
    at(by.chair[0], by.chair[1], 0.42, bigChair(light, true)) +
    at(204, 156, 0.62, clothTable(light)) +
    at(198, 106, 0.5, pancakes(light, 6)) +
    rug(LATE, 112, 220, 150, 60) +
    parkedChair(hero, 40, [196, 176], -30, light) +
    child.shadow +
    far.art +
    child.art +
    near.art +
    at(...by.thing, thing(things[0], light)) +
    far.before +
    near.before +
    at(bx, foot, size, baby) +
    lettered(SOUNDS['Ba.'], by.said, {
      height: beside ? 19 : 14,
      turn: -6,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 172, height: 60 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(bx, foot - 130 * size, size)],
  };
};
