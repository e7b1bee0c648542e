import { type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { PuffingHero } from './puffing.ts';

/** The whole of somebody, chair and all, turned round one point of the sheet: back on two wheels, or forward on two toes. */
export function tipped(
  child: Omit<PuffingHero, 'lens'>,
  degrees: number,
  pivot: Point,
): Pick<PuffingHero, 'art' | 'mouth' | 'face' | 'head'> {
  const turn = ([x, y]: Point): Point => {
    const [dx, dy] = rotated([x - pivot[0], y - pivot[1]], degrees);
    return [pivot[0] + dx, pivot[1] + dy];
  };
  const head = turn(child.head);
  return {
    art: at(pivot[0], pivot[1], 1, at(-pivot[0], -pivot[1], 1, child.art), degrees),
    mouth: turn(child.mouth),
    head,
    face: {
      ...child.face,
      x: child.face.x + head[0] - child.head[0],
      y: child.face.y + head[1] - child.head[1],
    },
  };
}
