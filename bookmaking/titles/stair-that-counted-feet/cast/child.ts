import type { Box, Point, Point3 } from '../../../drawing/geometry.ts';
import type { Light } from '../../../drawing/light.ts';
import { at } from '../../../drawing/marks.ts';
import { bodyAt } from '../../../hero/body.ts';
import { type Figure, type FigureView, figureOf } from '../../../hero/figure.ts';
import type { Hero } from '../../../hero/hero.ts';
import type { Camera } from '../../../scenes/house/camera.ts';
import { liftSeat } from './stairlift.ts';

/** The hero in a picture: art, and where things are, in mm on the sheet. */
export interface Child {
  readonly art: string;
  readonly shadow: string;
  readonly head: Point;
  readonly pelvis: Point;
  readonly handL: Point;
  readonly handR: Point;
  /** One hero unit in mm. */
  readonly scale: number;
  readonly face: Box;
}

/** Like `FigureView`, but fingertips are wished for in mm on the sheet. */
export interface Wish extends Omit<FigureView, 'touchL' | 'touchR'> {
  readonly touchL?: Point;
  readonly touchR?: Point;
}

/** Everyone is in pyjamas: it is bedtime. */
export const inPyjamas = (hero: Hero): Hero => ({ ...hero, outfit: 'pyjamas' });

/** Where the wheelchair is left, the child is drawn without: on the stairlift, on a bed, asleep. */
export const outOfChair = (hero: Hero): Hero => ({ ...hero, wheelchair: undefined });

type Anchor = 'head' | 'ground' | 'pelvis';

/** Draws the child with its head, its pelvis or the ground under it at a point of the sheet. */
export function child(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  wish: Wish,
  light: Light,
): Child {
  return childWithFigure(hero, headSize, anchor, where, wish, light).child;
}

function childWithFigure(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  wish: Wish,
  light: Light,
): { child: Child; figure: Figure; origin: Point } {
  const scale = headSize / 100;
  const { touchL, touchR, ...view } = wish;
  const plain = figureOf(hero, view, light);
  const fixed: Point = anchor === 'ground' ? [0, 0] : plain[anchor];
  const origin: Point = [where[0] - fixed[0] * scale, where[1] - fixed[1] * scale];
  const local = (p: Point | undefined): Point | undefined =>
    p && [(p[0] - origin[0]) / scale, (p[1] - origin[1]) / scale];
  const figure =
    touchL || touchR
      ? figureOf(hero, { ...view, touchL: local(touchL), touchR: local(touchR) }, light)
      : plain;
  const onSheet = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
  const head = onSheet(figure.head);
  return {
    figure,
    origin,
    child: {
      art: at(origin[0], origin[1], scale, figure.art),
      shadow: at(origin[0], origin[1], scale, figure.shadow),
      head,
      pelvis: onSheet(figure.pelvis),
      handL: onSheet(figure.handL),
      handR: onSheet(figure.handR),
      scale,
      face: {
        x: head[0] - headSize * 0.5,
        y: head[1] - headSize * 0.45,
        width: headSize,
        height: headSize * 0.95,
      },
    },
  };
}

/**
 * The child sitting on a step; a child who came in a wheelchair sits on the stairlift at the same
 * step, so one staging is true for both.
 */
export function childOnStep(
  hero: Hero,
  headSize: number,
  seat: Point,
  wish: Wish,
  light: Light,
): Child {
  const body = bodyAt(hero.years);
  const seatHeight = body.shin + body.sole + 4;
  const view: Wish = { ...wish, seatHeight };
  const seated = outOfChair(hero);
  const { child, figure, origin } = childWithFigure(seated, headSize, 'pelvis', seat, view, light);
  if (!hero.wheelchair) return { ...child, shadow: '' };
  const lift = liftSeat(figure.skeleton, light, hero.wheelchair, seatHeight);
  const placed = (art: string): string => at(origin[0], origin[1], child.scale, art);
  return { ...child, shadow: '', art: placed(lift.behind) + child.art + placed(lift.before) };
}

/** Head size that lets the child stand no taller than `height`; at most `most`. All in mm. */
export const headToStand = (hero: Hero, height: number, most: number): number =>
  Math.min(most, height / (bodyAt(hero.years).heads + 0.15));

/** Head size that lets the child sit no taller than `height` over the seat; at most `most`. In mm. */
export function headToSit(hero: Hero, height: number, most: number): number {
  const { torso, neck } = bodyAt(hero.years);
  return Math.min(most, (100 * height) / (torso * 0.94 + neck + 43 + 62));
}

/** How tall a head is at a place of the room, in mm: children are drawn a little large. */
export const headAt = (camera: Camera, place: Point3): number => camera.scale(place) * 33;
