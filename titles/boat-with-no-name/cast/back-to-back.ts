import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { headToSit, headToStand } from '#bookmaking/hero/head-size.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { breath } from './legs.ts';
import { holdOn, type MetLetters, type Spot } from './met.ts';

/**
 * Behind the nearest letter's back, and as much out of breath: back against back, legs out the other way. Who still runs is run after. In mm: where the
 * ground is, how tall one may be, and how large a head.
 */
export function backToBack(
  hero: Cast['hero'],
  { spots, sawn, posture }: MetLetters,
  {
    ground,
    tall,
    head: most,
  }: { readonly ground: number; readonly tall: number; readonly head: number },
): PlacedHero {
  const lowest = Math.max(...spots.map((each) => each.ground));
  const nearest = spots.filter((each) => each.ground > lowest - each.height * 0.3);
  const spot = nearest.at(-1) as Spot;
  const rolls = hero.wheelchair !== undefined;
  const edge = (y: number): Point =>
    holdOn(spot, Math.min(96, Math.max(4, ((spot.y - y) * 100) / spot.height)), 'right', sawn);
  if (posture === 'runs') {
    const size = rolls ? most * 0.92 : headToStand(hero, tall * 1.3, most);
    const hand = edge(ground - size * (rolls ? 1.5 : 1.9));
    return placeHero(hero, size, 'ground', [hand[0] + size * 2.3, ground], AFTER, NOON);
  }
  const size = rolls ? most * 0.92 : headToSit(hero, tall, most);
  const wish = { ...AGAINST, pose: rolls ? 'sit' : 'floor' } as const;
  const there = placeHero(hero, size, 'ground', [0, ground], wish, NOON);
  // The back of the head, of the shoulders and of the seat: whatever meets wood first.
  const { neck, pelvis } = there.figure.skeleton;
  const backs: readonly (readonly [x: number, y: number])[] = [
    [there.head[0] - size * 0.47, there.head[1]],
    [
      there.origin[0] + neck[0] * there.scale - size * 0.34,
      there.origin[1] + (neck[1] + 40) * there.scale,
    ],
    [there.origin[0] + pelvis[0] * there.scale - size * (rolls ? 0.8 : 0.4), there.pelvis[1]],
  ];
  const x = Math.max(...backs.map(([left, y]) => edge(y)[0] - left));
  const child = placeHero(hero, size, 'ground', [x, ground], wish, NOON);
  const puffs = at(
    child.head[0] + size * 0.78,
    child.head[1] + size * 0.2,
    size * 0.026,
    breath(1),
  );
  return { ...child, art: child.art + puffs };
}

/** Let fall against somebody's back: legs out, one hand on the grass, and a look back over the shoulder. */
const AGAINST = {
  mood: 'happy',
  face: { mouth: 'smile', brow: [-8, -13, -3], flushed: true },
  yaw: 66,
  turn: -36,
  pitch: 6,
  nod: -16,
  tilt: -14,
  gaze: [-1, -0.3],
  leanInChair: -8,
  body: {
    lean: -22,
    roll: 0,
    armL: { upper: [10, 14], lower: [40, 4], hand: 'rest' },
    armR: { upper: [14, 26], lower: [26, 18], hand: 'open' },
    legL: { upper: [80, 14], lower: [74, 10], foot: -66 },
    legR: { upper: [114, 10], lower: [42, 6], foot: -22 },
  },
} as const;

/** After who runs, one arm at its end. */
const AFTER = {
  pose: 'run',
  mood: 'brave',
  face: { mouth: 'oh', brow: [-4, -10, -8], flushed: true },
  yaw: -58,
  pitch: 4,
  gaze: [-0.9, -0.1],
  leanInChair: 40,
  body: {
    armL: { upper: [84, 8], lower: [88, 4], hand: 'open' },
    armR: { upper: [-40, 14], lower: [10, 20], hand: 'rest' },
  },
} as const;
