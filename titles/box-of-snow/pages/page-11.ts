import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Limb } from '#bookmaking/hero/skeleton.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { coldCollar, HEADS } from '#titles/box-of-snow/cast/cold-collar.ts';
import { landingOfTen, landingPastFold } from '#titles/box-of-snow/set/landing-of-ten.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';

/** Where both of them and the child are under the words, and where there are none. In mm. */
interface Places {
  readonly two: readonly [x: number, y: number, size: number];
  readonly child: Point;
  /** How high the child may stand, and how large its head be. */
  readonly high: number;
  readonly most: number;
  /** The head of the door, and its number. */
  readonly door: number;
  readonly number: Point;
}
const INSIDE: Places = {
  two: [88, 203, 0.77],
  child: [180, 204],
  high: 92,
  most: 31,
  door: 67,
  number: [145, 114],
};
const BESIDE: Places = {
  two: [93, 204, 0.92],
  child: [185, 206],
  high: 98,
  most: 33,
  door: 32,
  number: [96, 26],
};

/** In years: before that hands do not come down to knees. */
const HAS_KNEES = 3;

/** From the side, three on one line: she reaches in, he goes up like a bow, and somebody cannot stand for laughing. */
export const page11: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const [x, y, size] = by.two;
  const rolls = hero.wheelchair !== undefined;
  // Whose arms end at a belly throws them up.
  const isSmall = hero.years < HAS_KNEES;
  const upright = rolls || isSmall;
  const wish: HeroWish = {
    pose: 'stand',
    mood: 'joy',
    yaw: -48,
    pitch: 3,
    nod: upright ? -16 : -34,
    tilt: 8,
    gaze: [-0.8, -0.3],
    leanInChair: -14,
    body: {
      lean: upright ? -12 : 46,
      roll: 0,
      hips: 0,
      twist: 0,
      shrug: 8,
      ...(!isSmall && {
        legL: { upper: [38, 6], lower: [-18, 4] },
        legR: { upper: [30, 10], lower: [-26, 6] },
      }),
    },
  };
  const head = headToStand(hero, by.high * (rolls ? 1.2 : 1), by.most);
  // A wheel reaches further than a back, and so does an arm.
  const stands: Point = [by.child[0] - (rolls ? 9 : isSmall ? 15 : 0), by.child[1]];
  const still = placeHero(hero, head, 'ground', stands, wish, LOW_SUN);
  /** A place on a thigh, `along` of the way to its knee. */
  const onThigh = (leg: Limb, along: number): Point => [
    still.origin[0] + lerp(leg.root[0], leg.bend[0], along) * still.scale - 3 * still.scale,
    still.origin[1] + (lerp(leg.root[1], leg.bend[1], along) - 12) * still.scale,
  ];
  const { legL, legR } = still.figure.skeleton;
  // Bent over with both hands on the knees; or thrown back, one hand on a thigh and the other in the air.
  const child = placeHero(
    hero,
    head,
    'ground',
    stands,
    {
      ...wish,
      ...(isSmall
        ? {
            armL: { upper: [6, 96], lower: [6, 122], hand: 'open' },
            armR: { upper: [10, 92], lower: [10, 116], hand: 'open' },
          }
        : rolls
          ? {
              armL: { upper: [10, 30], lower: [40, 10], hand: 'press' },
              armR: { upper: [20, 120], lower: [20, 150], hand: 'open' },
              touchL: onThigh(legL, 0.9),
            }
          : {
              armL: { upper: [-4, 20], lower: [30, 6], hand: 'press' },
              armR: { upper: [4, 20], lower: [36, 4], hand: 'press' },
              touchL: onThigh(legL, 1),
              touchR: onThigh(legR, 1),
            }),
    },
    LOW_SUN,
  );
  const face = (head: readonly [number, number], r: number) => ({
    x: x + (head[0] - r) * size,
    y: y + (head[1] - r) * size,
    width: 2 * r * size,
    height: 2 * r * size,
  });
  const art =
    landingOfTen(x, by.door, by.number) +
    oval(x - 70 * size, y - 1, 22 * size, 3, '#6a3a2c', 'fill-opacity=".3"') +
    oval(x + 12 * size, y - 1, 24 * size, 3, '#6a3a2c', 'fill-opacity=".3"') +
    child.shadow +
    at(x, y, size, coldCollar(LOW_SUN)) +
    child.art +
    at(rolls ? 130 : 138, 202, 0.24, thing(things[0], LOW_SUN), 10);
  return {
    art,
    ...(beside && { overFold: landingPastFold }),
    quiet: { box: { ...SAFE, y: 12, height: 53 }, ink: 'dark', largest: { explorer: 16 } },
    faces: [child.face, face(HEADS.ten, 21), face(HEADS.nine, 19)],
  };
};
