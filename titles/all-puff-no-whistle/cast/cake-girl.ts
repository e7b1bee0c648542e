import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { featuresOf } from '#bookmaking/hero/features.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';

/** The girl who can whistle for a taxi with both arms full; the same child for every reader, and of the hero's own hand. */
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

/** How large the cake is that she carries; its top is this far above its plate, in mm. */
const CAKE = 0.6;
export const CAKE_HIGH = 96 * 0.5 * CAKE;

/** She stands at `feet`, `high` mm tall, and carries the cake by its plate, whose middle is at `plate`; her eyes go with its cherry. */
export function cakeGirl(
  hero: Hero,
  light: Light,
  [x, ground]: Point,
  high: number,
  plate: Point,
): string {
  const girl = girlBy(hero);
  const hold = (side: 1 | -1): Point => [plate[0] + side * 34, plate[1] + 4];
  const placed = placeHero(
    girl,
    headToStand(girl, high, high * 0.32),
    'ground',
    [x, ground],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -10,
      pitch: 4,
      nod: 4,
      tilt: 6,
      gaze: [-1, 0.9],
      body: { lean: -6, roll: 0, hips: 0, twist: 0, shrug: 6 },
      touchL: hold(1),
      touchR: hold(-1),
    },
    light,
  );
  return (
    placed.shadow +
    placed.art +
    at(...plate, CAKE, cake(light, { flat: 0.26, high: 0.5 })) +
    placed.hand(1) +
    placed.hand(-1)
  );
}
