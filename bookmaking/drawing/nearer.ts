import type { Box, Point } from './geometry.ts';
import { at } from './marks.ts';

/** A scene seen from nearer: `scale` times as large round a point of the sheet, in mm, that stays where it is. Under 1 it is seen from further. */
export interface Nearer {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const AS_DRAWN: Nearer = { scale: 1, x: 0, y: 0 };

export const nearer = ({ scale, x, y }: Nearer, scene: string): string =>
  at(x * (1 - scale), y * (1 - scale), scale, scene);

/** Where a point of the scene comes to lie. */
export const pointNearer = ({ scale, x, y }: Nearer, [px, py]: Point): Point => [
  x + (px - x) * scale,
  y + (py - y) * scale,
];

/** Where a box in it comes to lie, a face's as a rule. */
export function boxNearer(view: Nearer, box: Box): Box {
  const [x, y] = pointNearer(view, [box.x, box.y]);
  return { x, y, width: box.width * view.scale, height: box.height * view.scale };
}
