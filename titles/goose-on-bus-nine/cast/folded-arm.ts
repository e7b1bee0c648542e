import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, calm } from '#bookmaking/drawing/marks.ts';
import type { Widths } from '#bookmaking/hero/body.ts';
import type { CloseHand } from '#bookmaking/hero/close-hand.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Limb } from '#bookmaking/hero/skeleton.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

export interface FoldedArm {
  /** In hero units from the middle of the head. */
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: CloseHand;
  readonly degrees: number;
  readonly flip: boolean;
}

/** How much larger than the body's own a near hand is. */
const LARGER = 1.14;

/**
 * An arm that is bent as far as it goes: its forearm lies before its upper arm, each drawn by itself. In one stroke a short sleeve
 * would cover the forearm, and leave the elbow bare.
 */
export function foldedArm(hero: Hero, kid: PlacedHero, arm: FoldedArm, light: Light): string {
  const { skeleton: s } = kid.figure;
  const { limb } = handOf(hero);
  const cut = cutFor(hero, s, light);
  const cloth = tone(light, cut.sleeveColor);
  const skin = skinTone(light, hero.skin);
  const [above, mid, below] = s.body.armWidths;
  const isLong = cut.sleeve > 0.6;
  const loose = isLong ? cut.loose * 0.7 : 3.4;
  const draw = (from: Point, to: Point, widths: Widths, sleeve: number, t = cloth): string =>
    limb(
      straight(from, to),
      { widths, length: sleeve, loose: t === skin ? 0 : loose, cuffed: t !== skin && sleeve < 1 },
      t,
      light,
    );
  const upper: Widths = [above, (above + mid) / 2, mid];
  const fore: Widths = [mid, (mid + below) / 2, below];
  const size = s.body.hand * LARGER;
  const hand = arm.hand(skin).behind;
  const covered = Math.max(0, Math.min(1, (cut.sleeve - 0.5) * 2));
  const art =
    draw(arm.shoulder, arm.elbow, upper, 1, skin) +
    draw(arm.shoulder, arm.elbow, upper, Math.min(1, cut.sleeve * 2)) +
    draw(arm.elbow, arm.wrist, fore, 1, skin) +
    calm(at(arm.wrist[0], arm.wrist[1], size * (arm.flip ? -1 : 1), hand, arm.degrees, size)) +
    (covered > 0.1 ? draw(arm.elbow, arm.wrist, fore, Math.min(covered, 0.94)) : '');
  return at(kid.head[0], kid.head[1], kid.scale, asHero(art));
}

function straight([x, y]: Point, [toX, toY]: Point): Limb {
  const end: Point3 = [toX, toY, 0];
  return { root: [x, y, 0], bend: [(x + toX) / 2, (y + toY) / 2, 0], end, heel: end, toe: end };
}
