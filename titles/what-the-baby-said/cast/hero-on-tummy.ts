import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, turned } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { type FigureView, figureOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { outOfChair } from '#bookmaking/hero/place-hero.ts';

/** The hero flat on the rug, chin up; where the face is, in mm. */
export interface ProneHero {
  readonly art: string;
  readonly shadow: string;
  readonly face: Box;
}

export type ProneWish = Pick<FigureView, 'mood' | 'gaze' | 'armL' | 'armR'>;

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
  wish: ProneWish,
  light: Light,
): ProneHero {
  const view: FigureView = { pose: 'stand', yaw: 84, ...wish, tilt: -LAID - 4, nod: 0 };
  const lamp = turned(light, LAID);
  const figure = figureOf(outOfChair(hero), view, lamp);
  const k = headSize / 100;
  const [cos, sin] = [Math.cos(radians(LAID)), Math.sin(radians(LAID))];
  const [hx, hy] = figure.head;
  const origin: Point = [head[0] - (hx * cos - hy * sin) * k, head[1] - (hx * sin + hy * cos) * k];
  return {
    art: at(origin[0], origin[1], k, figure.art, LAID),
    // Its own would lie where the soles are.
    shadow: oval(
      head[0] - headSize * 0.9,
      head[1] + headSize * 0.62,
      headSize * 1.7,
      headSize * 0.16,
      light.shade,
      `fill-opacity="${light.shadowAlpha * 1.5}"`,
    ),
    face: { x: head[0] - 50 * k, y: head[1] - 48 * k, width: 100 * k, height: 98 * k },
  };
}
