import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { featuresOf } from '#bookmaking/hero/features.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';

/** The girl who can whistle for a taxi with both arms full of cake; the same child for every reader, and of the hero's own hand. */
const girlBy = (hero: Hero): Hero => ({
  ...hero,
  seed: 'girl with a cake',
  years: 8,
  skin: '#efbd93',
  hair: 'braids',
  hairLength: undefined,
  hairColor: '#8a4a34',
  fringe: true,
  beads: false,
  hat: false,
  eyes: '#5b3422',
  features: featuresOf({
    seed: 'girl with a cake',
    years: 8,
    skin: 'peach',
    hairColor: 'auburn',
    monolid: false,
    teeth: 'all',
  }),
  eyePatch: 'none',
  glasses: 'none',
  freckles: true,
  lashes: false,
  blush: false,
  hearingAid: undefined,
  wheelchair: undefined,
  outfit: 'dress',
  colors: { main: '#3f7f8a', second: '#b9dccf', accent: '#c46a62', shoes: '#41619b' },
  said: {},
});

/** Both arms up, and the plate in them on her head. */
const UP: Arm = { upper: [4, 142], lower: [2, 164], hand: 'hold' };

interface Carried {
  readonly art: string;
  readonly shadow: string;
  /** The middle of the top of the cake: where its cherry was. */
  readonly top: Point;
  readonly face: Box;
}

/** She stands at `feet`, `high` mm tall, with a cake on her head, `size` of how it is drawn; her eyes go with its cherry. */
export function cakeGirl(
  hero: Hero,
  light: Light,
  feet: Point,
  high: number,
  size: number,
): Carried {
  const girl = girlBy(hero);
  const placed = placeHero(
    girl,
    headToStand(girl, high, high * 0.34),
    'ground',
    feet,
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -24,
      pitch: 0,
      nod: 0,
      tilt: 0,
      gaze: [-1, -0.9],
      body: { lean: 0, roll: 0, hips: 0, twist: 0, shrug: 4, legL: STEADY, legR: STEADY_TOO },
      armL: UP,
      armR: UP,
    },
    light,
  );
  const plate: Point = [
    (placed.handL[0] + placed.handR[0]) / 2,
    Math.min(placed.handL[1], placed.handR[1]) - 3,
  ];
  return {
    art:
      placed.art +
      at(...plate, size, cake(light, { flat: 0.1, high: HIGH })) +
      placed.hand(1) +
      placed.hand(-1),
    shadow: placed.shadow,
    top: [plate[0], plate[1] - 96 * HIGH * size],
    face: placed.face,
  };
}

const HIGH = 0.86;
const STEADY: Leg = { upper: [2, 8], lower: [0, 6] };
const STEADY_TOO: Leg = { upper: [14, 8], lower: [-12, 6] };
