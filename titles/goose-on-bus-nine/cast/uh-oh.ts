// The last gesture of the book: a bag held tight by both sides, the chin sunk over it, and one long look at whoever reads this.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';
import { bagFront, bagWithBoth } from './bag.ts';
import { chairBack } from './chair-from-before.ts';
import { fingersOver } from './fingers-over.ts';
import { edgeOfDawn } from './in-dawn.ts';
import { wheelFromBefore } from './wheel-from-before.ts';

/** Where a head is and how high; a bag is under a chin, and who sits has it in the lap. */
const NEAR = { head: [103, 131], size: 46, wide: 0.47 } as const;
const IN_A_CHAIR = { head: [104, 126], size: 44, wide: 0.43 } as const;
/** From the middle of a head to the rim of a bag, in heads: what looks out of it ends under a mouth. */
const TO_RIM = 1.09;
/** Half a bag's width where it is held, its rim and where it is held, in its own mm. */
const [HALF, RIM, HELD] = [50, -22, 38];

/** Nothing to be said. */
const LEVEL: Mouth = {
  draw: (lip) => line('M-10 2.4Q0 1 10 2.2', lip, 3),
  at: [1.2, 3.4],
};

/** What stands on a head takes its room from the head. */
const TALL: readonly Hero['hair'][] = ['bun', 'puffs', 'afro'];

/** Eleven beaks, one button, and a child who knows how this goes. */
export function uhOh(
  { hero, things }: Cast,
  light: Light,
  low: number,
): Pick<PlacedHero, 'art' | 'face'> {
  const place = hero.wheelchair ? IN_A_CHAIR : NEAR;
  const smaller = 0.68 + 0.32 * low;
  const tall = TALL.includes(hero.hair);
  const kid = placeHero(
    hero,
    place.size * (tall ? 0.94 : 1) * smaller,
    'head',
    [place.head[0], place.head[1] + (tall ? 3 : 0) + (1 - low) * 44],
    {
      pose: 'carry',
      mood: 'brave',
      face: {
        mouth: LEVEL,
        eyes: 'open',
        lids: { upper: 0.3, lower: 0.1, slant: 0 },
        brow: [-5, -6, -4],
        askew: 7,
      },
      yaw: -3,
      pitch: 4,
      gaze: [1.7, 0],
      tilt: -7,
      nod: 4,
      armsByPage: true,
      body: { lean: 4, roll: 0, twist: 0, shrug: 16 },
    },
    light,
  );
  const wide = place.wide * smaller;
  const bag: Point = [kid.head[0], kid.head[1] + TO_RIM * kid.scale * 100 - RIM * wide];
  const far = behindRim(hero, kid, bag, wide, light);
  return {
    face: kid.face,
    art:
      (hero.wheelchair ? chairBack(kid, kid.pelvis[1], hero.wheelchair) : '') +
      edgeOfDawn(kid.art) +
      kid.art +
      (hero.wheelchair ? betweenWheels(kid, hero.wheelchair) : '') +
      far +
      weight(bag, wide) +
      at(bag[0], bag[1], wide, bagWithBoth(light, things) + bagFront(light, things, false)) +
      overRim(hero, bag, wide, kid.scale, light) +
      round(hero, kid, bag, wide, light),
  };
}

/** Down from the shoulder to an elbow beside the bag, and up behind its rim. */
function behindRim(hero: Hero, kid: PlacedHero, [x, y]: Point, wide: number, light: Light): string {
  const wrist: Point = [x - HELD * wide, y + (RIM + 13) * wide];
  return ownArm(
    hero,
    kid,
    -1,
    {
      elbow: [x - (HALF + 4) * wide - 9 * kid.scale, wrist[1] + 34 * kid.scale],
      wrist,
      // Inside the bag.
      hand: () => ({ behind: '', before: '' }),
    },
    light,
  ).art;
}

/** What of that hand comes over it: aslant, as a hand does that comes from one side. */
const overRim = (hero: Hero, [x, y]: Point, wide: number, scale: number, light: Light): string =>
  at(
    x - (HELD + 1) * wide,
    y + (RIM + 2) * wide,
    1,
    fingersOver(hero, [0, 0], 9.5 * scale, -1, light),
    -20,
  );

/** The other arm, round all of it from below, its hand on the canvas. */
function round(hero: Hero, kid: PlacedHero, [x, y]: Point, wide: number, light: Light): string {
  const wrist: Point = [x + 12 * wide, y + 27 * wide];
  return ownArm(
    hero,
    kid,
    1,
    {
      elbow: [x + (HALF + 8) * wide + 6 * kid.scale, wrist[1] + 4 * kid.scale],
      wrist,
      hand: flat,
      degrees: 186,
      flip: true,
    },
    light,
  ).art;
}

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
