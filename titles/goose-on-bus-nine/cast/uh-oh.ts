// The last gesture of the book: one hand has left the bag, too late, and both eyes with it, for the one that is at the button already.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type Mouth, open, TEETH, TONGUE } from '#bookmaking/hero/mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';
import { bagWithBoth } from './bag.ts';
import { chairBack } from './chair-from-before.ts';
import { edgeOfDawn } from './in-dawn.ts';
import { pressedHand } from './pressed-hand.ts';
import { wheelFromBefore } from './wheel-from-before.ts';

/** Where a head is and how high; a bag is under a chin, and who sits has it in the lap. */
const NEAR = { head: [111, 131], size: 46, wide: 0.47 } as const;
/** All head: the less of a trunk is seen, the younger it is. */
const SMALL = { head: [111, 139], size: 53, wide: 0.47 } as const;
const IN_A_CHAIR = { head: [113, 126], size: 44, wide: 0.43 } as const;
/** Over the fold, where there is room for it, so much larger. */
const ROOM = 1.1;
/** From the middle of a head to the rim of a bag, in heads: what looks out of it ends under a mouth. */
const TO_RIM = 1.21;
const TO_RIM_SMALL = 1.02;
const TO_RIM_SITTING = 1.28;
/** Half a bag's width where it is held, and its rim, in its own mm. */
const [HALF, RIM] = [68, -34];

/** What stands on a head takes its room from the head. */
const TALL: readonly Hero['hair'][] = ['bun', 'puffs', 'afro'];

/** Oh, no: open, small, and lower on the side of the one who presses. */
const LIPS =
  'M-6.6 0C-6.6 -4.6 -1.4 -6.6 3.4 -5.8C7.8 -5 8.6 -1 6 2.6C3.4 6 -.4 9.8 -3.4 9C-6 8.2 -6.6 4 -6.6 0Z';
const OH_NO: Mouth = {
  draw: () =>
    open(LIPS, path('M-9 -9H10V-3.2Q1 -4.4 -5.2 -.6L-9 2Z', TEETH), oval(-1, 10, 5.2, 4.6, TONGUE)),
  at: [1, 9],
  rim: LIPS,
};

/** Eleven beaks, one button, and a child who knows how this goes. */
export function uhOh(
  { hero, things }: Cast,
  light: Light,
  low: number,
  wide: boolean,
): Pick<PlacedHero, 'art' | 'face'> {
  const place = hero.wheelchair ? IN_A_CHAIR : hero.years < 3 ? SMALL : NEAR;
  const smaller = (0.68 + 0.32 * low) * (wide ? ROOM : 1);
  const tall = TALL.includes(hero.hair);
  const kid = placeHero(
    hero,
    place.size * (tall ? 0.94 : 1) * smaller,
    'head',
    [place.head[0] + (wide ? 18 : 3), place.head[1] + (tall ? 3 : 0) + (1 - low) * 44],
    {
      pose: 'carry',
      mood: 'brave',
      face: {
        mouth: OH_NO,
        eyes: 'wide',
        lids: { upper: 0, lower: 0, slant: 0 },
        brow: [1, 2, 9],
        askew: 9,
      },
      yaw: -26,
      pitch: -6,
      // In round eyes they would be gone.
      gaze: hero.years < 3 ? [-1.7, -1] : [-2, -1.3],
      tilt: -9,
      armsByPage: true,
      body: { lean: 0, roll: -9, twist: -10, shrug: hero.years < 3 ? -16 : -4 },
    },
    light,
  );
  const rim = place.wide * smaller;
  const bag: Point = [
    kid.head[0],
    kid.head[1] +
      (hero.years < 3 ? TO_RIM_SMALL : hero.wheelchair ? TO_RIM_SITTING : TO_RIM) *
        kid.scale *
        100 -
      RIM * rim,
  ];
  const held = holds(hero, kid, bag, rim, light);
  const sleeves = tooLate(hero, kid, light) + held.art;
  return {
    face: kid.face,
    art:
      (hero.wheelchair ? chairBack(kid, kid.pelvis[1], hero.wheelchair) : '') +
      edgeOfDawn(kid.art, 0.9) +
      kid.art +
      (hero.wheelchair ? betweenWheels(kid, hero.wheelchair) : '') +
      weight(bag, rim) +
      edgeOfDawn(sleeves, 0.9) +
      sleeves +
      at(bag[0], bag[1], rim, bagWithBoth(light, things)) +
      held.before,
  };
}

/** A hand at the end of the rim, fingers over it: whose bag this is. */
const holds = (hero: Hero, kid: PlacedHero, [x, y]: Point, wide: number, light: Light): OwnArm => {
  const small = hero.years < 3;
  const wrist: Point = [x + (HALF + 1) * wide, y + (RIM + (small ? 14 : -4)) * wide];
  const [ex, ey] = elbowOf(kid, 1, wrist, -1);
  // So short an arm, bent so far, had a corner.
  const elbow: Point = small ? [ex - 3, ey + 3] : [ex, ey];
  return ownArm(hero, kid, 1, { elbow, wrist, hand: grip, degrees: 118 }, light);
};

/** The other one, a palm toward a beak that is there already: stop. */
const tooLate = (hero: Hero, kid: PlacedHero, light: Light): string => {
  const size = kid.scale * 100;
  const small = hero.years < 3;
  const wrist: Point = [
    kid.head[0] - size * (small ? 0.88 : 1.01),
    kid.head[1] + size * (small ? 0.62 : 0.72),
  ];
  return ownArm(
    hero,
    kid,
    -1,
    {
      elbow: elbowOf(kid, -1, wrist, -1),
      wrist,
      hand: (skin) => ({ before: '', behind: pressedHand(skin) }),
      degrees: small ? -128 : -108,
      flip: true,
    },
    light,
  ).art;
};

/** One at each side of who sits. */
const betweenWheels = ({ pelvis: [x, y], scale }: PlacedHero, color: Hex): string =>
  [-100, 100]
    .map((out) =>
      wheelFromBefore([x + out * scale, y + 16 * scale], [30 * scale, 90 * scale], color),
    )
    .join('');

/** What a bag presses into. */
const weight = ([x, y]: Point, wide: number): string =>
  clean(oval(x + 1, y + wide * 42, wide * 56, wide * 9, '#2a1622', 'fill-opacity=".4"'));
