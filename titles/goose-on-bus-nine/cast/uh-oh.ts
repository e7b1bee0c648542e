// The last gesture of the book: both palms on the cheeks, over an open bag.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';
import { bagFront, bagWithBoth } from './bag.ts';
import { pushHandles } from './push-handles.ts';
import { wheelFromBefore } from './wheel-from-before.ts';

/** Near enough to look into the bag with it; who sits has it in the lap. */
const NEAR = { head: [72, 130], size: 46, bag: 80, wide: 0.46 } as const;
const IN_A_CHAIR = { head: [74, 119], size: 43, bag: 91, wide: 0.4 } as const;

/** How low a bag is that stands beside the door. */
const ON_SHELF = 190;

/** What stands on a head takes its room from the head. */
const TALL: readonly Hero['hair'][] = ['bun', 'puffs', 'afro'];

/** Leans away from eleven beaks: dread, and delight that here it comes again. */
export function uhOh(
  { hero, things }: Cast,
  light: Light,
  low: number,
): Pick<PlacedHero, 'art' | 'face'> {
  const place = hero.wheelchair ? IN_A_CHAIR : NEAR;
  const down = (1 - low) * 28;
  const smaller = 0.7 + 0.3 * low;
  const tall = TALL.includes(hero.hair);
  const kid = placeHero(
    hero,
    place.size * (tall ? 0.94 : 1) * smaller,
    'head',
    // Of two puffs one would be before the button.
    [place.head[0] + (hero.hair === 'puffs' ? 6 : 0), place.head[1] + (tall ? 3 : 0) + down * 2],
    {
      pose: 'carry',
      mood: 'surprised',
      face: { mouth: GAPE, eyes: 'wide', brow: [-13, -10, 1], askew: 4 },
      yaw: 20,
      pitch: hero.wheelchair ? 12 : 4,
      gaze: [1, 0.1],
      tilt: -9,
      nod: hero.wheelchair ? -14 : -6,
      armsByPage: true,
      body: { lean: -12, roll: -6, twist: 6, shrug: 20 },
    },
    light,
  );
  const wide = place.wide * (hero.wheelchair ? 1 : smaller);
  const bag: Point = [
    place.bag,
    // A lap is as high as legs are long, and a mouth stays clear; a shelf has to be in sight.
    hero.wheelchair ? Math.max(kid.pelvis[1] - 17.5, kid.head[1] + 48) : ON_SHELF + down * 0.3,
  ];
  return {
    face: kid.face,
    art:
      (hero.wheelchair ? pushHandles(kid, hero.wheelchair) : '') +
      kid.art +
      (hero.wheelchair
        ? onLap(bag, wide) + betweenWheels(kid, hero.wheelchair)
        : shelf(bag, wide)) +
      dragged(hero, kid, -1, light) +
      dragged(hero, kid, 1, light) +
      at(bag[0], bag[1], wide, bagWithBoth(light, things) + bagFront(light, things, false)),
  };
}

/** From the shoulder down to an elbow at the trunk, and back to a palm that drags a cheek down; off glasses and a hearing aid. */
function dragged(hero: Hero, kid: PlacedHero, side: 1 | -1, light: Light): string {
  const { head, scale } = kid;
  const at = (x: number, y: number): Point => [head[0] + x * scale, head[1] + y * scale];
  const long = hero.years < 3 ? 0.88 : 1;
  const { art, before } = ownArm(
    hero,
    kid,
    side,
    {
      elbow: side > 0 ? at(76 * long, 112) : at(-72 * long, 114),
      wrist: side > 0 ? at(59, 56) : at(-43, 58),
      hand: (skin) => flat(edged(skin)),
      degrees: side > 0 ? -112 : -76,
      flip: side > 0,
      size: 1.2,
    },
    light,
  );
  return art + before;
}

/** On dark skin an edge that is darker still is not seen. */
const edged = (t: Tone): Tone =>
  luma(t.base) < 0.4 ? { ...t, deep: mix(t.base, '#e0a07c', 0.62) } : t;

/** Where luggage stands beside the door, worn pale along its edge: a bag in the air has no weight. */
const shelf = ([x, y]: Point, wide: number): string => {
  const top = y + wide * 37;
  return (
    box(-4, top + 6, 128, 220 - top, '#5b3a42') +
    line(
      `M2 ${num(top + 16)}V222M26 ${num(top + 16)}V222M50 ${num(top + 16)}V222M74 ${num(top + 16)}V222M98 ${num(top + 16)}V222`,
      '#4a3040',
      1.6,
    ) +
    // An iron carries its end.
    path(`M122 ${num(top + 10)}H136L122 ${num(top + 24)}Z`, '#3a2632') +
    path(`M-6 ${num(top)}H134L140 ${num(top + 6.5)}H-6Z`, '#b9793c') +
    box(-6, top + 6.5, 146, 4.6, '#f2b632', 1.6) +
    line(`M-6 ${num(top + 6.5)}H139`, '#ffe2a0', 1.1) +
    clean(
      path(
        `M${num(x - wide * 46)} ${num(top + 0.6)}C${num(x - wide * 80)} ${num(top + 3)} ${num(x - wide * 84)} ${num(top + 6)} ${num(x - wide * 60)} ${num(top + 6.2)}H${num(x + wide * 30)}L${num(x + wide * 48)} ${num(top + 0.6)}Z`,
        '#3a1c26',
        'fill-opacity=".6"',
      ),
    )
  );
};

/** One at each side of who sits, so that it is seen what a bag stands on. */
const betweenWheels = ({ pelvis: [x, y], scale }: PlacedHero, color: Hex): string =>
  [-72, 76]
    .map((out) =>
      wheelFromBefore([x + out * scale, y + 24 * scale], [26 * scale, 82 * scale], color),
    )
    .join('');

/** What a bag presses into: it has a weight. */
const onLap = ([x, y]: Point, wide: number): string =>
  clean(oval(x + 1, y + wide * 45, wide * 56, wide * 9, '#2a1622', 'fill-opacity=".45"'));
