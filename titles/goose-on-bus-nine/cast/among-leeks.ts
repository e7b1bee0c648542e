// Who is no taller than a bag of leeks: whole, on tiptoe between it and a bell, one arm straight up and two fingers' breadth too short.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { wideAwake } from './wide-awake.ts';

/** Where all stand who stand on the floor. */
const FLOOR = 207;
/** And who is as tall as some grown-ups. */
const NEARER = 209.5;

export interface Stretched {
  readonly child: PlacedHero;
  /** Where the fingertip is, on its way. */
  readonly tip: Point;
  /** The top of a cushion under who cannot reach that high from the floor. */
  readonly cushion: number | undefined;
}

/** As high as it goes; its shoes are where the arm is clear of leeks, however long it is. */
export function stretched(hero: Hero): Stretched {
  const awake = wideAwake(hero);
  const size = sizeOf(hero);
  const small = hero.years < 3;
  const tipY = small ? 106 : hero.years < 8 ? 100 : 96;
  // Whoever is long is so across, too.
  const middle = hero.wheelchair ? 99 : hero.years < 5.5 ? 95 : 97;
  const floor = hero.years < 8 ? FLOOR : NEARER;
  const view = hero.wheelchair ? ROLLING : VIEW;
  const [{ armR, body }] = stanceOf(awake, view);
  const [sx, sy] = [(armR.root[0] * size) / 100, (armR.root[1] * size) / 100];
  const long = ((body.upperArm + body.foreArm + body.hand * 30) * STRAIGHT * size) / 100;
  // On the floor, if the arm is long enough for that; or so high that it leans from upright by no more than a hand.
  const highest = tipY + long * Math.cos(small ? PAST_CHEEK : UPRIGHT) - sy;
  const ground = hero.wheelchair ? floor : Math.min(floor, highest);
  const across = Math.sqrt(Math.max(0, long ** 2 - (ground + sy - tipY) ** 2));
  const tip: Point = [middle + sx - across, tipY];
  return {
    child: placeHero(awake, size, 'ground', [middle, ground], { ...view, touchR: tip }, LAMPS),
    tip,
    cushion: ground < floor - 1 ? ground : undefined,
  };
}

/** Of a head: the older, the longer is what stands under it. */
const sizeOf = ({ years, wheelchair }: Hero): number =>
  wheelchair || years < 3 ? 28 : years < 7 ? 28.5 : years < 10 ? 25.5 : 24;

const STRAIGHT = 0.98;
/** In radians. */
const UPRIGHT = 0.3;
/** A short arm that went straight up would be behind a round face. */
const PAST_CHEEK = 0.84;

/** On the toes of both feet, which stand apart; the other arm out, away from what is in its way. */
const UP: Pose = {
  lean: -3,
  roll: -8,
  hips: -7,
  tilt: -6,
  shrug: 6,
  armL: { upper: [-16, 24], lower: [-2, 34], hand: 'open' },
  armR: { upper: [10, 158], lower: [10, 166], hand: 'point' },
  legL: { upper: [8, 17], lower: [-10, 14], foot: 44 },
  legR: { upper: [0, 9], lower: [-8, 8], foot: 44 },
};

/** Head back, and both eyes on what is there already. */
const VIEW: HeroWish = {
  pose: UP,
  mood: 'worried',
  face: {
    mouth: 'frown',
    eyes: 'wide',
    lids: { upper: 0.02, lower: 0.04, slant: 0 },
    brow: [-13, -9, -1],
    askew: 3,
  },
  yaw: -14,
  pitch: -6,
  turn: -14,
  nod: -15,
  tilt: -6,
  gaze: [-1, -1],
  leanInChair: 0,
};

/** Upright between both wheels, the other hand on one: so that the chair is as wide as who sits in it. */
const ROLLING: HeroWish = {
  ...VIEW,
  turn: -10,
  body: {
    roll: -3,
    hips: 0,
    armL: { upper: [-20, 20], lower: [20, 4], hand: 'hold' },
  },
};
