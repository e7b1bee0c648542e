import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { wheelchairSeat } from '#bookmaking/hero/wheelchair.ts';

/** Where a hand takes the near wheel, before its top: to pull it back, or to hold on to it. */
export function onRim({ origin: [x, y], scale, figure: { skeleton } }: PlacedHero): Point {
  const { body, project } = skeleton;
  const radius = wheelchairSeat(body) * 0.66;
  const [dx, dy] = project([-body.shoulder * 1.26, -radius * 1.76, -4]);
  return [x + dx * scale, y + dy * scale];
}
