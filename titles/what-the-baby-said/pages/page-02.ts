import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { SLIPPED_OUT } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { BLADE, CAMERA, CLOGS, GOWN, SHORTS } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.16);

/** Where all of them are under the words, and where there are none. In mm. */
interface Places {
  /** The far edge of the rug, where they all stand. */
  readonly edge: number;
  readonly rug: readonly [rx: number, ry: number];
  readonly shoes: number;
  readonly head: number;
  readonly face: Point;
  readonly baby: readonly [x: number, y: number, size: number];
  readonly plate: readonly [x: number, y: number, size: number];
  readonly said: Point;
}
const INSIDE: Places = {
  edge: 17,
  rug: [420, 118],
  shoes: 0.66,
  head: 58,
  face: [74, 142],
  baby: [170, 248, 0.7],
  plate: [38, 205, 1],
  said: [172, 110],
};
const BESIDE: Places = {
  edge: 52,
  rug: [164, 130],
  shoes: 0.9,
  head: 80,
  face: [66, 110],
  baby: [164, 246, 0.86],
  plate: [44, 205, 1.26],
  said: [154, 74],
};

/** From near and a little above: every shoe in the room has turned to one small mouth, and what it asked for is there. */
export const page02: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const [hx, hy] = by.face;
  const u = by.head / 100;
  const down = outOfChair(hero);
  const child = placeHero(
    down,
    by.head,
    'head',
    by.face,
    {
      pose: 'floor',
      mood: 'surprised',
      face: SLIPPED_OUT,
      yaw: -18,
      pitch: 6,
      turn: -12,
      nod: 6,
      tilt: 10,
      gaze: [-0.7, 0.6],
      armsByPage: true,
      body: { roll: 8, lean: 4, shrug: 6 },
    },
    light,
  );
  const arm = (side: 1 | -1, elbow: Point, wrist: Point, degrees: number): string => {
    const { art, before } = ownArm(
      down,
      child,
      side,
      {
        elbow: [hx + elbow[0] * u, hy + elbow[1] * u],
        wrist: [hx + wrist[0] * u, hy + wrist[1] * u],
        hand: flat,
        degrees,
        flip: side > 0,
      },
      light,
    );
    return art + before;
  };
  const [bx, foot, size] = by.baby;
  const [px, py, large] = by.plate;
  const art =
    room(AFTERNOON, by.edge - 18) +
    at(16, by.edge + 3, by.shoes, bigChair(far, true)) +
    ROUND.map(([x, who, way]) =>
      at(x, by.edge + 4, by.shoes, legs(way > 0 ? far : mirrored(far), who), 0, by.shoes * way),
    ).join('') +
    rug(AFTERNOON, 108, by.edge + by.rug[1] - 2, ...by.rug) +
    glow(112, hy + 24, 118, 74, '#fff0c4', 0.4) +
    parkedChair(hero, by.shoes * 40, [194, by.edge + 8], -30, light) +
    child.art +
    arm(-1, [-66, 124], [-64, 88], -108) +
    arm(1, [54, 116], [24, 84], -118) +
    at(
      bx,
      foot,
      size,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.34, eyes: 'open', gaze: [-0.6, 0.1], mouth: 'ba', brow: 0.5 },
        hands: [
          [-50, -84],
          [50, -70],
        ],
        tilt: -5,
      }),
    ) +
    grownArm(light, CLOGS, {
      way: [
        [-22, py - 70 * large],
        [-14, py - 16 * large],
        [px - 14 * large, py + 1],
      ],
      width: 12 * large,
      hand: 'flat',
    }) +
    at(px, py - 2, large, pancakes(light, 4)) +
    steam(px - 8 * large, py - 33 * large, large) +
    lettered(SOUNDS['Ba.'], by.said, {
      height: beside ? 22 : 11.5,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    });
  return {
    art,
    quiet: {
      box: { ...SAFE, y: by.edge + 26, height: 47 },
      ink: 'light',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(bx, foot - 130 * size, size)],
  };
};

/** Who stands round the rug, and which way the toes are. */
const ROUND = [
  [-8, CAMERA, 1],
  [106, SHORTS, 1],
  [140, GOWN, -1],
  [172, BLADE, -1],
  [208, CLOGS, -1],
] as const;

const steam = (x: number, y: number, k: number): string =>
  at(x, y, k, line('M-10 1q-4 -4 0 -8t0 -7M2 -1q-4 -4 0 -8t0 -7M13 2q-4 -4 0 -8', '#fff4da', 2));
