import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, clean, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { Skeleton } from '#bookmaking/hero/skeleton.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

export interface NearArm {
  readonly wrist: Point;
  /** Where the arm comes from, far off the page. */
  readonly from: Point;
  /** Of a wrist, in mm: everything is as thick as it says. */
  readonly half: number;
}

/**
 * An arm that is as large as a page, from its wrist on: a forearm in its own skin as far as a sleeve leaves it bare, and the
 * sleeve in the cloth and the length of what its child wears. The figure's own had corners when it was so near.
 */
export function nearSleeve(
  hero: Hero,
  skeleton: Skeleton,
  arm: NearArm,
  light: Light,
): { readonly bare: string; readonly sleeve: string } {
  const cut = cutFor(hero, skeleton, light);
  const cloth = tone(light, cut.sleeveColor);
  const isShort = cut.sleeve < 0.9;
  const along = alongOf(arm);
  const { half } = arm;
  // A short one ends beyond the page's edge: whoever wears it has nothing on that forearm.
  const from = isShort ? 72 : 2.6;
  const skin = skinTone(light, hero.skin);
  const bare = limb(
    [along(-9, -half * 0.24), along(0), along(12, 0.6), along(34, 1.4), along(84, 1.4)],
    [half * 0.9, half * 0.97, half * 1.1, half * 1.3, half * 1.5],
    skin,
    luma(skin.base) < 0.3 ? mix(skin.base, '#e0a07c', 0.4) : mix(skin.base, skin.deep, 0.8),
    half,
  );
  const wide = half * (isShort ? 1.5 : 1.2);
  const edge = mix(cloth.base, cloth.deep, 0.85);
  const sleeve = limb(
    [along(from + 6), along(from + 16, 0.4), along(from + 40, 1), along(from + 90, 1)],
    [wide * 1.03, wide * 1.14, wide * 1.34, wide * 1.5],
    cloth,
    edge,
    half,
  );
  const band: Point[] = [along(from), along(from + 4), along(from + 8)];
  const cuff = limb(band, [wide * 1.04, wide * 1.1, wide * 1.08], cloth, edge, half);
  return {
    bare: isShort ? clean(bare) : '',
    // Over the hand, that comes out of it.
    sleeve: asHero(
      sleeve +
        folds(along, from, wide, edge, half) +
        cuff +
        line(ribs(along, from, wide), edge, half * 0.12, 'stroke-opacity=".5"'),
    ),
  };
}

/** A point so many mm from the wrist, and so many beside the arm's middle. */
type Along = (mm: number, beside?: number) => Point;

function alongOf({ wrist, from }: NearArm): Along {
  const [dx, dy] = [from[0] - wrist[0], from[1] - wrist[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  return (mm, beside = 0) => [wrist[0] + ux * mm - uy * beside, wrist[1] + uy * mm + ux * beside];
}

/** Round: with an edge, and in shade on the side that the lamps do not reach. */
function limb(
  spine: readonly Point[],
  halves: readonly number[],
  t: Tone,
  edge: Hex,
  half: number,
): string {
  const shape = ribbon(spine, halves, -1, 1, false);
  return (
    line(shape, edge, half * 0.26) +
    path(shape, t.base) +
    path(ribbon(spine, halves, -1, -0.35, false), t.shade, 'fill-opacity=".6"')
  );
}

/** Cloth gathers over a cuff. */
function folds(along: Along, from: number, wide: number, edge: Hex, half: number): string {
  const one = (mm: number, beside: number, reach: number): string =>
    smooth(
      [
        along(from + mm, beside * wide),
        along(from + mm + reach * 0.5, beside * wide * 0.72),
        along(from + mm + reach, beside * wide * 0.66),
      ],
      false,
    );
  return line(
    one(10, 0.86, 9) + one(13, 0.3, 7) + one(10, -0.5, 11) + one(24, -0.95, 13) + one(30, 0.9, 10),
    edge,
    half * 0.17,
    'stroke-opacity=".6"',
  );
}

/** Along the arm, over the cuff. */
const ribs = (along: Along, from: number, wide: number): string =>
  [-0.7, -0.4, -0.1, 0.2, 0.5, 0.78]
    .map((side) => smooth([along(from + 1.4, side * wide), along(from + 6.8, side * wide)], false))
    .join('');
