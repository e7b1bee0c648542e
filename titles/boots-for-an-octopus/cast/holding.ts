import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { FIST } from '#bookmaking/hero/reach.ts';
import type { Limb, Skeleton } from '#bookmaking/hero/skeleton.ts';
import { type HatWish, heroInHat } from './hero-in-hat.ts';

/** A hero who stands on the ground there, in mm on the sheet. */
export interface Stood {
  readonly hero: Hero;
  /** Height of the head in mm. */
  readonly size: number;
  readonly ground: Point;
  readonly wish: HatWish;
}

/** Where the middle of each fist has to be, in mm; without one that arm does what its pose says. Left is the hero's. */
export interface Fists {
  readonly left?: Point;
  readonly right?: Point;
}

/** Without `hand` in an arm of its own, a fist would be a hand at rest. */
const CLOSED: Arm = { upper: [50, 20], lower: [60, 0], hand: 'hold' };

/** Where a straight arm has its fist, whatever the age: `degrees` is its way on the page, `share` how much of it is stretched. */
export function fistAt(stood: Stood, side: 1 | -1, degrees: number, share = 0.96): Point {
  const { ground, size } = stood;
  const s = stance(stood, { left: ground, right: ground });
  const [x, y] = limbOf(s, side).root;
  const long = (s.body.upperArm + s.body.foreArm + FIST * s.body.hand) * share;
  const turn = radians(degrees);
  return onSheet(stood, x + Math.cos(turn) * long, y + Math.sin(turn) * long, size);
}

/** The hero with its fists closed round what is there: `hand(side)` draws one once more over it. */
export function heroHolding(stood: Stood, fists: Fists, light: Light): PlacedHero {
  const { hero, size, ground, wish } = stood;
  const held = { ...closed(wish, fists), ...touches(fists) };
  return heroInHat(hero, size, 'ground', ground, held, light);
}

const touches = ({ left, right }: Fists): { touchL?: Point; touchR?: Point } => ({
  ...(left && { touchL: left }),
  ...(right && { touchR: right }),
});

const closed = (wish: HatWish, { left, right }: Fists): HatWish => ({
  ...wish,
  ...(left && { armL: CLOSED }),
  ...(right && { armR: CLOSED }),
});

function stance({ hero, size, ground, wish }: Stood, fists: Fists): Skeleton {
  const { hat: _, touchL: __, touchR: ___, ...view } = closed(wish, fists);
  const local = (p?: Point): Point | undefined =>
    p && [((p[0] - ground[0]) * 100) / size, ((p[1] - ground[1]) * 100) / size];
  return stanceOf(hero, { ...view, touchL: local(fists.left), touchR: local(fists.right) })[0];
}

const limbOf = (s: Skeleton, side: 1 | -1): Limb => (side > 0 ? s.armL : s.armR);

const onSheet = ({ ground }: Stood, x: number, y: number, size: number): Point => [
  ground[0] + (x * size) / 100,
  ground[1] + (y * size) / 100,
];
