import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { carton } from './carton.ts';

/** The hero whole and small, on the way with what is to be delivered. */
interface OnTheWay {
  readonly art: string;
  readonly shadow: string;
  readonly face: Box;
}

/** From the ground to the middle of the head, in heads, of whoever still fits: the eldest are drawn further off. */
const TALL = 3.15;
/** Both arms about what is before a belly. */
const ROUND = { upper: [6, 30], lower: [74, -6], hand: 'hold' } as const;

/**
 * Who walks carries the box before the belly; who rolls has it on the lap, for both hands are on the rims.
 * @param snow how much of it is left, 0 to 1
 */
export function withBox(
  hero: Hero,
  wished: number,
  ground: Point,
  wish: HeroWish,
  light: Light,
  snow: number,
): OnTheWay {
  const rolls = hero.wheelchair !== undefined;
  const arms = rolls ? {} : { armL: ROUND, armR: ROUND };
  const placed = (size: number): PlacedHero =>
    placeHero(hero, size, 'ground', ground, { ...wish, ...arms }, light);
  const usual = placed(wished);
  const high = (ground[1] - usual.head[1]) / wished;
  const child = high > TALL ? placed((wished * TALL) / high) : usual;
  const { scale, handL, handR } = child;
  const foot: Point = rolls
    ? lapOf(child)
    : [(handL[0] + handR[0]) / 2, Math.max(handL[1], handR[1]) + 20 * scale];
  const wide = Math.max(scale * 0.96, rolls ? 0 : Math.abs(handL[0] - handR[0]) / 112);
  const box = at(...foot, wide, carton(light, snow, rolls ? 0 : 0.7));
  return {
    art: child.art + box + (rolls ? '' : child.hand(1) + child.hand(-1)),
    shadow: child.shadow,
    face: child.face,
  };
}

/** Where a box stands on whoever sits. */
function lapOf({ figure, origin, pelvis: [px, py], scale }: PlacedHero): Point {
  const { legL, legR } = figure.skeleton;
  const x = origin[0] + ((legL.bend[0] + legR.bend[0]) / 2) * scale;
  const y = origin[1] + ((legL.bend[1] + legR.bend[1]) / 2) * scale;
  return [px + (x - px) * 0.62, Math.min(py, y) - 3 * scale];
}
