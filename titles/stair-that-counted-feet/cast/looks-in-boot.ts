import { type Box, clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { boot } from '#bookmaking/house/hall-things.ts';

/** Whoever looks for feet in a boot, and the boot. */
export interface LooksInBoot {
  readonly art: string;
  readonly face: Box;
  /** The middle of the head, in mm. */
  readonly head: Point;
}

const RUBBER = '#c4523f';

/** In profile, bent over from the hips, both arms behind: in there? */
const LOOKS: Pose = {
  ...POSES.stand,
  lean: 34,
  roll: 0,
  hips: 0,
  twist: 0,
  tilt: 0,
  nod: 30,
  armL: { upper: [-40, 4], lower: [-30, 0] },
  armR: { upper: [-42, 8], lower: [-24, 2] },
  legL: { upper: [4, 4], lower: [-4, 2] },
  legR: { upper: [-4, 4], lower: [-8, 2] },
};

/** Over the largest boot of the hall, which stands at a point, by somebody who would be so many mm high. */
export function looksInBoot(hero: Hero, [x, y]: Point, high: number, light: Light): LooksInBoot {
  const wish = {
    pose: LOOKS,
    mood: 'wonder',
    face: { eyes: 'wide', mouth: 'tiny', askew: 4 },
    yaw: 72,
    turn: -14,
    pitch: 2,
    tilt: 16,
    gaze: [0.4, 1],
    leanInChair: 26,
  } as const;
  const [{ head, body }] = stanceOf(hero, wish);
  // Who is small is drawn larger: boots are as large for everybody.
  const size = clamp((high / (50 - head[1])) * 100, 20, hero.wheelchair ? 27 : 40);
  const k = size / 100;
  // Its mouth is under the face.
  const kid = placeHero(
    inPyjamas(hero),
    size,
    'ground',
    [x - (head[0] + (hero.wheelchair ? 66 : 30)) * k, y],
    wish,
    light,
  );
  const tall = (y - kid.head[1] - 52 * k) / 46;
  return {
    art:
      kid.shadow +
      at(
        x,
        y,
        clamp(tall, 0.8, hero.wheelchair ? 1.1 : body.heads > 3 ? 1.5 : 1.2),
        boot(light, RUBBER),
      ) +
      kid.art,
    face: kid.face,
    head: kid.head,
  };
}
