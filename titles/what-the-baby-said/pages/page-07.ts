import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { type CloseHand, flat, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { type ArmWish, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { AT_A_LOSS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { duck, spoon, trumpet } from '#titles/what-the-baby-said/cast/offers.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { CLOGS, GOWN, SHORTS, type TallOne } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { NOISE } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = NOISE;

/** Where all of them are under the words, and where there are none. In mm. */
interface Places {
  readonly head: number;
  readonly face: Point;
  readonly baby: readonly [x: number, y: number, size: number];
  readonly said: readonly [x: number, y: number, height: number];
  /** Where wall and floor meet. */
  readonly floor: number;
  readonly trumpet: number;
}
const INSIDE: Places = {
  head: 60,
  face: [58, 144],
  baby: [154, 236, 0.74],
  said: [116, 85, 11.5],
  floor: 94,
  trumpet: 90,
};
const BESIDE: Places = {
  head: 76,
  face: [58, 130],
  baby: [154, 246, 0.9],
  said: [100, 46, 24],
  floor: 76,
  trumpet: 65,
};
/** Who rolls sits a little further off, so that one sees in what. */
const IN_CHAIR = 0.84;

/** Near, at the other angle: everyone has a suggestion, and the only one who speaks it looks at us for help. */
export const page07: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const head = by.head * (hero.wheelchair ? IN_CHAIR : 1);
  const u = head / 100;
  const [hx, hy] = [by.face[0], by.face[1] - (by.head - head) * 1.5] as const;
  const [bx, foot, size] = by.baby;
  const child = placeHero(
    hero,
    head,
    'head',
    [hx, hy],
    {
      pose: 'stand',
      mood: 'worried',
      face: AT_A_LOSS,
      yaw: 16,
      pitch: 2,
      turn: -8,
      tilt: -10,
      gaze: [-0.05, -0.1],
      armsByPage: true,
      body: { roll: -8, shrug: 10 },
    },
    light,
  );
  const arm = (side: 1 | -1, elbow: Point, wrist: Point, hand: CloseHand, degrees: number) =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [hx + elbow[0] * u, hy + elbow[1] * u],
        wrist: [hx + wrist[0] * u, hy + wrist[1] * u],
        hand,
        degrees,
        flip: side > 0,
      },
      light,
    );
  const up = arm(1, [80, 56], [66, -14], grip, -94);
  const atALoss = arm(-1, [-74, 112], [-50, 68], flat, -76);
  const held: Point = [hx + 63 * u, hy - 46 * u];
  const behind =
    room(NOISE, by.floor) +
    glow(108, 30, 170, 66, '#fff8d8', 0.9) +
    rays(bx, foot - 114 * size) +
    at(178, by.floor + 6, 0.36, bigChair(light, true)) +
    rug(NOISE, 108, 208, 132, 208 - by.floor - 22);
  const art =
    at(108, 120, 1, at(-108, -120, 1, behind), 7) +
    child.shadow +
    offered(trumpetAt(by.trumpet)) +
    at(
      bx,
      foot,
      size,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0, eyes: 'closed', gaze: [0, 0], mouth: 'howl', brow: -1, red: 0.85 },
        hands: [
          [-60, -66],
          [60, -66],
        ],
      }),
    ) +
    child.art +
    up.art +
    at(...held, 0.0086 * head, thing(things[0], light), -12) +
    up.before +
    atALoss.art +
    atALoss.before +
    FALLEN.map(([x, y, k, turn]) => at(x, y, k, pancake(light, 0.4), turn)).join('') +
    offered(DUCK) +
    offered(SPOON) +
    lettered(SOUNDS['WAAAH!'], [by.said[0], by.said[1]], {
      height: by.said[2],
      turn: 0,
      ink: '#8f1420',
      rim: '#fff4c8',
    });
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 52 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(bx, foot - 130 * size, size)],
  };
};

/** What is left of the tower. */
const FALLEN: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [30, 208, 0.62, -4],
  [196, 207, 0.56, 6],
];

/** All of the wall is one noise, and this is where it comes from. */
function rays(x: number, y: number): string {
  let d = '';
  for (let i = 0; i < 18; i += 2) {
    const [a, b] = [radians(i * 20 + 4), radians(i * 20 + 20)];
    d += `M${num(x)} ${num(y)}L${num(x + 300 * Math.cos(a))} ${num(y + 300 * Math.sin(a))}L${num(x + 300 * Math.cos(b))} ${num(y + 300 * Math.sin(b))}Z`;
  }
  return path(d, '#fffbe0', 'fill-opacity=".5"');
}

interface Offer {
  readonly who: TallOne;
  readonly way: ArmWish['way'];
  readonly what: string;
  readonly size: number;
  readonly bare?: boolean;
}

/** In the air over everybody. */
const trumpetAt = (y: number): Offer => ({
  who: GOWN,
  way: [
    [-24, y - 32],
    [-12, y + 4],
    [8, y],
  ],
  what: trumpet(light),
  size: 0.7,
});
const DUCK: Offer = {
  who: SHORTS,
  way: [
    [92, 250],
    [114, 228],
    [109, 207],
  ],
  what: duck(light),
  size: 0.8,
  bare: true,
};
const SPOON: Offer = {
  who: CLOGS,
  way: [
    [236, 150],
    [226, 182],
    [206, 178],
  ],
  what: spoon(light),
  size: 0.7,
};

/** An arm and, in its fist, a suggestion that goes on along the forearm. */
function offered({ who, way, what, size, bare }: Offer): string {
  const [, elbow, wrist] = way;
  const degrees = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  return (
    at(wrist[0], wrist[1], 1, at(7, 0, size, what), degrees) +
    grownArm(light, who, { way, width: 10, hand: 'grip', bare: bare ?? false })
  );
}
