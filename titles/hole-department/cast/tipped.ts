import { type Box, type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** How far behind the pelvis a chair's big wheels stand on the ground, in hero units. */
const AXLE = -22;

/** A whole child in its chair, turned over the two big wheels: with a negative turn who looks to the right has its castors in the air. */
export function tipped(child: PlacedHero, degrees: number): { art: string; face: Box } {
  const [dx, dy] = child.figure.skeleton.project([0, 0, AXLE]);
  const pivot: Point = [child.origin[0] + dx * child.scale, child.origin[1] + dy * child.scale];
  const { x, y, width, height } = child.face;
  const [cx, cy] = rotated([x + width / 2 - pivot[0], y + height / 2 - pivot[1]], degrees);
  return {
    art: at(...pivot, 1, at(-pivot[0], -pivot[1], 1, child.art), degrees),
    face: { x: pivot[0] + cx - width / 2, y: pivot[1] + cy - height / 2, width, height },
  };
}
