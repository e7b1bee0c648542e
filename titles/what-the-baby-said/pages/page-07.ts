import { mix } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { type ArmWish, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { AT_A_LOSS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { duck, partyHat, rattle, spoon, trumpet } from '#titles/what-the-baby-said/cast/offers.ts';
import { pancake, pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  type TallOne,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair, clothTable } from '#titles/what-the-baby-said/set/furniture.ts';
import { NOISE } from '#titles/what-the-baby-said/set/hours.ts';
import { room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = NOISE;

/** Wide, at the other angle: everyone has a suggestion. */
export const page07: Painting = ({ hero, things, beside = false }) => {
  const wish: HeroWish = {
    pose: 'stand',
    mood: 'worried',
    face: AT_A_LOSS,
    yaw: 24,
    pitch: 2,
    turn: -8,
    tilt: -13,
    gaze: [0.8, 0.1],
    body: { roll: -9, twist: 12 },
    armL: { upper: [20, 110], lower: [14, 158], hand: 'hold' },
    armR: { upper: [24, 58], lower: [40, 128], hand: 'open' },
  };
  const child = hero.wheelchair
    ? placeHero(hero, 36, 'ground', [48, 208], { ...wish, touchL: [88, 98] }, light)
    : placeHero(hero, 52, 'head', [46, 132], { ...wish, touchL: [84, 92] }, light);
  const [hx, hy] = child.handL;
  const behind =
    room(NOISE, 124) +
    at(66, 140, 0.56, bigChair(light, true)) +
    at(192, 150, 0.68, clothTable(light)) +
    at(178, 94, 0.5, pancakes(light, 2)) +
    rug(NOISE, 108, 186, 120, 42) +
    shadows();
  const art =
    at(108, 120, 1, at(-108, -120, 1, behind), 7) +
    FALLEN.map(([x, y, k, turn]) => at(x, y, k, pancake(light, 0.4), turn)).join('') +
    child.shadow +
    child.art +
    noise([142, 122]) +
    at(hx + 6, hy - 12, 0.5, thing(things[0], light), -14) +
    child.arm(1) +
    at(
      142,
      212,
      0.64,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0, eyes: 'closed', gaze: [0, 0], mouth: 'howl', brow: -1, red: 0.85 },
        hands: [
          [-64, -66],
          [64, -66],
        ],
      }),
    ) +
    OFFERS.filter(({ who }) => !hero.wheelchair || who !== CLOGS)
      .map(offered)
      .join('') +
    lettered(SOUNDS['WAAAH!'], beside ? [120, 48] : [160, 77], {
      height: beside ? 24 : 12,
      turn: 0,
      ink: '#8f1420',
      rim: '#fff4c8',
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'dark', largest: LARGE },
    faces: [child.face, babyFace(142, 129, 0.64)],
  };
};

/** What is left of the tower: on the floor, and on its way there. */
const FALLEN: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [196, 84, 0.4, 24],
  [206, 70, 0.34, -30],
  [176, 108, 0.36, 40],
  [172, 196, 0.5, 4],
  [24, 202, 0.5, 0],
  [90, 208, 0.44, -4],
  [206, 188, 0.44, 10],
];

interface Offer {
  readonly who: TallOne;
  readonly way: ArmWish['way'];
  readonly what: string;
  readonly size: number;
  readonly bare?: boolean;
}

const OFFERS: readonly Offer[] = [
  {
    who: TWEED,
    way: [
      [228, 92],
      [206, 104],
      [186, 98],
    ],
    what: rattle(light),
    size: 0.5,
  },
  {
    who: GOWN,
    way: [
      [240, 140],
      [222, 156],
      [203, 153],
    ],
    what: trumpet(light),
    size: 0.52,
  },
  {
    who: SHORTS,
    way: [
      [196, 232],
      [206, 206],
      [189, 184],
    ],
    what: partyHat(light),
    size: 0.52,
    bare: true,
  },
  {
    who: CAMERA,
    way: [
      [-12, 42],
      [0, 66],
      [13, 69],
    ],
    what: spoon(light),
    size: 0.5,
  },
  {
    who: BLADE,
    way: [
      [52, 236],
      [64, 212],
      [84, 198],
    ],
    what: duck(light),
    size: 0.52,
  },
  {
    who: CLOGS,
    way: [
      [-12, 158],
      [4, 182],
      [20, 174],
    ],
    what: at(24, -2, 0.8, pancake(light)),
    size: 0.5,
  },
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

/** Lines that burst from a howl, long and short; above only, for at its sides things are held. */
function noise([x, y]: Point): string {
  let d = '';
  for (let i = 4; i < 11; i++) {
    const angle = radians(-168 + i * 11.2);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [near, far] = i % 2 ? [37, 45] : [38, 54];
    d += `M${num(x + c * near)} ${num(y + s * near)}L${num(x + c * far)} ${num(y + s * far)}`;
  }
  return line(d, '#d43a28', 2);
}

/** Somebody has knocked the lamp: everything has several shadows, and they do not agree. */
function shadows(): string {
  const wedge = (x: number, y: number, dx: number, dy: number): string =>
    polygon([
      [x - 12, y],
      [x + 12, y],
      [x + dx + 30, y + dy],
      [x + dx - 30, y + dy],
    ]);
  return path(
    wedge(134, 196, 74, 30) +
      wedge(128, 196, -60, 40) +
      wedge(66, 188, -64, 30) +
      wedge(66, 188, 20, 50),
    mix(light.shade, '#3a0a2a', 0.3),
    'fill-opacity=".22"',
  );
}
