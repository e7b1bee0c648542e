import { chanceFrom, pick } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';

/** Where a place of the quilt (0 to 1 across, 0 to 1 down) lies in the picture, in mm. */
export type Lie = (across: number, down: number) => Point;

const PATCHES: readonly Hex[] = [INK.rose, INK.rose, INK.amber, INK.blush, INK.blue, INK.leaf];

/** The quilt of the book, however it lies: patches, their seams, and a running stitch in each. */
export function quilt(light: Light, lie: Lie, columns: number, rows: number, seed = 'quilt') {
  const chance = chanceFrom(seed);
  const byColor = new Map<Hex, string>();
  let seams = '';
  let stitches = '';
  let last: Hex = INK.rose;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = (i: number, j: number): Point => lie((column + i) / columns, (row + j) / rows);
      const patch = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)] as const;
      const color = pick(
        chance,
        PATCHES.filter((each) => each !== last),
      );
      last = color;
      byColor.set(color, (byColor.get(color) ?? '') + polygon(patch));
      seams += polygon([patch[1], patch[0], patch[3]], false);
      const middle = between(patch[0], patch[2], 0.5);
      stitches += chance() > 0.5 ? crossed(patch, middle) : squared(patch, middle);
    }
  }
  const patches = [...byColor].map(([color, d]) => path(d, tone(light, color).base)).join('');
  return (
    patches +
    line(seams, tone(light, INK.plum).base, 0.55) +
    line(
      stitches,
      tone(light, INK.paper).base,
      0.5,
      'stroke-dasharray="1.5 1.3" stroke-opacity=".75"',
    )
  );
}

type Patch = readonly [Point, Point, Point, Point];

const squared = (patch: Patch, middle: Point): string =>
  polygon(patch.map((p) => between(p, middle, 0.34)));

const crossed = (patch: Patch, middle: Point): string => {
  const [a, b, c, d] = patch.map((p) => between(p, middle, 0.24)) as unknown as Patch;
  const leg = (from: Point, to: Point): string =>
    `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
  return leg(a, c) + leg(b, d);
};

/** A quilt that lies flat on an upright or tilted four-sided place of the picture. */
export const flat =
  (topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point): Lie =>
  (across, down) =>
    between(between(topLeft, topRight, across), between(bottomLeft, bottomRight, across), down);
