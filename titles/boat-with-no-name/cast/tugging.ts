import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';

/** Of an arm, how much of its length goes up, and what a fist adds to it, in heads; arms of the smallest are as long as a head. */
const ARM = { up: 0.74, fist: 0.2 };
const SHORT_ARM = { up: 0.5, fist: 0.02 };

export interface Tugging {
  /** How far over the ground a hand comes that is stretched up. */
  readonly reach: number;
  /** With that hand round something up there, whose middle is at `leg`. */
  readonly at: (leg: Point, ground: number) => PlacedHero;
}

/** As one asks a grown-up who is busy: on tiptoe, a hand round a trouser leg that is nearly too high. `tall` is how tall who stands may be, in mm. */
export function tugging(hero: Cast['hero'], tall: number, light: Light): Tugging {
  const { up: steep, fist } = hero.years < 3 ? SHORT_ARM : ARM;
  const rolls = hero.wheelchair !== undefined;
  const size = headToStand(hero, tall, hero.years < 3 ? 37 : rolls ? 33 : 30);
  const wish = {
    pose: TIPTOE,
    mood: 'happy',
    face: { eyes: 'open', mouth: 'tiny', brow: [-9, -8, -2] },
    yaw: 36,
    pitch: 0,
    turn: 12,
    nod: -34,
    tilt: -12,
    gaze: [0.6, -1],
    body: {
      roll: rolls ? 8 : 13,
      armL: { upper: [34, 152], lower: [24, 168], hand: 'hold' },
      armR: { upper: [-24, 30], lower: [-14, 38], hand: 'open' },
      legR: { upper: [-10, 10], lower: [-50, 8], foot: 44 },
    },
  } satisfies HeroWish;
  const { figure, scale } = placeHero(hero, size, 'ground', [0, 0], wish, light);
  const { armL, body } = figure.skeleton;
  const [sx, sy] = [armL.root[0] * scale, armL.root[1] * scale];
  const long = (body.upperArm + body.foreArm) * scale + size * fist;
  return {
    reach: long * steep - sy,
    at: (leg, ground) => {
      const up = ground + sy - leg[1];
      const aside = Math.sqrt(Math.max(0, (long * 0.98) ** 2 - up ** 2));
      return placeHero(
        hero,
        size,
        'ground',
        [leg[0] - sx - aside, ground],
        { ...wish, touchL: leg },
        light,
      );
    },
  };
}
