import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { flat, lerp, type Point, type Point3, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

import { cap, type Skull, wrapped } from '#bookmaking/hero/skull.ts';

import { NATURAL, through } from './hairlines.ts';
import { rimArc, type Strands, scalp } from './strands.ts';
import type { Worn } from './worn.ts';

export const hijab = ({ head, light, accent }: Strands): Worn => scarfRound(head, light, accent);

/** A scarf round the head and over the shoulders; the face shows in an opening. */
export function scarfRound(head: Skull, light: Light, color: Hex): Worn {
  const t = tone(light, color);
  const folded = (d: string, offset: number): string =>
    clip(
      d,
      path(d, t.shade) +
        shifted(light.direction[0] * offset, light.direction[1] * offset * 0.4, path(d, t.base)),
    );
  const side = head.side;
  const wrapFold = line(
    smooth(head.rim(-168, -40, 0.98, 8), false),
    t.shade,
    2,
    'stroke-opacity=".5"',
  );
  if (head.front < -0.2) {
    // From behind, wrap and drape are filled as one shape; apart, a seam showed between them.
    const drape = 'M45 4C56 44 58 78 44 100C20 116 -20 116 -44 100C-58 78 -56 44 -45 4Z';
    const folds = 'M-26 30Q-34 74 -26 104M0 40Q4 78 -2 110M28 30Q36 74 26 104';
    return {
      over:
        folded(head.outline(1.09) + drape, 12) +
        line(folds, t.shade, 2.4, 'stroke-opacity=".8"') +
        line('M-42 6Q0 34 42 6', t.shade, 2.2, 'stroke-opacity=".6"') +
        rimArc({ head, light, tone: t }, 1.09, 4),
    };
  }
  const drape = smooth([
    [-40, 14],
    [-47 - side * 4, 46],
    [-38, 68],
    [-12 + side * 12, 84],
    [16 + side * 14, 80],
    [40, 66],
    [47 - side * 4, 44],
    [40, 14],
  ]);
  const folds = `M-38 46Q${num(side * 14)} 78 38 50M-36 58Q${num(-4 + side * 14)} 84 30 66`;
  const opening = openingOf(head);
  const wrap = smooth(head.silhouette(clothOver(head)));
  return {
    over: line(opening.edge, t.shade, 2.6, 'stroke-opacity=".8"'),
    under:
      folded(drape, 12) +
      line(folds, t.shade, 2.4, 'stroke-opacity=".8"') +
      folded(wrap, 9) +
      clip(wrap, wrapFold),
    window: opening.window,
  };
}

/** Half the opening: to the temples, up to the hairline, down under the chin, in degrees. */
const UP = 40;
const DOWN = 64;
/** The near edge lies further back in profile, where the cheek is the face. */
const acrossFor = (head: Skull, longitude: number): number =>
  longitude * head.side < 0 ? 54 + 16 * head.side ** 4 : 54;

/** Cloth everywhere but in the opening: in profile it ends at the brow and begins under the chin. */
const clothOver =
  (head: Skull) =>
  (longitude: number, latitude: number): number => {
    const across = longitude / acrossFor(head, longitude);
    const e = Math.hypot(across, latitude / (latitude < 0 ? UP : DOWN));
    return Math.abs(longitude) > 90 || e >= 1 ? 1.09 : Math.max(0.7, 1.09 - (1 - e) * 0.8);
  };

/**
 * The opening as a line on the skull. Where it runs out of sight behind the outline, the window
 * stays open on that side: there the face ends by its own profile, not by cloth.
 */
function openingOf(head: Skull): { window: string; edge: string } {
  const ring = Array.from({ length: 60 }, (_, i): Point3 => {
    const x = Math.cos(radians(i * 6));
    const y = Math.sin(radians(i * 6));
    return head.at(x * acrossFor(head, x), y < 0 ? UP * y : DOWN * y, 1.01);
  });
  const seen = (i: number): boolean => (ring[(i + 60) % 60] as Point3)[2] > 0;
  const first = ring.findIndex((_, i) => seen(i) && !seen(i - 1));
  if (first < 0) {
    const all = smooth(ring.map(flat));
    return { window: all, edge: all };
  }
  const run: Point[] = [];
  for (let i = first; seen(i) && run.length < 60; i++) run.push(flat(ring[i % 60] as Point3));
  const [fx, fy] = head.at(0, 12);
  const middle = Math.atan2(fy, fx);
  const from = (p: Point): number => {
    const a = Math.atan2(p[1], p[0]) - middle;
    return Math.atan2(Math.sin(a), Math.cos(a));
  };
  const [a, b] = [from(run[run.length - 1] as Point), from(run[0] as Point)];
  const beyond = Array.from({ length: 9 }, (_, i): Point => {
    const angle = middle + lerp(a, b, i / 8);
    return [Math.cos(angle) * 80, Math.sin(angle) * 80];
  });
  const edge = smooth(run, false);
  return { window: `${edge}${polygon(beyond, false).replace('M', 'L')}Z`, edge };
}

const PATKA_EDGE = through([
  [0, -30],
  [50, -24],
  [80, -6],
  [110, 10],
  [180, 30],
]);

/**
 * A Sikh child's head covering: cloth tight over the hair, which is gathered in a knot on the crown.
 * The knot is a soft rise of the same cloth: drawn as a ball it became a bobble hat.
 */
export function patka(strands: Strands): Worn {
  const { head, light, accent } = strands;
  const t = tone(light, accent);
  const [x, y] = head.at(0, -82, 1.1);
  let folds = '';
  for (const longitude of [-62, -34, -12, 12, 34, 62, 120, 180, 240]) {
    const fold: Point[] = [];
    for (const height of [0.08, 0.4, 0.75]) {
      const p = head.at(
        longitude * (1 - height * 0.35),
        lerp(PATKA_EDGE(wrapped(longitude)), -80, height),
        1.06,
      );
      if (p[2] > 0) fold.push([p[0], p[1]]);
    }
    if (fold.length > 1) folds += smooth(fold, false);
  }
  const rim: Point[] = [];
  for (let angle = -84; angle <= 84; angle += 14) {
    const longitude = wrapped(angle - head.yaw);
    const p = head.at(longitude, PATKA_EDGE(longitude) - 4, 1.05);
    rim.push([p[0], p[1]]);
  }
  const knot = `M${num(x - 21)} ${num(y + 9)}C${num(x - 19)} ${num(y - 10)} ${num(x - 9)} ${num(y - 16)} ${num(x)} ${num(y - 16)}C${num(x + 9)} ${num(y - 16)} ${num(x + 19)} ${num(y - 10)} ${num(x + 21)} ${num(y + 9)}Z`;
  const tied = `M${num(x - 13)} ${num(y + 2)}Q${num(x)} ${num(y + 9)} ${num(x + 13)} ${num(y + 2)}M${num(x - 8)} ${num(y - 10)}Q${num(x - 2)} ${num(y - 4)} ${num(x - 5)} ${num(y + 3)}M${num(x + 8)} ${num(y - 10)}Q${num(x + 2)} ${num(y - 4)} ${num(x + 5)} ${num(y + 3)}`;
  return {
    over:
      scalp(strands, NATURAL, 1.02, { marks: 0, shine: false }) +
      path(knot, t.base) +
      path(cap(head, PATKA_EDGE, 1.075, 1.04), t.base) +
      line(folds, t.shade, 1.8, 'stroke-opacity=".6"') +
      line(tied, t.shade, 2, 'stroke-opacity=".8"') +
      line(smooth(rim, false), t.shade, 3, 'stroke-opacity=".55"') +
      rimArc({ ...strands, tone: t }, 1.075),
  };
}
