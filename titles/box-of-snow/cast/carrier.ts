import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, turned } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type Anchor,
  type HeroWish,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { carton } from './carton.ts';

/** The box is smaller on a smaller child, but not by as much as the child is. */
const boxWidth = (hero: Hero): number => clamp(bodyAt(hero.years).torso * 0.8, 74, 96);

/**
 * The hero holds the box up over the head, hands on its lower corners. What is carried leans as far back as who carries
 * it: `tip` in degrees.
 */
export function carrierOverhead(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  wish: HeroWish,
  light: Light,
  snow: number,
  tip = 0,
): PlacedHero {
  const plain = placeHero(hero, headSize, anchor, where, wish, light);
  const width = boxWidth(hero) * 1.24 * plain.scale;
  const [c, s] = [Math.cos((tip * Math.PI) / 180), Math.sin((tip * Math.PI) / 180)];
  const up = 50 * plain.scale;
  const foot: Point = [plain.head[0] + up * s, plain.head[1] - up * c];
  const corner = (side: number): Point => [
    foot[0] + side * width * 0.52 * c + width * 0.16 * s,
    foot[1] + side * width * 0.52 * s - width * 0.16 * c,
  ];
  const held = placeHero(
    hero,
    headSize,
    anchor,
    where,
    { ...wish, touchL: corner(1), touchR: corner(-1) },
    light,
  );
  const box = at(foot[0], foot[1], width / 100, carton(turned(light, tip), snow), tip);
  // Only the hands lie over the box: the arms pass beside and behind the head.
  return { ...held, art: held.art + box + held.hand(1) + held.hand(-1) };
}
