import { edge, polygon } from '#bookmaking/drawing/curves.ts';
import { flat, hull, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Hero } from './hero.ts';
import { limbSpine, limbWidths } from './limbs.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** How far hair makes a head reach, in units; 50 is the bare ball. */
const REACH: Partial<Record<Hero['hair'], number>> = { afro: 66, curly: 62, puffs: 58, bald: 50 };

/**
 * The outline of a whole figure as one path, for what it throws on a floor or a wall.
 * @param thrown where a point of the figure falls
 * @param drawn how points become an outline: large and near, corners are seen, and it wants a curve
 */
export function silhouette(
  s: Skeleton,
  hero: Hero,
  thrown: (p: Point) => Point,
  drawn: (points: readonly Point[]) => string = polygon,
): string {
  const head = REACH[hero.hair] ?? 54;
  const ball = Array.from({ length: 14 }, (_, i): Point => {
    const angle = radians((i * 360) / 14);
    return [s.head[0] + head * Math.cos(angle), s.head[1] + head * Math.sin(angle)];
  });
  const trunk = hull(
    [0.02, 0.16, 0.5, 0.96].flatMap((level) =>
      [0, 60, 120, 180, 240, 300].map((turn) => flat(s.torsoAt(turn, level, 1.06))),
    ),
  );
  const limb = (of: Limb, widths: Skeleton['body']['armWidths'], grow: number): Point[] => {
    const spine = limbSpine(of);
    const half = limbWidths(widths, spine.length, grow);
    return [...edge(spine, half, -1), ...edge(spine, half, 1).reverse()];
  };
  const { armWidths, legWidths } = s.body;
  return [
    ball,
    trunk,
    limb(s.armL, armWidths, 4),
    limb(s.armR, armWidths, 4),
    limb(s.legL, legWidths, 4),
    limb(s.legR, legWidths, 4),
  ]
    .map((part) => drawn(oneWay(part.map(thrown))))
    .join('');
}

/** All round the same way: where two overlap, the other way would cut a hole. */
function oneWay(points: Point[]): Point[] {
  let area = 0;
  for (const [i, [x, y]] of points.entries()) {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    area += x * ny - nx * y;
  }
  return area < 0 ? points.reverse() : points;
}
