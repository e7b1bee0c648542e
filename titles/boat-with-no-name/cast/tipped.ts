import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { radians } from '#bookmaking/drawing/geometry.ts';

/** A turn about a point that stays on the ground: a chair that is tipped back on its large wheels, its castors up. */
export interface Tip {
  readonly about: Point;
  readonly degrees: number;
}

/** Where a point comes to lie; `way` -1 is where it has come from. */
export function tippedPoint([x, y]: Point, { about, degrees }: Tip, way: 1 | -1 = 1): Point {
  const turn = radians(degrees * way);
  const [dx, dy] = [x - about[0], y - about[1]];
  return [
    about[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
    about[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
}

/** Something drawn upright, tipped. */
export const tippedArt = (art: string, { about, degrees }: Tip): string =>
  degrees === 0
    ? art
    : `<g transform="rotate(${degrees} ${about[0].toFixed(2)} ${about[1].toFixed(2)})">${art}</g>`;

/** A box round its middle; it stays upright. */
export function tippedBox(box: Box, tip: Tip): Box {
  const [x, y] = tippedPoint([box.x + box.width / 2, box.y + box.height / 2], tip);
  return { ...box, x: x - box.width / 2, y: y - box.height / 2 };
}
