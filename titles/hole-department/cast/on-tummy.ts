import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { type Turn, turnedArt, turnedBox, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';

export interface OnTummy {
  readonly art: string;
  readonly shadow: string;
  readonly face: Box;
  /** Where the pointing finger ends. */
  readonly fingertip: Point;
}

/** Seen from straight above, who lies is drawn as one who stands, from behind: with the head at `head`, and turned over to the right. */
export function onTummy(hero: Hero, length: number, head: Point, degrees: number): OnTummy {
  const turn: Turn = { about: head, degrees };
  const child = placeHero(
    outOfChair(hero),
    headToStand(hero, length, 38),
    'head',
    head,
    {
      pose: FLAT,
      mood: 'wonder',
      yaw: 180,
      pitch: 0,
      turn: 0,
      nod: 0,
      tilt: -12,
    },
    turned(LATE, -degrees),
  );
  const { bend, end } = child.figure.skeleton.armR;
  const [dx, dy] = [end[0] - bend[0], end[1] - bend[1]];
  const reach = (FINGER / Math.hypot(dx, dy)) * child.scale;
  return {
    art: turnedArt(child.art, turn),
    shadow: turnedArt(child.onWall(2.4), turn),
    face: turnedBox(child.face, turn),
    fingertip: turnedPoint([child.handR[0] + dx * reach, child.handR[1] + dy * reach], turn),
  };
}

/** From a wrist to a fingertip, in hero units. */
const FINGER = 34;

/** One arm out, the other under the chest; one heel in the air. */
const FLAT: Pose = {
  roll: 5,
  hips: 4,
  armL: { upper: [20, -10], lower: [160, -10] },
  armR: { upper: [6, 118], lower: [6, 124], hand: 'point' },
  legL: { upper: [0, 10], lower: [-70, 10], foot: 60 },
  legR: { upper: [0, 9], lower: [-4, 7], foot: 72 },
};
