// The arm of who looks into the red glass: from its shoulder along the rim, larger the nearer it comes, to a finger that ends at ours.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { degreesOf, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { Skeleton } from '#bookmaking/hero/skeleton.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Bend } from '#titles/goose-on-bus-nine/set/bent.ts';
import { longFinger } from './long-finger.ts';
import { TIP } from './pointing-finger.ts';
import { smallFinger } from './small-finger.ts';

/** No more than the glass is between the two. */
const MEETS: Point = [TIP[0] + 2.6, TIP[1] - 3.4];
const WRIST: Point = [118.6, 176.6];

/** What touches the glass is largest in it. */
export const swollenAtTip: Bend = ([x, y]) => {
  const [dx, dy] = [x - MEETS[0], y - MEETS[1]];
  const k = 1.34 - 0.34 * Math.min(1, Math.hypot(dx, dy) / 30);
  return [MEETS[0] + dx * k, MEETS[1] + dy * k];
};

/** From the `shoulder`, where the dome shows it, `half` as thick there. */
export function armInRed(
  hero: Hero,
  s: Skeleton,
  shoulder: Point,
  half: number,
  light: Light,
): string {
  const skin = skinTone(light, hero.skin);
  const edge = mix(skin.base, skin.deep, 0.9);
  const cut = cutFor(hero, s, light);
  const cloth = tone(light, cut.sleeveColor);
  const isShort = cut.sleeve < 0.9;
  const plump = hero.years < 3 ? 1.15 : 1;
  const wrist = 5.2 * plump;
  const along = spine(shoulder);
  const halves = [half * 1.1, half * 1.12, lerp(half, wrist, 0.6), wrist * 1.06, wrist * 0.92];
  const wide = halves.map((h) => h * 1.16);
  return (
    // It throws a shadow on all that is further away.
    line(
      smooth(
        along.map(([x, y]): Point => [x + 1.4, y + 2.4]),
        false,
      ),
      '#1a0006',
      half * 2.6,
      'stroke-opacity=".45"',
    ) +
    limb(along, halves, skin, edge) +
    hand(hero, skin, edge, plump) +
    (isShort
      ? limb(
          along.slice(0, 2),
          wide.slice(0, 2).map((h) => h * 1.08),
          cloth,
          cloth.deep,
        )
      : limb(along.slice(0, 4), wide, cloth, cloth.deep) + cuff(along, wrist * 1.3, cloth))
  );
}

/** From a shoulder down to an elbow at the rim, and up to a wrist that comes toward us. */
const spine = ([x, y]: Point): Point[] => [
  [x + 2, y + 1],
  [lerp(x, WRIST[0], 0.16), lerp(y, WRIST[1], 0.5) + 5],
  [lerp(x, WRIST[0], 0.5), WRIST[1] + 7.6],
  [WRIST[0] + 3.6, WRIST[1] + 4.2],
  WRIST,
];

const limb = (points: readonly Point[], halves: readonly number[], t: Tone, edge: Hex): string => {
  const shape = ribbon(points, halves, -1, 1, 'start');
  return (
    line(shape, edge, 1.6) +
    path(shape, t.base) +
    path(ribbon(points, halves, -1, -0.3, false), t.shade, 'fill-opacity=".7"')
  );
};

const cuff = (along: readonly Point[], half: number, t: Tone): string => {
  const [a, b] = [along[3], along[4]] as [Point, Point];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const band: Point[] = [a, [a[0] + dx * 0.8, a[1] + dy * 0.8]];
  const shape = ribbon(band, [half, half], -1, 1, false);
  return line(shape, t.deep, 1.6) + path(shape, t.base);
};

/** Ours, in a mirror. */
function hand({ skin, years }: Hero, t: Tone, edge: Hex, plump: number): string {
  const nail = mix(palm(t.base), '#ffe9df', 0.5);
  const drawn = luma(skin) < 0.3 ? mix(t.base, '#e0a07c', 0.4) : edge;
  const size = Math.hypot(MEETS[0] - WRIST[0], MEETS[1] - WRIST[1]) / 104;
  const turn = degreesOf(Math.atan2(WRIST[1] - MEETS[1], WRIST[0] - MEETS[0])) - 4.4;
  return at(
    WRIST[0],
    WRIST[1],
    size * 1.1 * plump,
    (years < 3 ? smallFinger : longFinger)(t, drawn, nail),
    turn,
    -size,
  );
}
