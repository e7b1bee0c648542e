import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { type ArmWish, grownArm } from './arms.ts';
import { duck, spoon, trumpet } from './offers.ts';
import { pancake } from './pancakes.ts';
import { BLADE, CAMERA, CLOGS, GOWN, SHORTS, type TallOne, TWEED } from './tall-ones.ts';

interface Offer {
  readonly who: TallOne;
  readonly way: ArmWish['way'];
  readonly what: string;
  readonly hand?: ArmWish['hand'];
  readonly bare?: boolean;
  readonly flip?: boolean;
}

/** Round whoever howls, from all four edges, each with a suggestion; `above`, where no words are, from the top, too. In mm. */
export const ringOfArms = (light: Light, above: boolean): string =>
  [...offersOf(light, above), ...(above ? fromAbove(light) : [])]
    .map((offer) => offered(light, offer))
    .join('');

const offersOf = (light: Light, wide: boolean): readonly Offer[] => [
  {
    who: GOWN,
    way: wide
      ? [
          [-22, -40],
          [-4, 64],
          [34, 94],
        ]
      : [
          [-40, 70],
          [-4, 86],
          [34, 98],
        ],
    what: at(0, 0, 0.74, trumpet(light)),
  },
  {
    who: SHORTS,
    way: wide
      ? [
          [-30, 280],
          [-18, 172],
          [4, 132],
        ]
      : [
          [-44, 140],
          [-20, 134],
          [6, 127],
        ],
    what: at(0, 0, 0.8, duck(light)),
    bare: true,
  },
  {
    who: CLOGS,
    way: [
      [270, 96],
      [234, 106],
      [212, 114],
    ],
    what: at(0, 0, 0.8, spoon(light)),
  },
  {
    who: TWEED,
    way: [
      [264, 206],
      [232, 184],
      [204, 166],
    ],
    what: at(22, -2, 0.6, pancake(light, 0.9)),
    hand: 'flat',
  },
  {
    who: CAMERA,
    way: [
      [196, 270],
      [186, 238],
      [174, 210],
    ],
    what: '',
    hand: 'point',
  },
];

const fromAbove = (light: Light): readonly Offer[] => [
  {
    who: BLADE,
    way: [
      [26, -40],
      [24, 14],
      [40, 50],
    ],
    what: at(22, 0, 0.5, pancake(light, 0.9)),
    hand: 'flat',
  },
];

/** An arm, and in its hand what goes on along the forearm. */
function offered(
  light: Light,
  { who, way, what, hand = 'grip', bare = false, flip = false }: Offer,
): string {
  const [, elbow, wrist] = way;
  const degrees = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const arm = grownArm(light, who, { way, width: 13, hand, bare, flip });
  const held = at(wrist[0], wrist[1], 1, at(9, 0, 1, what), degrees);
  return hand === 'flat' ? arm + held : held + arm;
}
