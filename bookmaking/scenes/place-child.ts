import type { Point } from '../drawing/geometry.ts';
import type { Light } from '../drawing/light.ts';
import { at } from '../drawing/marks.ts';
import { type FigureView, figureOf } from '../hero/figure.ts';
import type { Hero } from '../hero/hero.ts';

/** A child in a scene: art and shadow placed, and where things are, in the units of the view. */
export interface PlacedChild {
  readonly art: string;
  readonly shadow: string;
  readonly head: Point;
  readonly pelvis: Point;
  readonly handL: Point;
  readonly handR: Point;
}

/** Wishes in the units of the view where `FigureView` has hero units. */
export interface Wish extends Omit<FigureView, 'touchL' | 'touchR'> {
  readonly touchL?: Point;
  readonly touchR?: Point;
}

/**
 * Draws a child with its head, or the ground under it, at a point of the view.
 * `headSize` is the height of the head.
 */
export function placeChild(
  hero: Hero,
  headSize: number,
  anchor: 'head' | 'ground',
  where: Point,
  wish: Wish,
  light: Light,
): PlacedChild {
  const scale = headSize / 100;
  const { touchL, touchR, ...view } = wish;
  const plain = figureOf(hero, view, light);
  const fixed: Point = anchor === 'ground' ? [0, 0] : plain.head;
  const origin: Point = [where[0] - fixed[0] * scale, where[1] - fixed[1] * scale];
  const local = (p: Point | undefined): Point | undefined =>
    p && [(p[0] - origin[0]) / scale, (p[1] - origin[1]) / scale];
  const figure =
    touchL || touchR
      ? figureOf(hero, { ...view, touchL: local(touchL), touchR: local(touchR) }, light)
      : plain;
  const inView = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
  return {
    art: at(origin[0], origin[1], scale, figure.art),
    shadow: at(origin[0], origin[1], scale, figure.shadow),
    head: inView(figure.head),
    pelvis: inView(figure.pelvis),
    handL: inView(figure.handL),
    handR: inView(figure.handR),
  };
}
