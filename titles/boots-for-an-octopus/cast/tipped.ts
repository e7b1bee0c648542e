import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

export interface Tipped {
  readonly art: string;
  readonly face: Box;
  /** Where a point of the upright child has gone. */
  readonly gone: (point: Point) => Point;
  /** Where on the upright child a point of the sheet is: what its hands have to reach for. */
  readonly back: (point: Point) => Point;
}

/** How far behind the pelvis a chair's big wheels stand on the ground, in hero units. */
const AXLE = -22;

/**
 * A whole child turned over what carries it: whoever rolls tips back on the two big wheels, castors in the air, whoever walks
 * on the heels. Positive degrees are clockwise: a child that looks to the left tips back.
 */
export function tipped(child: PlacedHero, degrees: number): Tipped {
  const [dx, dy] = child.figure.skeleton.project([0, 0, AXLE]);
  const pivot: Point = [child.origin[0] + dx * child.scale, child.origin[1] + dy * child.scale];
  const turn = (by: number) => {
    const [cos, sin] = [Math.cos(radians(by)), Math.sin(radians(by))];
    return ([x, y]: Point): Point => {
      const [px, py] = [x - pivot[0], y - pivot[1]];
      return [pivot[0] + px * cos - py * sin, pivot[1] + px * sin + py * cos];
    };
  };
  const gone = turn(degrees);
  const { width, height } = child.face;
  const [x, y] = gone([child.face.x + width / 2, child.face.y + height / 2]);
  return {
    art: at(...pivot, 1, at(-pivot[0], -pivot[1], 1, child.art), degrees),
    face: { x: x - width / 2, y: y - height / 2, width, height },
    gone,
    back: turn(-degrees),
  };
}
