import type { Point } from '#bookmaking/drawing/geometry.ts';
import { shifted } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { FLOOR_LIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { hider } from './hider.ts';

/** A shadow has a nose, and nothing else in its face. */
const FEATURELESS: Partial<Face> = {
  eyes: 'closed',
  cheek: 0,
  flushed: false,
  mouth: { draw: () => '', at: [0, 0] },
};

/** All in one ink: a shadow has an outline, and not a line inside it. */
const inOneInk = (art: string): string =>
  art
    .replace(/ (?:fill|stroke)-opacity="[^"]*"/g, '')
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, ` $1="${INK.key}"`);

/** The hero as `wish` has them, as an outline with their own hair and wheels, ground at (0, 0), head `size` mm. */
function outline(hero: Hero, size: number, wish: HeroWish): string {
  const who = { ...hider(hero), hearingAid: undefined, beads: false };
  const kid = placeHero(who, size, 'ground', [0, 0], { ...wish, face: FEATURELESS }, FLOOR_LIGHT);
  return inOneInk(kid.art);
}

/** What the hero throws on what hangs behind: a head of `size` mm at `head`. */
export function heroShadow(hero: Hero, head: Point, size: number, wish: HeroWish): string {
  const turned = { ...wish, turn: Math.sign(wish.yaw) * 96 - wish.yaw };
  const { head: above } = placeHero(hider(hero), size, 'ground', [0, 0], turned, FLOOR_LIGHT);
  return `<g opacity=".78">${shifted(head[0] - above[0], head[1] - above[1], outline(hero, size, turned))}</g>`;
}
