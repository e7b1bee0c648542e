import { type Box, type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { type Light, turned } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { asleep } from './hider.ts';

/** Crown to the right, as one lies whose pillow is a little high. */
const TURN = 76;

/** Asleep on one side, seen from beside the bed, one arm let down over its edge. All points in mm. */
export function sideSleeper(
  hero: Hero,
  size: number,
  head: Point,
  wish: { readonly elbow: Point; readonly wrist: Point },
  light: Light,
): { readonly child: string; readonly arm: string; readonly feet: Point; readonly face: Box } {
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
      yaw: 14,
      nod: 4,
      tilt: 4,
      armsByPage: true,
      body: { shrug: 4 },
    },
    there,
  );
  const local = ([x, y]: Point): Point => rotated([x - head[0], y - head[1]], -TURN);
  const down = ownArm(
    who,
    kid,
    1,
    { elbow: local(wish.elbow), wrist: local(wish.wrist), hand: flat },
    there,
  );
  const put = (art: string): string => at(head[0], head[1], 1, art, TURN);
  const [right, below] = rotated(kid.origin, TURN);
  return {
    feet: [head[0] + right, head[1] + below],
    child: put(kid.art),
    arm: put(down.art + down.before),
    face: {
      x: head[0] - size / 2,
      y: head[1] - size / 2,
      width: size,
      height: size,
    },
  };
}
