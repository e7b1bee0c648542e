import { type Box, type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { type Light, turned } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { figureOf } from '#bookmaking/hero/figure.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { wheelchair, wheelchairSeat } from '#bookmaking/hero/wheelchair.ts';

/** How far the hero lies turned on the rug: crown to the right, the feet beyond the corner of the page. */
const TURN = 30;

/** The hero on the back, seen from the ceiling and near, a hand up to somebody's; `head` is where the head is. */
export function heroFromAbove(
  hero: Hero,
  size: number,
  head: Point,
  /** Where the wrist at the right of the page lies. */
  wrist: Point,
  light: Light,
): { readonly art: string; readonly before: string; readonly face: Box } {
  const there = turned(light, TURN);
  const child = placeHero(
    outOfChair(hero),
    size,
    'head',
    [0, 0],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: SOFT_SMILE },
      yaw: 12,
      tilt: 6,
      nod: -2,
      gaze: [1, 0.35],
      armsByPage: true,
      body: { roll: -6, shrug: 3 },
    },
    there,
  );
  const end = rotated([wrist[0] - head[0], wrist[1] - head[1]], -TURN);
  const up = ownArm(
    hero,
    child,
    1,
    { elbow: [end[0] - 5, end[1] + 36], wrist: end, hand: grip, degrees: -52 },
    there,
  );
  const down = ownArm(
    hero,
    child,
    -1,
    { elbow: [-43, 74], wrist: [-13, 83], hand: flat, degrees: 8, flip: true },
    there,
  );
  const put = (art: string): string => at(head[0], head[1], 1, art, TURN);
  return {
    art: put(child.onWall(2.6) + child.art + down.art + down.before + up.art),
    before: put(up.before),
    face: { x: head[0] - size / 2, y: head[1] - size / 2, width: size, height: size },
  };
}

/** The wheelchair where somebody got down from it, from above. */
export function parkedFromAbove(hero: Hero, size: number, [x, y]: Point, light: Light): string {
  if (!hero.wheelchair) return '';
  const view = { pose: 'sit', mood: 'happy', yaw: 30, pitch: 62 } as const;
  const { skeleton } = figureOf(hero, view, light);
  const chair = wheelchair(
    skeleton,
    light,
    hero.wheelchair,
    wheelchairSeat(handOf(hero).body(hero.years)),
  );
  const shadow = oval(8, -10, 100, 74, light.shade, 'fill-opacity=".4"');
  return at(x, y, size / 100, shadow + chair.plate + chair.far + chair.near + chair.back);
}
