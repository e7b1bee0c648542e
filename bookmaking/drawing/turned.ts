import { type Box, type Point, rotated } from './geometry.ts';
import { at } from './marks.ts';

/** A turn of all that is drawn about one point of the sheet; positive degrees are clockwise. */
export interface Turn {
  readonly about: Point;
  readonly degrees: number;
}

/** The turn that undoes it: where something upright is, of which one knows where it comes to lie. */
export const back = ({ about, degrees }: Turn): Turn => ({ about, degrees: -degrees });

/** Where a point comes to lie. */
export function turnedPoint([x, y]: Point, { about, degrees }: Turn): Point {
  const [dx, dy] = rotated([x - about[0], y - about[1]], degrees);
  return [about[0] + dx, about[1] + dy];
}

/** Something drawn upright. */
export const turnedArt = (art: string, { about, degrees }: Turn): string =>
  degrees === 0 ? art : at(...about, 1, at(-about[0], -about[1], 1, art), degrees);

/** A box that goes along with a point of it, its middle if none is said; it stays upright. */
export function turnedBox(
  box: Box,
  turn: Turn,
  by: Point = [box.x + box.width / 2, box.y + box.height / 2],
): Box {
  const [x, y] = turnedPoint(by, turn);
  return { ...box, x: box.x + x - by[0], y: box.y + y - by[1] };
}
