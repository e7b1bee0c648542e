import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
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
const SMALL_CROWN = 0.24;
/** How wide it is, in heads: a fist round its edge passes the ear. */
const WIDE = 1.36;
/** Where a fist is round its lower edge, in heads from its middle and over its foot. */
const EDGE = [0.62, 0.1] as const;
const SMALL_EDGE = [0.66, 0] as const;

/** A fist above a shoulder. */
const UP: Arm = { upper: [8, 110], lower: [6, 150], hand: 'hold' };

/**
 * Carries the box on the head, a fist round each of its lower corners, drawn over it.
 * @param snow how much of it is left, 0 to 1
 * @param free the hand that somebody who rolls has on a wheel (1 is the hero's left); without it, both are on the box
 */
export function onHead(
  hero: Hero,
  size: number,
  ground: Point,
  wish: HeroWish,
  light: Light,
  snow: number,
  free?: 1 | -1,
): OnTheWay {
  const reaches = hero.years >= REACHES_FROM;
  const crown = reaches ? CROWN : SMALL_CROWN;
  const [edge, above] = reaches ? EDGE : SMALL_EDGE;
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
  const wheels = hero.wheelchair ? free : undefined;
  const child = placeHero(
    hero,
    size,
    'ground',
    ground,
    {
      ...wish,
      ...(wheels !== 1 && { armL: UP, touchL: over(edge, -crown - above) }),
      ...(wheels !== -1 && { armR: UP, touchR: over(-edge, -crown - above) }),
    },
    light,
  );
  const fists = ([1, -1] as const).filter((side) => side !== wheels);
  return {
    body: child.art,
    box:
      at(...over(0, -crown), wide, carton(light, snow, 0), tilt) +
      fists.map((side) => child.hand(side)).join(''),
    shadow: child.shadow,
    face: child.face,
    snow: over(0, -crown - (0.74 + snow * 0.44) * WIDE),
    wide: wide * 100,
  };
}
