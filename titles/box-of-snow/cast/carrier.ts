import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { usesChair } from '#bookmaking/hero/figure.ts';
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

/** The hero carries the box before the chest, or on the lap where there is a chair. */
export function carrier(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  wish: HeroWish,
  light: Light,
  snow: number,
): PlacedHero {
  const plain = placeHero(hero, headSize, anchor, where, wish, light);
  const { body } = plain.figure.skeleton;
  const rolls = usesChair(hero, wish.pose);
  const width = boxWidth(hero) * plain.scale;
  const turn = (wish.yaw * Math.PI) / 180;
  const ahead = (rolls ? body.thigh * 0.5 : body.depth + 16) * plain.scale;
  const foot = rolls
    ? -body.legWidths[0] * 1.1 + body.thigh * 0.06
    : Math.max(2, (128 - body.torso) * 0.7);
  const x = plain.pelvis[0] + Math.sin(turn) * ahead;
  const fore = Math.sin(((wish.pitch ?? 6) * Math.PI) / 180) * ahead * Math.cos(turn);
  const y = plain.pelvis[1] + foot * plain.scale + fore;
  // Inside the shoulders: an elbow goes to the side that its hand is not on, and arms would cross.
  const { armL, armR } = plain.figure.skeleton;
  const shoulder = (root: number): number => plain.origin[0] + root * plain.scale;
  const inside = 3 * plain.scale;
  const low = y - width * 0.13;
  const hands = {
    touchL: [Math.min(x + width * 0.46, shoulder(armL.root[0]) - inside), low],
    touchR: [Math.max(x - width * 0.46, shoulder(armR.root[0]) + inside), low],
  } as const;
  const held = placeHero(hero, headSize, anchor, where, { ...wish, ...hands }, light);
  const box = at(x, y, width / 100, carton(light, snow));
  return { ...held, art: held.art + box + held.arm(1) + held.arm(-1) };
}

/** The hero holds the box up over the head, hands on its lower corners. */
export function carrierOverhead(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  wish: HeroWish,
  light: Light,
  snow: number,
): PlacedHero {
  const plain = placeHero(hero, headSize, anchor, where, wish, light);
  const width = boxWidth(hero) * plain.scale;
  const foot: Point = [plain.head[0], plain.head[1] - 50 * plain.scale];
  const grip = foot[1] - width * 0.16;
  const held = placeHero(
    hero,
    headSize,
    anchor,
    where,
    {
      ...wish,
      touchL: [foot[0] + width * 0.5, grip],
      touchR: [foot[0] - width * 0.5, grip],
    },
    light,
  );
  const box = at(foot[0], foot[1], width / 100, carton(light, snow));
  // Only the hands lie over the box: the arms pass beside and behind the head.
  return { ...held, art: held.art + box + held.hand(1) + held.hand(-1) };
}
