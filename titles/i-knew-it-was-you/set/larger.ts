import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';

/** A part of a picture that a bound opening has room to show larger: its own (0, 0) comes to lie at `origin`. */
export interface Larger {
  readonly origin: Point;
  readonly scale: number;
}

/** That part, as it is drawn there. */
export const larger = ({ origin, scale }: Larger, art: string): string =>
  at(origin[0], origin[1], scale, art);

/** Where a point of it comes to lie. */
export const largerPoint = ({ origin, scale }: Larger, [x, y]: Point): Point => [
  origin[0] + x * scale,
  origin[1] + y * scale,
];

/** Where a face in it comes to lie. */
export const largerBox = (by: Larger, { x, y, width, height }: Box): Box => {
  const [left, top] = largerPoint(by, [x, y]);
  return { x: left, y: top, width: width * by.scale, height: height * by.scale };
};
