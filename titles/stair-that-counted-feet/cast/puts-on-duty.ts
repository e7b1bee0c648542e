import { type Box, clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';

/** Whoever puts somebody on duty. */
export interface PutsOnDuty {
  readonly art: string;
  /** The near hand, which lies over what is put down. */
  readonly hand: string;
  readonly face: Box;
  /** The middle of the head, in mm. */
  readonly head: Point;
}

/** In profile, bent over from the hips, both arms straight: stay. */
const BENDS: Pose = {
  ...POSES.stand,
  lean: 32,
  roll: 0,
  hips: 0,
  twist: 0,
  tilt: 0,
  nod: 22,
  armL: { upper: [50, 6], lower: [56, 2], hand: 'hold' },
  armR: { upper: [34, 6], lower: [40, 2], hand: 'hold' },
  legL: { upper: [14, 4], lower: [6, 2] },
  legR: { upper: [-8, 4], lower: [-16, 2], foot: 6 },
};

/** They hold what is so wide around a point over the stair at both its edges, stand so far from it, on a floor at `floor`, and would be so many mm high. */
export function putsOnDuty(
  hero: Hero,
  [x, y]: Point,
  wide: number,
  floor: number,
  high: number,
  light: Light,
): PutsOnDuty {
  const wish = {
    pose: BENDS,
    mood: 'brave',
    face: { eyes: 'open', brow: [1, -6, -6], mouth: 'firm' },
    yaw: 72,
    turn: -12,
    pitch: 2,
    gaze: [0.6, 0.9],
    leanInChair: 28,
    // Who sits on the floor has a face as high as that stair.
    ...(hero.years < 1 && { body: { lean: 2 } }),
  } as const;
  const [{ head, armR, body }] = stanceOf(inPyjamas(hero), wish);
  // Who is small is drawn larger: stairs are as high for everybody.
  const size = clamp((high / (50 - head[1])) * 100, 20, hero.wheelchair ? 28 : 38);
  const k = size / 100;
  const down = y - (floor + armR.root[1] * k);
  const long = (body.upperArm + body.foreArm) * 1.02 * k;
  const ahead = Math.sqrt(Math.max(long * long - down * down, long * long * 0.2));
  const kid = placeHero(
    inPyjamas(hero),
    size,
    'ground',
    [x + wide * 0.2 - ahead - armR.root[0] * k, floor],
    { ...wish, touchR: [x - wide * 0.36, y + 1], touchL: [x + wide * 0.44, y - 1] },
    light,
  );
  return { art: kid.shadow + kid.art, hand: kid.hand(-1), face: kid.face, head: kid.head };
}
