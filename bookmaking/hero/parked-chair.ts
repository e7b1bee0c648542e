import { smooth } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { figureOf } from './figure.ts';
import { handOf } from './hand-of.ts';
import type { Hero } from './hero.ts';
import type { Skeleton } from './skeleton.ts';
import { wheelchair, wheelchairSeat } from './wheelchair.ts';

/** The hero's own wheelchair, empty, where it was left; nothing for a hero without one. */
export function parkedChair(
  hero: Hero,
  headSize: number,
  ground: Point,
  yaw: number,
  light: Light,
  /** Camera above, in degrees. */
  pitch = 10,
): string {
  if (!hero.wheelchair) return '';
  const sitting = figureOf(hero, { pose: 'sit', mood: 'happy', yaw, pitch }, light);
  const height = wheelchairSeat(handOf(hero).body(hero.years));
  const chair = wheelchair(sitting.skeleton, light, hero.wheelchair, height);
  const near = yaw > 0 ? -1 : 1;
  const [inFar, inNear] = [-near, near].map((way) => disc(sitting.skeleton, way, height, light));
  const front = sitting.skeleton.facing > 0;
  const art = front
    ? chair.back + inFar + chair.far + chair.plate + inNear + chair.near
    : chair.plate + inFar + chair.far + inNear + chair.near + chair.back;
  return at(ground[0], ground[1], headSize / 100, sitting.shadow + art);
}

/** A spoke guard, which fills a wheel: through bare spokes the pattern of a quilt was part of the chair. */
function disc({ body, project }: Skeleton, way: number, height: number, light: Light): string {
  const radius = height * 0.66;
  const ring = Array.from({ length: 20 }, (_, i) => {
    const [dy, dz] = [Math.sin((i * Math.PI) / 10), Math.cos((i * Math.PI) / 10)];
    return flat(
      project([way * body.shoulder * 1.24, radius * (0.84 * dy - 1), radius * 0.84 * dz - 22]),
    );
  });
  return path(smooth(ring), tone(light, '#55506a').base);
}
