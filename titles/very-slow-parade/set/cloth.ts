import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** In mm: eight scallops are as wide as a sheet and its overlap, so that two of them meet over a fold. */
const SCALLOP = (SHEET + 8) / 8;
/** How far a scallop sags under its knots, twice. */
const SAG = 8;

/** Where the scallops of a level hem meet, from the first one left of a sheet at `y`. */
export const levelHem = (y: number): Point[] =>
  Array.from({ length: 9 }, (_, i): Point => [-4 + i * SCALLOP, y]);

/**
 * The tablecloth from under the table's edge: a curtain over the top of the page, its scallops hung from `knots` from left to
 * right, with a woven stripe and a fringe. Quiet cloth for words above the stripe. Its light is told by the last knot: two
 * pieces that end at one height are one cloth.
 */
export function hangingCloth(
  knots: readonly Point[],
  cloth: string,
  stripe: string,
  shade: string,
): string {
  const [left] = knots[0] as Point;
  const [right, hem] = knots.at(-1) as Point;
  const d = `M${left} -4L${hemOf(knots, 0)}V-4Z`;
  const folds = knots
    .slice(1, -1)
    .map(([x, y]) => {
      const from = y - 40 - (y - hem) * 0.5;
      return `M${num(x)} ${num(from)}Q${num(x + 1)} ${num(y - 16)} ${num(x - 3)} ${num(y + 2)}H${num(x + 3)}Q${num(x + 2)} ${num(y - 16)} ${num(x)} ${num(from)}Z`;
    })
    .join('');
  return (
    [11, 7, 3].map((dy) => shifted(2, dy, path(d, shade, 'fill-opacity=".2"'))).join('') +
    line(fringe(knots), mix(cloth, '#ffffff', 0.22), 1) +
    clip(
      d,
      path(d, mix(cloth, '#ffffff', 0.1)) +
        box(
          left,
          -4,
          right - left,
          hem + 12,
          linear([
            [0, mix(cloth, shade, 0.3)],
            [0.7, cloth],
            [1, mix(cloth, '#ffffff', 0.1)],
          ]),
        ) +
        path(folds, shade, 'fill-opacity=".34"') +
        line(`M${hemOf(knots, 6)}`, stripe, 2.6) +
        line(`M${hemOf(knots, 10)}`, stripe, 0.8),
    )
  );
}

/** Which way is out of the cloth between two knots. */
function out([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(ay - by) / length, (bx - ax) / length];
}

const sagging = (a: Point, b: Point): Point => {
  const [x, y] = out(a, b);
  return [(a[0] + b[0]) / 2 + x * SAG, (a[1] + b[1]) / 2 + y * SAG];
};

/** Scallop by scallop, `inside` mm within the edge. */
function hemOf(knots: readonly Point[], inside: number): string {
  const within = knots.map((knot, i): Point => {
    const [x, y] = out(knots[Math.max(0, i - 1)] as Point, knots[i > 0 ? i : 1] as Point);
    const [nx, ny] = out(
      knots[i + 1 < knots.length ? i : i - 1] as Point,
      knots[Math.min(knots.length - 1, i + 1)] as Point,
    );
    return [knot[0] - ((x + nx) / 2) * inside, knot[1] - ((y + ny) / 2) * inside];
  });
  return within
    .map(([x, y], i) => {
      if (i === 0) return `${num(x)} ${num(y)}`;
      const [cx, cy] = sagging(within[i - 1] as Point, [x, y]);
      return `Q${num(cx)} ${num(cy)} ${num(x)} ${num(y)}`;
    })
    .join('');
}

/** Threads along the edge, eight to a scallop. */
function fringe(knots: readonly Point[]): string {
  let d = '';
  for (let i = 1; i < knots.length; i++) {
    const [a, b] = [knots[i - 1] as Point, knots[i] as Point];
    const [nx, ny] = out(a, b);
    for (let k = 0; k < 8; k++) {
      const t = (k + 0.5) / 8;
      const sag = SAG * 2 * t * (1 - t) * 0.98;
      d += `M${num(lerp(a[0], b[0], t) + nx * sag)} ${num(lerp(a[1], b[1], t) + ny * sag)}l${num((k % 3) * 0.5 - 0.5 + nx * 3)} ${num(lerp(6, 3, Math.abs(nx)))}`;
    }
  }
  return d;
}
