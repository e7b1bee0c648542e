import type { Box, Point } from '../../../drawing/geometry.ts';
import type { Light } from '../../../drawing/light.ts';
import { at } from '../../../drawing/marks.ts';
import { type Figure, type FigureView, figureOf } from '../../../hero/figure.ts';
import type { Hero } from '../../../hero/hero.ts';

/** A hero standing in a picture: art and shadow placed, and where things are, in mm. */
export interface PlacedHero {
  readonly art: string;
  readonly shadow: string;
  readonly head: Point;
  /** Height of the head in mm. */
  readonly size: number;
  readonly pelvis: Point;
  readonly handL: Point;
  readonly handR: Point;
  readonly face: Box;
}

/** Wishes in mm on the sheet where `FigureView` has hero units. */
export interface Placing extends Omit<FigureView, 'touchL' | 'touchR'> {
  readonly head: Point;
  /** Where fingertips must be on the sheet. */
  readonly touchL?: Point;
  readonly touchR?: Point;
}

function placed(figure: Figure, origin: Point, scale: number): PlacedHero {
  const onSheet = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
  const head = onSheet(figure.head);
  return {
    art: at(origin[0], origin[1], scale, figure.art),
    shadow: at(origin[0], origin[1], scale, figure.shadow),
    head,
    size: 100 * scale,
    pelvis: onSheet(figure.pelvis),
    handL: onSheet(figure.handL),
    handR: onSheet(figure.handR),
    face: {
      x: head[0] - 50 * scale,
      y: head[1] - 45 * scale,
      width: 100 * scale,
      height: 95 * scale,
    },
  };
}

/** Places the hero by the head: for close and middle shots, where faces must meet. */
export function heroByHead(hero: Hero, headSize: number, wish: Placing, light: Light): PlacedHero {
  const scale = headSize / 100;
  const { head, touchL, touchR, ...view } = wish;
  const plain = figureOf(hero, view, light);
  const origin: Point = [head[0] - plain.head[0] * scale, head[1] - plain.head[1] * scale];
  const local = (p: Point | undefined): Point | undefined =>
    p && [(p[0] - origin[0]) / scale, (p[1] - origin[1]) / scale];
  const figure =
    touchL || touchR
      ? figureOf(hero, { ...view, touchL: local(touchL), touchR: local(touchR) }, light)
      : plain;
  return placed(figure, origin, scale);
}

/**
 * A head size that lets every age sit between `headY` and `seatY`: half of a small child's missing
 * trunk is made up by drawing it larger, half by letting the cushion stand higher.
 */
export function sittingHeadSize(hero: Hero, distance: number): number {
  const sitting = figureOf(hero, { pose: 'sit', mood: 'happy', yaw: 0 }, FLAT);
  const units = sitting.pelvis[1] - sitting.head[1];
  return (100 * distance) / Math.sqrt(units * 160);
}

const FLAT: Light = {
  direction: [0, -1],
  key: '#ffffff',
  shade: '#000000',
  shadeAmount: 0,
  rim: '#ffffff',
  rimAmount: 0,
  cast: '#ffffff',
  castAmount: 0,
  shadowLength: 0,
  shadowAlpha: 0,
  haze: '#ffffff',
};

/** Places the hero by the ground under the feet (or wheels). */
export function heroOnGround(
  hero: Hero,
  headSize: number,
  ground: Point,
  view: FigureView,
  light: Light,
): PlacedHero {
  return placed(figureOf(hero, view, light), ground, headSize / 100);
}
