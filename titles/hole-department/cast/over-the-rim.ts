import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { type Turn, turnedArt, turnedBox, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';

export interface OverTheRim {
  readonly art: string;
  readonly face: Box;
  /** The hand that has let go. */
  readonly hand: Point;
}

/** From the side, who lies on the tummy is one who stands in profile, laid over to the right: at most `length` long, the head at `head`. */
export function overTheRim(hero: Hero, length: number, most: number, head: Point): OverTheRim {
  const turn: Turn = { about: head, degrees: LAID };
  const child = placeHero(
    outOfChair(hero),
    headToStand(hero, length, most),
    'head',
    head,
    { pose: FLAT, mood: 'happy', yaw: 70, pitch: 0, gaze: [1, 0.2] },
    turned(DAY, -LAID),
  );
  return {
    art: turnedArt(child.art, turn),
    face: turnedBox(child.face, turn),
    hand: turnedPoint(child.handR, turn),
  };
}

const LAID = 82;

/** The near arm straight down, the far one along the body and unseen; one heel in the air. */
const FLAT: Pose = {
  // Whoever is too young to stand would sit; nobody is too young to lie.
  spin: 1,
  lean: -6,
  nod: -9,
  tilt: 0,
  roll: 0,
  hips: 0,
  shrug: 6,
  armL: { upper: [-6, 0], lower: [-2, -4] },
  armR: { upper: [98, 2], lower: [96, 2], hand: 'open' },
  legL: { upper: [0, 3], lower: [-74, 3], foot: 60 },
  legR: { upper: [-2, 3], lower: [-6, 3], foot: 64 },
};
