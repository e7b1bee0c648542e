import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type Anchor,
  type HeroWish,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { hatHair, rainHat, underHat } from './hat.ts';

export interface HatWish extends HeroWish {
  /** On pages 9 to 12 the hat is on foot eight, and the hair shows where it was. */
  readonly hat: 'on' | 'given';
}

/** The hero of this book, with the rain hat or with the hair that was under it. */
export function heroInHat(
  child: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  { hat, ...wish }: HatWish,
  light: Light,
): PlacedHero {
  const hero = hat === 'on' ? underHat(child) : child;
  const placed = placeHero(hero, headSize, anchor, where, wish, light);
  const crown = hat === 'on' ? rainHat : hatHair;
  const { origin, scale, figure } = placed;
  return {
    ...placed,
    art: placed.art + at(origin[0], origin[1], scale, crown(hero, figure.skeleton, light)),
  };
}
