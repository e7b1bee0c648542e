// The last gesture of the book: a bag held tight by both sides, the chin sunk over it, and one long look at whoever reads this.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { thumbed } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';
import { bagFront, bagWithBoth } from './bag.ts';
import { pushHandles } from './push-handles.ts';
import { wheelFromBefore } from './wheel-from-before.ts';

/** Where a head is and how high; a bag is under a chin, and who sits has it in the lap. */
const NEAR = { head: [95, 131], size: 46, wide: 0.47 } as const;
const IN_A_CHAIR = { head: [93, 126], size: 44, wide: 0.43 } as const;
/** From the middle of a head to the rim of a bag, in heads: what looks out of it ends under a mouth. */
const TO_RIM = 1.04;
/** Half a bag's width where it is held, its rim and where it is held, in its own mm. */
const [HALF, RIM, HELD] = [50, -22, 12];

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
    [place.head[0], place.head[1] + (tall ? 3 : 0) + (1 - low) * 50],
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
      yaw: 7,
      pitch: 4,
      gaze: [0, 0.06],
      tilt: 4,
      nod: 4,
      armsByPage: true,
      body: { lean: 4, roll: 0, twist: 0, shrug: 16 },
    },
    light,
  );
  const wide = place.wide * smaller;
  const bag: Point = [kid.head[0], kid.head[1] + TO_RIM * kid.scale * 100 - RIM * wide];
  const arms = ([-1, 1] as const).map((side) => holding(hero, kid, side, bag, wide, light));
  return {
    face: kid.face,
    art:
      (hero.wheelchair ? pushHandles(kid, hero.wheelchair) : '') +
      kid.art +
      (hero.wheelchair ? betweenWheels(kid, hero.wheelchair) : '') +
      arms.map(({ art }) => art).join('') +
      weight(bag, wide) +
      at(bag[0], bag[1], wide, bagWithBoth(light, things) + bagFront(light, things, false)) +
      arms.map(({ before }) => before).join(''),
  };
}

/** Down from the shoulder to an elbow beside the bag, and in at its side: fingers behind it, a thumb before it. */
function holding(
  hero: Hero,
  kid: PlacedHero,
  side: 1 | -1,
  [x, y]: Point,
  wide: number,
  light: Light,
): OwnArm {
  const wrist: Point = [x + side * (HALF + 5) * wide, y + HELD * wide];
  return ownArm(
    hero,
    kid,
    side,
    {
      elbow: [wrist[0] + side * 19 * kid.scale, wrist[1] + 9 * kid.scale],
      wrist,
      hand: thumbed,
      degrees: side > 0 ? 194 : -14,
      flip: side > 0,
      size: 1.2,
    },
    light,
  );
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
