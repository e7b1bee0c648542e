import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, turned } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { figureOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { outOfChair } from '#bookmaking/hero/place-hero.ts';
import { wheelchair, wheelchairSeat } from '#bookmaking/hero/wheelchair.ts';

/**
 * The hero on the back, seen from the ceiling: nothing but a standing child in front view, laid at
 * `degrees`, no longer than `length` mm; `head` is where the head is.
 */
export function heroFromAbove(
  hero: Hero,
  length: number,
  head: Point,
  degrees: number,
  light: Light,
): { readonly art: string; readonly face: Box } {
  const figure = figureOf(
    outOfChair(hero),
    {
      pose: 'stand',
      mood: 'happy',
      yaw: 8,
      pitch: 0,
      turn: 14,
      gaze: [0.9, 0.3],
      armL: { upper: [6, 34], lower: [10, 24] },
      armR: { upper: [0, 50], lower: [0, 150], hand: 'open' },
    },
    turned(light, degrees),
  );
  const { heads } = bodyAt(hero.years);
  const k = Math.min(0.34, length / (heads * 100));
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const [hx, hy] = figure.head;
  const origin: Point = [head[0] - (hx * cos - hy * sin) * k, head[1] - (hx * sin + hy * cos) * k];
  const shadow = oval(0, -heads * 46, 62, heads * 52, light.shade, 'fill-opacity=".4"');
  return {
    art:
      at(origin[0] + 1.6, origin[1] + 2.4, k, shadow, degrees) +
      at(origin[0], origin[1], k, figure.art, degrees),
    face: { x: head[0] - 50 * k, y: head[1] - 48 * k, width: 100 * k, height: 96 * k },
  };
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
