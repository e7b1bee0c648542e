import { type Box, clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { boot } from '#bookmaking/house/hall-things.ts';

/** Whoever looks for feet in a boot, and the boot. */
export interface ShakesBoot {
  readonly art: string;
  readonly face: Box;
  /** The middle of the head, in mm. */
  readonly head: Point;
}

const RUBBER = '#c4523f';

/** The head back, one arm up with what has been turned over; the other is behind the back. */
const SHAKES: Pose = {
  ...POSES.stand,
  lean: -8,
  roll: -5,
  hips: -7,
  twist: 0,
  tilt: 6,
  nod: -16,
  armL: { upper: [60, 120], lower: [60, 140], hand: 'hold' },
  armR: { upper: [-30, 10], lower: [-10, -10] },
};

/** Without what lies under it on a floor. */
const lifted = (light: Light): string => clip('M-30 -60H40V0.6H-30Z', boot(light, RUBBER));

/** Upside down before the own face, by somebody who is so many mm high: whoever is in it has to come out. */
export function shakesBoot(hero: Hero, [x, y]: Point, high: number, light: Light): ShakesBoot {
  const tall = stanceOf(hero, { pose: SHAKES, mood: 'wonder', yaw: 34 })[0].head[1];
  // Who is small is drawn larger: boots are as large for everybody.
  const size = clamp((high / (50 - tall)) * 100, 20, hero.wheelchair ? 34 : 42);
  const placed = (touch: Pick<HeroWish, 'touchL'>): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      [x, y],
      {
        pose: SHAKES,
        mood: 'wonder',
        face: { mouth: 'smile', eyes: 'wide', askew: 4 },
        yaw: 34,
        pitch: 2,
        gaze: [0.8, -1],
        ...touch,
      },
      light,
    );
  const { head } = placed({});
  const held: Point = [head[0] + size * 1.12, head[1] - size * 0.5];
  const kid = placed({ touchL: held });
  const k = clamp(size / 27, 1.1, 1.3);
  const out = (dx: number, dy: number, r: number): string =>
    oval(head[0] + dx * size, head[1] + dy * size, r, r, '#e8c690');
  return {
    art:
      kid.shadow +
      kid.art +
      at(held[0] + 12 * k, held[1] - 11 * k, k, lifted(light), -150, -k) +
      kid.hand(1) +
      out(0.8, 0.66, 0.9) +
      out(0.7, 0.84, 0.6) +
      out(0.86, 1.04, 1.3) +
      out(0.76, 1.4, 0.8),
    face: kid.face,
    head,
  };
}
