// The arm of who looks into the red glass: from a small shoulder straight at us, larger the nearer it comes, to a finger that ends at ours.
import { mix } from '#bookmaking/drawing/color.ts';
import { edge, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { Skeleton } from '#bookmaking/hero/skeleton.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { fingerTowardUs } from './finger-toward-us.ts';
import { TIP } from './pointing-finger.ts';

/** No more than a breath is between the two. */
const MEETS: Point = [TIP[0] + 2.4, TIP[1] - 1.8];
/** Of the hand as it is seen, in mm from its tip, and which way it lies. */
const LONG = 37;
const LIES = 15;
/** All that is behind the fist is hidden by it. */
const FIST: Point = [
  MEETS[0] + Math.cos(radians(LIES)) * LONG * 0.76,
  MEETS[1] + Math.sin(radians(LIES)) * LONG * 0.76 + 2.4,
];

/** From the `shoulder`, where the dome shows it, `half` as thick there; all in mm of the dome. */
export function armInRed(
  hero: Hero,
  s: Skeleton,
  [x, y]: Point,
  half: number,
  light: Light,
): { readonly sleeve: string; readonly hand: string } {
  const skin = skinTone(light, hero.skin);
  const cut = cutFor(hero, s, light);
  const cloth = tone(light, cut.sleeveColor);
  const isShort = cut.sleeve < 0.9;
  const plump = hero.years < 3 ? 1.12 : 1;
  const wide = 8.4 * plump;
  const along = (t: number): Point => [
    lerp(x + 1, FIST[0], t),
    lerp(y + 1.6, FIST[1], t) + 1.4 * Math.sin(t * Math.PI),
  ];
  /** As far as `to` of the way. Its outer edge begins after the shoulder: that is part of a chest, and no lump on it. */
  const limb = (t: Tone, to: number, more: number): string => {
    const spine = [0, 0.3, 0.65, 1].map((k) => along(k * to));
    const halves = [0, 0.3, 0.65, 1].map((k) => lerp(half, wide, k * to) * more);
    const brim = smooth(edge(spine, halves, 1).slice(1), false);
    return (
      path(ribbon(spine, halves, -1, 1, 'start'), t.base) +
      path(ribbon(spine, halves, -1, -0.4, false), t.shade, 'fill-opacity=".7"') +
      line(brim, mix(t.deep, '#30000c', 0.4), 1)
    );
  };
  return {
    sleeve: isShort ? limb(skin, 1, 1) + limb(cloth, 0.46, 1.2) : limb(cloth, 1, 1.12),
    hand: hand(hero, skin, plump),
  };
}

/** Ours, in a mirror. */
function hand({ years }: Hero, t: Tone, plump: number): string {
  const size = (LONG / 104) * plump;
  const drawn = mix(t.deep, '#4a0a20', 0.35);
  const nail = mix(palm(t.base), '#ffe9df', 0.5);
  return at(MEETS[0], MEETS[1], size, fingerTowardUs(t, drawn, nail, years < 3), LIES, size);
}
