import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { figureOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { wheelchair, wheelchairSeat } from '#bookmaking/hero/wheelchair.ts';

/**
 * The hero on the back, seen from the ceiling, no longer than `length` mm; `head` is where the head is, and the feet lie
 * `degrees` to the left of straight down.
 */
export function heroFromAbove(
  hero: Hero,
  length: number,
  head: Point,
  degrees: number,
  light: Light,
): { readonly art: string; readonly face: Box } {
  const { heads } = bodyAt(hero.years);
  const size = Math.min(34, length / heads);
  const child = placeHero(
    outOfChair(hero),
    size,
    'head',
    head,
    { pose: 'onBack', mood: 'happy', yaw: -degrees, pitch: 80, turn: 14, gaze: [0.9, 0.3] },
    light,
  );
  const foot = child.origin[1] + child.figure.skeleton.legL.toe[1] * child.scale;
  const long = (foot - head[1]) / 2 + size * 0.42;
  const shadow = oval(0, 0, size * 0.6, long, light.shade, 'fill-opacity=".4"');
  const [x, y] = [(head[0] + child.pelvis[0]) / 2, (head[1] + foot) / 2];
  return { art: at(x, y + 1.6, 1, shadow, degrees) + child.art, face: child.face };
}

/** The wheelchair where somebody got down from it, from above. */
export function parkedFromAbove(hero: Hero, size: number, [x, y]: Point, light: Light): string {
  if (!hero.wheelchair) return '';
  const view = { pose: 'sit', mood: 'happy', yaw: 30, pitch: 62 } as const;
  const { skeleton } = figureOf(hero, view, light);
  const chair = wheelchair(skeleton, light, hero.wheelchair, wheelchairSeat(bodyAt(hero.years)));
  const shadow = oval(8, -10, 100, 74, light.shade, 'fill-opacity=".4"');
  return at(x, y, size / 100, shadow + chair.plate + chair.far + chair.near + chair.back);
}
