import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { PlacedHero } from './place-hero.ts';

/** What of a bend is seen: the rest of it comes toward us. */
const SEEN = 0.86;

/**
 * Where the elbow of an arm is whose hand a page puts somewhere, in mm on the sheet, with bones as long as this child's:
 * guessed by eye they were too long for one child and too short for the next. `bends` is the side of the way from
 * shoulder to wrist that it goes to: 1 is right of it, as one walks.
 */
export function elbowOf(kid: PlacedHero, side: 1 | -1, wrist: Point, bends: 1 | -1): Point {
  const { body, armL, armR } = kid.figure.skeleton;
  const { root } = side > 0 ? armL : armR;
  const [x, y] = [kid.origin[0] + root[0] * kid.scale, kid.origin[1] + root[1] * kid.scale];
  const [dx, dy] = [wrist[0] - x, wrist[1] - y];
  const far = Math.hypot(dx, dy) || 1;
  const [upper, fore] = [body.upperArm * kid.scale, body.foreArm * kid.scale];
  // Of a hand that is too far both bones are longer, rather than the forearm alone.
  const k = Math.max(1, far / (upper + fore));
  const along = (upper ** 2 - fore ** 2) * k ** 2;
  const to = (along + far ** 2) / (2 * far);
  const off = Math.sqrt(Math.max(0, (upper * k) ** 2 - to ** 2)) * SEEN * bends;
  const [ux, uy] = [dx / far, dy / far];
  return [x + ux * to - uy * off, y + uy * to + ux * off];
}
