import { num } from '#bookmaking/drawing/curves.ts';
import { between, radians } from '#bookmaking/drawing/geometry.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
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
import {
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  type TallOne,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { NOISE } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = NOISE;

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [-8, -26, 1.1] as const;

/** Far back on both heels, and the only thing between oneself and a baby held out at the end of both arms. */
const SHIELDED: Pose = {
  lean: -16,
  roll: 0,
  hips: 0,
  nod: 4,
  tilt: -8,
  shrug: 16,
  armL: { upper: [86, 2], lower: [90, -2], hand: 'hold' },
  armR: { upper: [82, 2], lower: [88, -2], hand: 'hold' },
  legL: { upper: [26, 8], lower: [8, 6], foot: -20 },
  legR: { upper: [-6, 12], lower: [-26, 8], foot: 20 },
};

/** At the other angle: every hand has a suggestion, and the only one who speaks it holds one up and looks at us for help. */
export const page07: Painting = ({ hero, things, beside = false }) => {
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [70, 196],
      {
        pose: SHIELDED,
        mood: 'worried',
        face: AT_A_LOSS,
        yaw: 44,
        pitch: 4,
        turn: -34,
        gaze: [-0.05, -0.1],
      },
      light,
    );
  const { figure } = placed(30);
  const size = Math.min(40, (94 / (50 - figure.head[1])) * 100);
  const child = placed(size);
  const baby: readonly [number, number, number] = [156, 204, 0.5];
  const held = between(child.handL, child.handR, 0.5);
  const behind =
    room(NOISE, 118) +
    glow(108, 30, 170, 66, '#fff8d8', 0.9) +
    rays(baby[0], baby[1] - 114 * baby[2]) +
    at(172, 124, 0.4, bigChair(light, true)) +
    rug(NOISE, 108, 200, 132, 60);
  const scene =
    at(108, 120, 1, at(-108, -120, 1, behind), 10) +
    child.shadow +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0, eyes: 'closed', gaze: [0, 0], mouth: 'howl', brow: -1, red: 0.85 },
        hands: [
          [-62, -70],
          [62, -70],
        ],
        tilt: -8,
      }),
    ) +
    child.art +
    at(held[0] + 14, held[1] + 3, 0.46, thing(things[0], light), -10) +
    child.hand(-1) +
    FALLEN.map(([x, y, k, turn]) => at(x, y, k, pancake(light, 0.4), turn)).join('') +
    POINTING.map((arm) => grownArm(light, ...arm)).join('') +
    OFFERS.map(offered).join('') +
    lettered(SOUNDS['WAAAH!'], [150, 92], {
      height: 14,
      turn: 4,
      ink: '#8f1420',
      rim: '#fff4c8',
    });
  return {
    art: beside ? at(...NEARER, scene) : scene,
    quiet: {
      box: { ...SAFE, height: 52 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(baby[0], baby[1] - 130 * baby[2], baby[2])],
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

/** From every side. */
const OFFERS: readonly Offer[] = [
  {
    who: CLOGS,
    way: [
      [240, 150],
      [226, 196],
      [204, 186],
    ],
    what: spoon(light),
    size: 0.7,
  },
  {
    who: SHORTS,
    way: [
      [-40, 204],
      [-16, 182],
      [10, 168],
    ],
    what: duck(light),
    size: 0.8,
    bare: true,
  },
  {
    who: GOWN,
    way: [
      [-30, 74],
      [-20, 106],
      [0, 98],
    ],
    what: trumpet(light),
    size: 0.56,
  },
];

/** But you speak Baby! */
const POINTING: readonly (readonly [TallOne, ArmWish])[] = [
  [
    CAMERA,
    {
      way: [
        [112, 262],
        [124, 226],
        [112, 204],
      ],
      width: 11,
      hand: 'point',
    },
  ],
];

/** An arm and, in its fist, a suggestion that goes on along the forearm. */
function offered({ who, way, what, size, bare }: Offer): string {
  const [, elbow, wrist] = way;
  const degrees = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  return (
    at(wrist[0], wrist[1], 1, at(7, 0, size, what), degrees) +
    grownArm(light, who, { way, width: 10, hand: 'grip', bare: bare ?? false })
  );
}
