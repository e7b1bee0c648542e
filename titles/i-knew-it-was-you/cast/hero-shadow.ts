import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
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

/** What the hero throws on a wall, `tall` mm high: from behind, so that there is no face in it. */
export const heroShadow = (hero: Hero, ground: Point, tall: number): string =>
  `<g opacity=".5">${
    placeHero(
      { ...hider(hero), skin: INK.key, glasses: 'none', hearingAid: undefined, beads: false },
      headToStand(hero, tall, 60),
      'ground',
      ground,
      { pose: 'sneak', mood: 'happy', yaw: 118, pitch: 2 },
      DARK,
    ).art
  }</g>`;
