import type { Box, Point } from '../../../drawing/geometry.ts';
import type { Light } from '../../../drawing/light.ts';
import { at } from '../../../drawing/marks.ts';
import { type Figure, type FigureView, figureOf } from '../../../hero/figure.ts';
import { handAt } from '../../../hero/hands.ts';
import type { Hero } from '../../../hero/hero.ts';
import { dress } from '../../../hero/outfits/dressed.ts';
import { hatHair, rainHat, underHat } from './hat.ts';

/** The hero in a picture, with or without the hat: art and shadow placed, and where things are, in mm. */
export interface PlacedHero {
  readonly art: string;
  readonly shadow: string;
  readonly head: Point;
  readonly pelvis: Point;
  /** One arm alone, to be drawn once more over a table's edge; 1 is the hero's left. */
  readonly arm: (side: 1 | -1) => string;
  /** With hat and hair, which words must not cover either. */
  readonly face: Box;
}

/** Wishes in mm on the sheet where `FigureView` has hero units. */
export interface Placing extends Omit<FigureView, 'touchL' | 'touchR'> {
  readonly touchL?: Point;
  readonly touchR?: Point;
  /** On pages 9 to 12 the hat is on foot eight, and the hair shows where it was. */
  readonly hat: 'on' | 'given';
}

/** Places the hero by the head: for close and middle shots, where faces must meet. */
export const heroByHead = (
  hero: Hero,
  headSize: number,
  head: Point,
  wish: Placing,
  light: Light,
): PlacedHero => placed(hero, headSize / 100, head, (figure) => figure.head, wish, light);

/** Places the hero by the ground under the feet (or wheels). */
export const heroOnGround = (
  hero: Hero,
  headSize: number,
  ground: Point,
  wish: Placing,
  light: Light,
): PlacedHero => placed(hero, headSize / 100, ground, () => [0, 0], wish, light);

function placed(
  child: Hero,
  scale: number,
  where: Point,
  anchor: (figure: Figure) => Point,
  wish: Placing,
  light: Light,
): PlacedHero {
  const { touchL, touchR, hat, ...view } = wish;
  const hero = hat === 'on' ? underHat(child) : child;
  const plain = figureOf(hero, view, light);
  const [ax, ay] = anchor(plain);
  const origin: Point = [where[0] - ax * scale, where[1] - ay * scale];
  const local = (p: Point | undefined): Point | undefined =>
    p && [(p[0] - origin[0]) / scale, (p[1] - origin[1]) / scale];
  const figure =
    touchL || touchR
      ? figureOf(hero, { ...view, touchL: local(touchL), touchR: local(touchR) }, light)
      : plain;
  const onSheet = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
  const head = onSheet(figure.head);
  const s = figure.skeleton;
  const crowned = hat === 'on' ? rainHat(hero, s, light) : hatHair(hero, s, light);
  return {
    art: at(origin[0], origin[1], scale, figure.art + crowned),
    shadow: at(origin[0], origin[1], scale, figure.shadow),
    head,
    pelvis: onSheet(figure.pelvis),
    arm: (side) =>
      at(
        origin[0],
        origin[1],
        scale,
        dress(hero, s, light).arm(side) + handAt(s, side, light, hero.skin),
      ),
    face: {
      x: head[0] - 50 * scale,
      y: head[1] - 45 * scale,
      width: 100 * scale,
      height: 95 * scale,
    },
  };
}
