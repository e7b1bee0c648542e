import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from './hero.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from './place-hero.ts';

/** The hero asleep on a pillow: glasses and hearing aids lie beside the bed, not on the child. */
export function sleeper(hero: Hero, headSize: number, head: Point, light: Light): PlacedHero {
  const bare: Hero = { ...outOfChair(inPyjamas(hero)), glasses: 'none', hearingAid: undefined };
  return placeHero(
    bare,
    headSize,
    'head',
    head,
    {
      pose: 'sleep',
      mood: 'sleepy',
      yaw: -24,
      pitch: 4,
      // Both arms down: the quilt goes over them.
      armL: { upper: [6, 6], lower: [10, 2] },
      armR: { upper: [4, 6], lower: [8, 2] },
    },
    light,
  );
}
