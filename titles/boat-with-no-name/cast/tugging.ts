import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';

/** With all there is: heels in the sand at `foot`, far back, one straight arm up to the right, at what is fast up there; eyes on who does not look. */
export function tugging(
  hero: Cast['hero'],
  tall: number,
  foot: Point,
  light: Light,
): { readonly child: PlacedHero; readonly hand: Point } {
  const small = hero.years < 3;
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 28 : headToStand(hero, tall, small ? 37 : 31);
  const child = placeHero(
    hero,
    size,
    'ground',
    foot,
    {
      pose: HAUL,
      mood: 'brave',
      face: { eyes: 'open', mouth: 'firm', brow: [-2, -6, 2] },
      yaw: 50,
      nod: -22,
      gaze: [0.7, -0.8],
      armL: { upper: [-14, 16], lower: [-4, 10], hand: 'rest' },
      armR: { upper: [104, 4], lower: [112, 2], hand: 'hold' },
      body: { lean: rolls ? -20 : -40, roll: -6 },
    },
    light,
  );
  return { child, hand: child.handR };
}
