import type { Box, Point } from '../../../drawing/geometry.ts';
import { type Light, turned } from '../../../drawing/light.ts';
import { at } from '../../../drawing/marks.ts';
import { type Figure, type FigureView, figureOf } from '../../../hero/figure.ts';
import type { Hero } from '../../../hero/hero.ts';
import { outOfChair } from '../../../hero/place-hero.ts';

/** The hero flat on the rug, chin up; where head and face are, in mm. */
export interface ProneHero {
  readonly art: string;
  readonly head: Point;
  readonly face: Box;
}

/** How far the standing figure is laid over, in degrees; the head stays upright. */
const LAID = 74;

/**
 * The hero on the tummy, head at the right looking right, legs away to the left. Whoever uses a
 * wheelchair has got down: the page parks the chair. `headSize` in mm; `head` is where its middle is.
 */
export function heroOnTummy(
  hero: Hero,
  headSize: number,
  head: Point,
  view: Pick<FigureView, 'mood' | 'gaze' | 'armL' | 'armR'> & {
    readonly yaw?: number;
    readonly nod?: number;
  },
  light: Light,
): ProneHero {
  const { nod, ...rest } = view;
  const figure: Figure = figureOf(
    outOfChair(hero),
    { pose: 'stand', yaw: 62, ...rest, tilt: -LAID - 4, nod: nod ?? 0 },
    turned(light, LAID),
  );
  const k = headSize / 100;
  const angle = (LAID * Math.PI) / 180;
  const [hx, hy] = figure.head;
  const origin: Point = [
    head[0] - (hx * Math.cos(angle) - hy * Math.sin(angle)) * k,
    head[1] - (hx * Math.sin(angle) + hy * Math.cos(angle)) * k,
  ];
  return {
    art: at(origin[0], origin[1], k, figure.art, LAID),
    head,
    face: { x: head[0] - 50 * k, y: head[1] - 48 * k, width: 100 * k, height: 98 * k },
  };
}
