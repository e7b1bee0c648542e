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
  /** The flank of the snow, at the right. */
  readonly snow: Point;
}

/** From the ground to the middle of the head, in heads, of whoever still fits: the eldest are drawn further off. */
const TALL = 3.15;
/** In years: for whoever is smaller a box before the belly is a box before the face. */
const SMALL_UNTIL = 3;
/** How much of a box is snow over its edge, in its own units, if a third is left. */
const HEAPED = 90;
/** Both arms about what is before a belly. */
const ROUND = { upper: [6, 30], lower: [74, -6], hand: 'hold' } as const;

/**
 * Hugs the box: before the belly, or, who rolls, on the lap. Both arms come round it from outside, hands under its
 * lower corners.
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
  const placed = (size: number, touches: Partial<HeroWish> = {}): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      ground,
      { ...wish, armL: ROUND, armR: ROUND, ...touches },
      light,
    );
  const usual = placed(wished);
  const high = (ground[1] - usual.head[1]) / wished;
  const size = high > TALL ? (wished * TALL) / high : wished;
  const still = placed(size);
  const { scale, handL, handR } = still;
  const wide = scale * (hero.years < SMALL_UNTIL ? 0.76 : 0.98);
  const underChin = still.head[1] + 50 * scale + HEAPED * wide;
  const lap = lapOf(still);
  const foot: Point = rolls
    ? lap
    : [(handL[0] + handR[0]) / 2, Math.max(underChin, Math.max(handL[1], handR[1]) + 20 * scale)];
  const corner = (side: 1 | -1): Point => [foot[0] + side * 40 * wide, foot[1] - 8 * wide];
  const child = placed(size, { touchL: corner(1), touchR: corner(-1) });
  return {
    art:
      child.art +
      at(...foot, wide, carton(light, snow, rolls ? 0 : 0.7)) +
      child.arm(1) +
      child.arm(-1),
    shadow: child.shadow,
    face: child.face,
    snow: [foot[0] + 33 * wide, foot[1] - 78 * wide],
  };
}

/** Where a box stands on whoever sits. */
function lapOf({ figure, origin, pelvis: [px, py], scale }: PlacedHero): Point {
  const { legL, legR } = figure.skeleton;
  const x = origin[0] + ((legL.bend[0] + legR.bend[0]) / 2) * scale;
  const y = origin[1] + ((legL.bend[1] + legR.bend[1]) / 2) * scale;
  return [px + (x - px) * 0.62, Math.min(py, y) - 3 * scale];
}
