// The arm of who looks into the red glass: from a small shoulder straight at us, larger the nearer it comes, to a finger that ends at ours.
import { mix } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
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
const MEETS: Point = [TIP[0] + 1.6, TIP[1] - 2];
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
  const wide = 7.4 * plump;
  const root: Point = [x, y];
  const spine: Point[] = [
    root,
    [lerp(x, FIST[0], 0.5), lerp(y, FIST[1], 0.5) + 1.6],
    FIST,
  ];
  const halves = [half, lerp(half, wide, 0.5) * 1.1, wide * 1.2];
  const limb = (t: Tone, to = 1, more = 1): string => {
    const points = spine.map((p): Point => [lerp(x, p[0], to), lerp(y, p[1], to)]);
    const shape = ribbon(
      points,
      halves.map((h) => lerp(half, h, to) * more),
      -1,
      1,
      'start',
    );
    return line(shape, t.deep, 1.8) + path(shape, t.base);
  };
  return {
    sleeve: isShort
      ? limb(skin) + limb(cloth, 0.46, 1.24)
      : limb(cloth, 1, 1.12),
    hand: hand(hero, skin, plump),
  };
}

/** Ours, in a mirror. */
function hand({ years }: Hero, t: Tone, plump: number): string {
  const size = (LONG / 104) * plump;
  const edge = mix(t.deep, '#4a0a20', 0.35);
  const nail = mix(palm(t.base), '#ffe9df', 0.5);
  return at(MEETS[0], MEETS[1], size, fingerTowardUs(t, edge, nail, years < 3), LIES, size);
}
