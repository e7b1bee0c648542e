import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { FLOOR_LIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { hider } from './hider.ts';

/** A light in which every color is the same: so a shadow has this child's own hair and wheels. */
const DARK: Light = {
  ...FLOOR_LIGHT,
  key: INK.key,
  shade: INK.key,
  rim: INK.key,
  cast: INK.key,
  castAmount: 1,
};

/** A shadow has a nose, and nothing else in its face. */
const FEATURELESS: Partial<Face> = {
  eyes: 'closed',
  cheek: 0,
  flushed: false,
  mouth: { draw: () => '', at: [0, 0] },
};

/** What the hero throws on a wall, as `wish` has them, with a head of `size` mm at `head`. */
export const heroShadow = (hero: Hero, head: Point, size: number, wish: HeroWish): string =>
  `<g opacity=".78">${
    placeHero(
      {
        ...hider(hero),
        skin: INK.key,
        glasses: 'none',
        hearingAid: undefined,
        beads: false,
        freckles: false,
        blush: false,
        eyes: INK.key,
      },
      size,
      'head',
      head,
      { ...wish, face: FEATURELESS, turn: Math.sign(wish.yaw) * 96 - wish.yaw },
      DARK,
    ).art
  }</g>`;
