import type { Point } from '#bookmaking/drawing/geometry.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';

/** Who sits on an edge at `seat` with both legs over it, in profile to the right, bent over what is down there: `tall` mm if they stood, a head of at most `most`. */
export function overTheRim(hero: Hero, tall: number, most: number, seat: Point): PlacedHero {
  const sits = (head: Point): PlacedHero =>
    placeHero(
      outOfChair(hero),
      headToStand(hero, tall, most),
      'head',
      head,
      { pose: ON_THE_EDGE, mood: 'happy', yaw: 58, pitch: 4, gaze: [0.7, 1] },
      DAY,
    );
  const [x, y] = sits([0, 0]).pelvis;
  return sits([seat[0] - x, seat[1] - y]);
}

/** One straight arm out over it, the other behind, where one leans on it; both legs hang. */
const ON_THE_EDGE: Pose = {
  // Whoever is too young to stand sits like this as well.
  spin: 1,
  seat: true,
  lean: 20,
  nod: 22,
  tilt: 0,
  roll: 0,
  hips: 0,
  shrug: 4,
  armL: { upper: [-34, 10], lower: [-24, 8], hand: 'rest' },
  armR: { upper: [78, 2], lower: [84, 2], hand: 'open' },
  legL: { upper: [78, 6], lower: [-12, 4], foot: 10 },
  legR: { upper: [86, 4], lower: [10, 3], foot: 16 },
};
