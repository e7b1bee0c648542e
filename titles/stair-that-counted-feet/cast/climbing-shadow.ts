import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import { shoulderedShadow } from './cat-over-shoulder.ts';

/** What the moon throws of a child with a cat over the shoulder, in one flat color: its ground is (x, y), and `scale` is how many mm one hero unit measures. */
export function climbingShadow(
  { figure, scale: drawn }: PlacedHero,
  hero: Hero,
  { ground: [x, y], scale, cat, color }: ShadowPlace,
): string {
  const s = figure.skeleton;
  const thrown = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const { shoulder, legWidths } = s.body;
  const seat = s.pelvis[1];
  const k = scale / drawn;
  const [sx, sy] = thrown(flat(s.armL.root));
  // Legs end in feet, as a silhouette's do not.
  const legs = [s.legL, s.legR]
    .map(({ root, bend, end, toe }) =>
      polygon(
        [root, bend, end, toe].map((joint) => thrown(flat(joint))),
        false,
      ),
    )
    .join('');
  const clear = thrown([s.head[0] - 50, 0])[0] - 24 * cat * k;
  const [left, top] = thrown([-shoulder * 1.4, seat - s.body.torso * 0.96]);
  const [middle, ground] = thrown([0, -6]);
  const lift = hero.wheelchair
    ? path(roundedBox(left, top, shoulder * 2.8 * scale, s.body.torso * 1.06 * scale, 8), color) +
      line(
        `M${num(middle)} ${num(thrown([0, seat])[1])}V${num(ground)}M${num(middle - 16)} ${num(ground)}h32`,
        color,
        9,
      )
    : '';
  return clean(
    path(silhouette(s, hero, thrown), color) +
      line(legs, color, legWidths[0] * 1.7 * scale) +
      lift +
      // As the moon stands, its head falls clear of the child's, however small that is.
      at(Math.min(sx - 22 * k, clear), sy - 13 * k, cat * k, shoulderedShadow(color)),
  );
}

/** Where it falls. */
export interface ShadowPlace {
  readonly ground: Point;
  readonly scale: number;
  /** How large the cat itself is drawn, in mm of its own unit. */
  readonly cat: number;
  readonly color: Hex;
}
