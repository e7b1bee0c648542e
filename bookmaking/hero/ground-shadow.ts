import { radians } from '#bookmaking/drawing/geometry.ts';
import { castShadow, contact, type Light, shadowInk } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from './hero.ts';
import type { Pose } from './poses.ts';
import { silhouette } from './silhouette.ts';
import type { Skeleton } from './skeleton.ts';

/** How flat a shadow lies for a camera at eye level: it runs away from us as far as it is long. */
const LIES = 0.2;

/** The figure's own shape on the ground, away from the light. */
function thrownOnGround(s: Skeleton, hero: Hero, light: Light): string {
  const long = light.shadowLength * light.direction[0];
  const shape = silhouette(s, hero, ([x, y]) => [x + y * long, Math.min(4, y * LIES)]);
  return path(shape, shadowInk(light), `fill-opacity="${(light.shadowAlpha * 0.8).toFixed(2)}"`);
}

/** What a figure throws on something upright behind it, `by` units away: a wall, the back of a seat. */
export function shadowOnWall(s: Skeleton, hero: Hero, light: Light, by: number): string {
  const [dx, dy] = light.direction;
  const shape = silhouette(s, hero, ([x, y]) => [x - dx * by, y - dy * by * 0.5]);
  return path(shape, shadowInk(light), `fill-opacity="${light.shadowAlpha.toFixed(2)}"`);
}

/** What a figure throws on the ground, and the dark under each sole: without it, feet are in the air. */
export function groundShadow(
  s: Skeleton,
  pose: Pose,
  hero: Hero,
  light: Light,
  inChair: boolean,
  seatHeight: number,
): string {
  if (pose.spin) return '';
  const { body } = s;
  // From above, what lies on the ground is as deep as it is wide.
  const flatness = Math.max(1, Math.sin(radians(Math.max(0, s.pitch))) / 0.3);
  const lit = (art: string): string => (flatness > 1.05 ? at(0, 0, flatness, art, 0, 1) : art);
  if (pose.lie) {
    const reach = (s.head[0] + s.legL.end[0]) / 2;
    const long = Math.abs(s.head[0] - s.legL.end[0]) * 0.5 + 36;
    return contact(light, reach, s.body.depth * 0.35, long, 11 * Math.max(1, flatness * 0.7));
  }
  const lift = pose.lift ?? 0;
  const wide = inChair || pose.seat;
  const soft = lit(castShadow(light, body.shoulder * (wide ? 2 : 1.4), 100 * body.heads * 0.6));
  const own = s.pitch < 40 ? thrownOnGround(s, hero, light) : '';
  let art = `<g opacity="${(1 / (1 + lift / 90)).toFixed(2)}">${soft}${own}</g>`;
  if (inChair) return art + contact(light, 0, 1, body.shoulder * 1.7, 12);
  for (const leg of [s.legL, s.legR]) {
    const x = (leg.heel[0] + leg.toe[0]) / 2;
    const y = (leg.heel[1] + leg.toe[1]) / 2 + body.sole;
    if (y > -24 && lift < 10) art += contact(light, x, y - 1, 24, 6.5 * Math.min(3, flatness));
  }
  if (pose.seat && !seatHeight) art += contact(light, 0, -3, body.shoulder * 1.4, 11);
  return art;
}
