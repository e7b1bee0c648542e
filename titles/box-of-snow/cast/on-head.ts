import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { carton } from './carton.ts';

/** The hero whole, on the way with what is to be delivered. */
export interface OnTheWay {
  readonly body: string;
  readonly box: string;
  readonly shadow: string;
  readonly face: Box;
  /** The top of the snow. */
  readonly snow: Point;
  /** How wide the box is, in mm. */
  readonly wide: number;
}

/** In years: on whose head it sits lower, since arms end there below a crown. */
const REACHES_FROM = 3;
/** Where a box stands over the middle of a head, in heads: on the crown, hair pressed down. */
const CROWN = 0.45;
const SMALL_CROWN = 0.3;
/** How wide it is, in heads: a palm under its corner passes the ear. */
const WIDE = 1.3;

/**
 * Carries the box on the head. One palm is under its corner, on the side that `palm` says (1 is the hero's left), and the
 * box is drawn over the fingers; the other arm hangs, or has a wheel.
 * @param snow how much of it is left, 0 to 1
 */
export function onHead(
  hero: Hero,
  size: number,
  ground: Point,
  wish: HeroWish,
  light: Light,
  snow: number,
  palm: 1 | -1 = 1,
): OnTheWay {
  const reaches = hero.years >= REACHES_FROM;
  const crown = reaches ? CROWN : SMALL_CROWN;
  const still = placeHero(hero, size, 'ground', ground, wish, light);
  const { scale } = still;
  const tilt = still.figure.skeleton.headTilt;
  const turn = (tilt * Math.PI) / 180;
  /** Of the head, upright, onto the sheet. */
  const over = (x: number, y: number): Point => [
    still.head[0] + (x * Math.cos(turn) - y * Math.sin(turn)) * size,
    still.head[1] + (x * Math.sin(turn) + y * Math.cos(turn)) * size,
  ];
  const wide = WIDE * scale;
  const under = over(palm * (reaches ? 0.62 : 0.7), -crown - 0.08);
  const touch = palm > 0 ? { touchL: under } : { touchR: under };
  const child = placeHero(hero, size, 'ground', ground, { ...wish, ...touch }, light);
  return {
    body: child.art,
    box: at(...over(0, -crown), wide, carton(light, snow, reaches ? 0.4 : 0), tilt),
    shadow: child.shadow,
    face: child.face,
    snow: over(0, -crown - (0.74 + snow * 0.44) * WIDE),
    wide: wide * 100,
  };
}
