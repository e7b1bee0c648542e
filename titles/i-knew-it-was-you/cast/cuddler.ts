import { type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { type Light, turned } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { asleep } from './hider.ts';

/** Crown to the upper left, feet to the lower right, as one lies who has rolled over to somebody. */
const TURN = -32;

/** Asleep on one side, seen from above, in layers: between child and arm lies what is held. All points in mm. */
export function cuddler(
  hero: Hero,
  size: number,
  head: Point,
  wish: { readonly elbow: Point; readonly wrist: Point },
  light: Light,
): { readonly child: string; readonly arm: string; readonly fingers: string } {
  const who = asleep(hero);
  const there = turned(light, TURN);
  const kid = placeHero(
    who,
    size,
    'head',
    [0, 0],
    {
      pose: 'stand',
      mood: 'sleepy',
      face: { mouth: SOFT_SMILE },
      yaw: 40,
      turn: -2,
      nod: 4,
      tilt: 2,
      armsByPage: true,
      body: { roll: 4, shrug: 6 },
    },
    there,
  );
  const local = ([x, y]: Point): Point => rotated([x - head[0], y - head[1]], -TURN);
  const over = ownArm(
    who,
    kid,
    1,
    { elbow: local(wish.elbow), wrist: local(wish.wrist), hand: flat },
    there,
  );
  const put = (art: string): string => at(head[0], head[1], 1, art, TURN);
  return {
    child: put(kid.onWall(2) + kid.art),
    arm: put(over.art),
    fingers: put(over.before),
  };
}
