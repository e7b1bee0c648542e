import { type Box, flat, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asHero, at } from '#bookmaking/drawing/marks.ts';
import { type Figure, type FigureView, figureOf, stanceOf } from './figure.ts';
import { handAt } from './hands.ts';
import type { Hero } from './hero.ts';
import { dress } from './outfits/dressed.ts';

/** The hero in a picture: art and shadow placed, and where things are, in mm on the sheet. */
export interface PlacedHero {
  readonly art: string;
  /** What lies on the ground; drawn before anything that stands there. */
  readonly shadow: string;
  /** What falls on a wall or the back of a seat, `by` mm behind; drawn after that and before the hero. */
  readonly onWall: (by: number) => string;
  readonly head: Point;
  readonly pelvis: Point;
  readonly handL: Point;
  readonly handR: Point;
  /** With hair, which words must not cover either. */
  readonly face: Box;
  /** Where the figure's own (0, 0) lies: the ground under the pelvis. */
  readonly origin: Point;
  /** One hero unit in mm: the head is 100 units. */
  readonly scale: number;
  readonly figure: Figure;
  /** One arm alone, to be drawn once more over a table's edge; 1 is the hero's left. */
  readonly arm: (side: 1 | -1) => string;
  /** One hand once more, over what it holds; its arm stays where it is. */
  readonly hand: (side: 1 | -1) => string;
}

/** Like `FigureView`, but what hands touch or hold is said in mm on the sheet. */
export interface HeroWish extends Omit<FigureView, 'touchL' | 'touchR'> {
  readonly touchL?: Point;
  readonly touchR?: Point;
}

/** Which part of the hero is put at a point of the sheet; the ground is what lies under the pelvis. */
export type Anchor = 'head' | 'ground' | 'pelvis';

/**
 * Draws the hero into a picture. `headSize` is the height of the head in mm; `where` in mm. By the
 * head for close and middle shots, where faces must meet; by the ground where the hero stands.
 */
export function placeHero(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  wish: HeroWish,
  light: Light,
): PlacedHero {
  const scale = headSize / 100;
  const { touchL, touchR, ...view } = wish;
  const fixed: Point = anchor === 'ground' ? [0, 0] : flat(stanceOf(hero, view)[0][anchor]);
  const origin: Point = [where[0] - fixed[0] * scale, where[1] - fixed[1] * scale];
  const local = (p: Point | undefined): Point | undefined =>
    p && [(p[0] - origin[0]) / scale, (p[1] - origin[1]) / scale];
  const figure = figureOf(hero, { ...view, touchL: local(touchL), touchR: local(touchR) }, light);
  const onSheet = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
  const head = onSheet(figure.head);
  const s = figure.skeleton;
  return {
    art: at(origin[0], origin[1], scale, figure.art),
    shadow: at(origin[0], origin[1], scale, figure.shadow),
    onWall: (by) => at(origin[0], origin[1], scale, figure.onWall(by / scale)),
    head,
    pelvis: onSheet(figure.pelvis),
    handL: onSheet(figure.handL),
    handR: onSheet(figure.handR),
    face: {
      x: head[0] - 50 * scale,
      y: head[1] - 45 * scale,
      width: 100 * scale,
      height: 95 * scale,
    },
    origin,
    scale,
    figure,
    hand: (side) => at(origin[0], origin[1], scale, asHero(handAt(s, side, light, hero))),
    arm: (side) => {
      const arm = dress(hero, s, light).arm(side) + handAt(s, side, light, hero);
      return at(origin[0], origin[1], scale, asHero(arm + figure.headOver(side)));
    },
  };
}

/** Where the wheelchair is left, the hero is drawn without: on a stairlift, on a bed, asleep. */
export const outOfChair = (hero: Hero): Hero => ({ ...hero, wheelchair: undefined });

/** For every picture in which it is bedtime: nobody wears a hat to bed. */
export const inPyjamas = (hero: Hero): Hero => ({ ...hero, outfit: 'pyjamas', hat: false });
