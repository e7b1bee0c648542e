import { mix } from '#bookmaking/drawing/color.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, oval } from '#bookmaking/drawing/marks.ts';
import { MOUTH_LATITUDE } from '#bookmaking/hero/face-places.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type Anchor,
  type HeroWish,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { skullOf } from '#bookmaking/hero/skull-of.ts';

export interface PuffWish extends Omit<HeroWish, 'mood' | 'puff'> {
  /** The mouth is the same; 'shut' are eyes that would rather not look. */
  readonly eyes: 'open' | 'wide' | 'set' | 'shut';
  /** How full the cheeks are, 0.6 to 1.2. */
  readonly cheeks: number;
}

export interface PuffingHero extends PlacedHero {
  /** Where the breath begins, in mm on the sheet. */
  readonly mouth: Point;
}

const MOODS = { open: 'happy', wide: 'surprised', set: 'brave', shut: 'sleepy' } as const;

/** The hero with both cheeks full, and where the breath leaves the lips. */
export function puffingHero(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  { cheeks, eyes, ...wish }: PuffWish,
  light: Light,
): PuffingHero {
  const puff = Math.max(0.3, cheeks - 0.3);
  const mood = MOODS[eyes];
  const placed = placeHero(hero, headSize, anchor, where, { ...wish, mood, puff }, light);
  const s = placed.figure.skeleton;
  const [lx, ly] = skullOf(hero, s.headYaw, s.headPitch, puff).face(0, MOUTH_LATITUDE, 0.03);
  const [cos, sin] = [Math.cos(radians(s.headTilt)), Math.sin(radians(s.headTilt))];
  const { origin, scale } = placed;
  const mouth: Point = [
    origin[0] + (s.head[0] + lx * cos - ly * sin) * scale,
    origin[1] + (s.head[1] + lx * sin + ly * cos) * scale,
  ];
  const lips = wish.face?.mouth ? '' : pursed(hero, light, s.headYaw);
  return { ...placed, mouth, art: placed.art + at(mouth[0], mouth[1], scale, lips, s.headTilt) };
}

/** Lips as they are at an f, lighter than a dark face and darker than a light one; from the side they stand out. */
function pursed(hero: Hero, light: Light, yaw: number): string {
  const across = Math.max(0.5, Math.cos(radians(yaw)));
  const lip = tone(light, mix(hero.skin, '#d3566a', 0.6));
  const out = Math.sin(radians(yaw)) * 4.4;
  return clean(
    oval(out * 0.6, 0, 8.6 * across, 8.2, lip.base) +
      oval(out * 0.6 - 2 * across, -3.6, 4.4 * across, 2, lip.lite, 'fill-opacity=".8"') +
      oval(out, 0.4, 3.6 * across, 3.4, '#571a2a'),
  );
}
