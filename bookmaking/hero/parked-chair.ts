import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { bodyAt } from './body.ts';
import { figureOf } from './figure.ts';
import type { Hero } from './hero.ts';
import { wheelchair, wheelchairSeat } from './wheelchair.ts';

/** The hero's own wheelchair, empty, where it was left; nothing for a hero without one. */
export function parkedChair(
  hero: Hero,
  headSize: number,
  ground: Point,
  yaw: number,
  light: Light,
): string {
  if (!hero.wheelchair) return '';
  const sitting = figureOf(hero, { pose: 'sit', mood: 'happy', yaw, pitch: 10 }, light);
  const height = wheelchairSeat(bodyAt(hero.years));
  const chair = wheelchair(sitting.skeleton, light, hero.wheelchair, height);
  const front = sitting.skeleton.facing > 0;
  const art = front
    ? chair.back + chair.far + chair.plate + chair.near
    : chair.plate + chair.far + chair.near + chair.back;
  return at(ground[0], ground[1], headSize / 100, sitting.shadow + art);
}
