import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clamp } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';

/** Heels together, chest out; an elbow as high as a shoulder, and the other hand in the small of the back. */
const SALUTES: Pose = {
  ...POSES.stand,
  lean: -9,
  roll: 0,
  hips: 0,
  twist: 0,
  tilt: 0,
  nod: 14,
  shrug: 3,
  armL: { upper: [-20, 4], lower: [-4, -14], hand: 'rest' },
  armR: { upper: [40, 88], lower: [150, -40], hand: 'rest' },
  legL: { upper: [0, 1], lower: [0, 1] },
  legR: { upper: [0, 1], lower: [0, 1] },
};
const ON_RIM: Pose['armL'] = { upper: [4, 8], lower: [40, 2], hand: 'hold' };
/** Fingertips and brow, from the middle of a head, in its own height. */
const BROW: Point = [-0.22, -0.2];

/** Whoever has just put somebody on duty, on a floor at a point, so many mm high. */
export function salutes(hero: Hero, floor: Point, high: number, light: Light): PlacedHero {
  const wish = {
    pose: SALUTES,
    mood: 'brave',
    face: { eyes: 'open', brow: [1, -6, -6], mouth: 'firm' },
    yaw: 42,
    pitch: 2,
    gaze: [0.9, 0.8],
    // The other hand is on its rim.
    ...(hero.wheelchair && { armL: ON_RIM }),
  } as const;
  const [{ head }] = stanceOf(inPyjamas(hero), wish);
  // Who is small is drawn larger: stairs are as high for everybody.
  const size = clamp((high / (50 - head[1])) * 100, 24, hero.wheelchair ? 34 : 44);
  const put = (touchR?: Point): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      floor,
      { ...wish, ...(touchR && { touchR }) },
      light,
    );
  const [x, y] = put().head;
  return put([x + BROW[0] * size, y + BROW[1] * size]);
}
