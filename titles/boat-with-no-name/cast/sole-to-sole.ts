import { at } from '#bookmaking/drawing/marks.ts';
import { headToSit, headToStand } from '#bookmaking/hero/head-size.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { POSES } from '#bookmaking/hero/poses.ts';
import type { Cast } from '#bookmaking/title.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { breath } from './legs.ts';
import { holdOn, type MetLetters, type Spot } from './met.ts';

/** In mm: where the ground is, how tall whoever sits there may be, how large a head, and where the seat is. */
interface Place {
  readonly ground: number;
  readonly tall: number;
  readonly head: number;
  readonly seat: number;
}

/** Before who has sat down, and as much out of breath: sole to sole, each leaning back, face to face. Who still runs is run after. */
export function soleToSole(
  hero: Cast['hero'],
  { spots, sawn, posture }: MetLetters,
  { ground, tall, head: most, seat }: Place,
): PlacedHero {
  const rolls = hero.wheelchair !== undefined;
  if (posture === 'runs') {
    const size = rolls ? most * 0.92 : headToStand(hero, tall * 1.3, most);
    const spot = spots[0] as Spot;
    const level = Math.min(96, (size * (rolls ? 150 : 190)) / spot.height);
    const [x] = holdOn(spot, level, 'right', sawn);
    return placeHero(hero, size, 'ground', [x + size * 2.3, ground], AFTER, NOON);
  }
  const size = rolls ? most * 0.92 : headToSit(hero, tall, most);
  const child = rolls
    ? placeHero(hero, size, 'ground', [seat + 4, ground], { ...FACING, pose: 'sit' }, NOON)
    : placeHero(hero, size, 'ground', [seat, ground], { ...FACING, pose: FALLEN }, NOON);
  const puffs = at(
    child.head[0] - size * 0.72,
    child.head[1] + size * 0.16,
    size * 0.036,
    breath(-1),
  );
  return { ...child, art: child.art + puffs };
}

/** Face to face with who sits there, too. */
const FACING = {
  mood: 'happy',
  face: { mouth: 'smile', brow: [-8, -13, -3], flushed: true },
  yaw: -68,
  turn: 14,
  pitch: 6,
  nod: -6,
  gaze: [-0.9, -0.2],
  leanInChair: -20,
} as const;

/** Let fall on the grass: legs out, weight on one straight arm behind. */
const FALLEN = {
  ...POSES.floor,
  lean: -24,
  roll: 0,
  armL: { upper: [-30, 8], lower: [-22, 4], hand: 'rest' },
  armR: { upper: [-20, 2], lower: [-14, 0], hand: 'rest' },
  legL: { upper: [80, 8], lower: [74, 6], foot: -66 },
  legR: { upper: [112, 6], lower: [46, 4], foot: -26 },
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
