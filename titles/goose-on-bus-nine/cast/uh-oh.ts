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
import { edgeOfDawn } from './in-dawn.ts';
import { wheelFromBefore } from './wheel-from-before.ts';

/** Where a head is and how high; a bag is under a chin, and who sits has it in the lap. */
const NEAR = { head: [111, 131], size: 46, wide: 0.47 } as const;
const IN_A_CHAIR = { head: [113, 126], size: 44, wide: 0.43 } as const;
/** From the middle of a head to the rim of a bag, in heads: what looks out of it ends under a mouth. */
const TO_RIM = 1.1;
/** Half a bag's width where it is held, and its rim, in its own mm. */
const [HALF, RIM] = [50, -22];

/** Half a smile: nothing to be said. */
const HALF_A_SMILE: Mouth = {
  draw: (lip) => line('M-10 2.6Q3 4.6 10.6 -2.4M8.6 -4.6Q11.6 -3.4 12.4 -.6', lip, 3),
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
        mouth: HALF_A_SMILE,
        eyes: 'open',
        lids: { upper: 0.16, lower: 0.1, slant: 0 },
        brow: [-13, -15, -8],
        askew: 8,
      },
      yaw: -3,
      pitch: 4,
      gaze: [1.7, 0],
      tilt: -7,
      nod: 4,
      armsByPage: true,
      body: { lean: 4, roll: 0, twist: 0, shrug: -10 },
    },
    light,
  );
  const wide = place.wide * smaller;
  const bag: Point = [kid.head[0], kid.head[1] + TO_RIM * kid.scale * 100 - RIM * wide];
  return {
    face: kid.face,
    art:
      (hero.wheelchair ? chairBack(kid, kid.pelvis[1], hero.wheelchair) : '') +
      edgeOfDawn(kid.art, 0.9) +
      kid.art +
      (hero.wheelchair ? betweenWheels(kid, hero.wheelchair) : '') +
      under(hero, kid, -1, bag, wide, light) +
      weight(bag, wide) +
      at(bag[0], bag[1], wide, bagWithBoth(light, things) + bagFront(light, things, false)) +
      under(hero, kid, 1, bag, wide, light),
  };
}

/** Down from a shoulder and round the bag from below: one arm behind it, the other before it with its hand flat on the canvas. */
function under(
  hero: Hero,
  kid: PlacedHero,
  side: 1 | -1,
  [x, y]: Point,
  wide: number,
  light: Light,
): string {
  const wrist: Point = [x + side * 10 * wide, y + 12 * wide];
  return ownArm(
    hero,
    kid,
    side,
    {
      elbow: [x + side * (HALF + 6) * wide, wrist[1] + 13 * kid.scale],
      wrist,
      hand: flat,
      degrees: side > 0 ? 190 : -10,
      flip: side > 0,
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
