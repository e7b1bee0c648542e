import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cast } from '#bookmaking/title.ts';

/** As one asks a grown-up who is busy: heels in the sand at `foot`, one straight arm up to the right, at what hangs down from there. */
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
      pose: 'stand',
      mood: 'happy',
      face: { eyes: 'open', mouth: 'tiny', brow: [-9, -8, -2] },
      yaw: 40,
      pitch: 0,
      nod: -12,
      tilt: -8,
      gaze: [0.7, -0.9],
      armL: { upper: [40, 104], lower: [36, 108], hand: 'hold' },
      armR: { upper: [-18, 20], lower: [-6, 14], hand: 'rest' },
      body: {
        lean: -4,
        roll: rolls ? -6 : -9,
        hips: -4,
        twist: 0,
        legL: { upper: [18, 12], lower: [10, 10], foot: -6 },
        legR: { upper: [-6, 8], lower: [-18, 8], foot: 8 },
      },
    },
    light,
  );
  return { child, hand: child.handL };
}
