// What cloth does on a limb that bends: a crease and wrinkles inside the joint, a band at the end.
import { num } from '#bookmaking/drawing/curves.ts';
import { between, clamp, type Point } from '#bookmaking/drawing/geometry.ts';

/** Both edges of a piece of a limb, from its root to its end; the inner one is where the joint closes. */
export interface Piece {
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
}

/** The way from one point to another, 1 long. */
export function unit(p: Point, q: Point): Point {
  const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  return [(q[0] - p[0]) / long, (q[1] - p[1]) / long];
}

/** Moved along a way by so much. */
export const off = ([x, y]: Point, [nx, ny]: Point, by: number): Point => [
  x + nx * by,
  y + ny * by,
];

/** Across a way, toward the side on which a joint closes. */
export const within = ([x, y]: Point, side: number): Point => [-y * side, x * side];

export const reversed = (points: readonly Point[]): Point[] => [...points].reverse();

const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** What is drawn of cloth: a shape, and lines in ink. */
interface Drawn {
  readonly mass: string;
  readonly lines: string;
}

/** One deep crease from the inside of a joint bent by so many degrees, and wrinkles that run from it round the cloth; in skin a stroke. */
export function folds(first: Piece, second: Piece, bent: number, isCloth: boolean): Drawn {
  const crease = second.inner[0] as Point;
  const elbow = second.outer[0] as Point;
  const deep = clamp(bent / 110, 0.3, 1);
  if (!isCloth)
    return {
      mass: '',
      lines: `M${at(crease)}L${at(between(crease, elbow, 0.3 + 0.12 * deep))}`,
    };
  const above = between(first.inner[1] as Point, first.outer[2] as Point, 0.5);
  const below = between(second.inner[1] as Point, second.outer[1] as Point, 0.4);
  const wrinkle = (from: Point, past: Point, by: number, share: number, to: number): string =>
    `M${at(from)}Q${at(between(crease, past, by))} ${at(between(between(crease, elbow, share), past, to))}`;
  return {
    mass: wedge(crease, elbow, above, deep),
    lines:
      wrinkle(crease, above, 0.35, 0.6, 0.42) +
      (bent > 40
        ? wrinkle(between(crease, second.inner[1] as Point, 0.3), below, 0.4, 0.56, 0.5)
        : ''),
  };
}

/** Wide where it begins, and bent toward what is above it. */
function wedge(crease: Point, elbow: Point, above: Point, deep: number): string {
  const share = 0.52 + 0.16 * deep;
  const wide = 2.8 * deep + 0.6;
  const end = between(crease, elbow, share);
  const middle = between(between(crease, elbow, share * 0.5), above, 0.22);
  const [dx, dy] = unit(crease, elbow);
  const edge = (by: number): Point => [crease[0] - dy * by, crease[1] + dx * by];
  return `M${at(edge(wide))}Q${at(middle)} ${at(end)}Q${at(middle)} ${at(edge(-wide))}Z`;
}

/** A band that stands off, with a hem that bows out over what comes from under it, and two gathers above it. */
export function cuff({ outer, inner }: Piece): Drawn {
  const [p, q] = [outer[outer.length - 1] as Point, inner[inner.length - 1] as Point];
  const [p0, q0] = [outer[outer.length - 2] as Point, inner[inner.length - 2] as Point];
  const [dx, dy] = unit(between(p0, q0, 0.5), between(p, q, 0.5));
  const wide = Math.hypot(p[0] - q[0], p[1] - q[1]);
  const standing = (point: Point, other: Point, by: number, on: number): Point => {
    const [nx, ny] = unit(other, point);
    return [point[0] + nx * by + dx * on, point[1] + ny * by + dy * on];
  };
  const [a, b] = [standing(p, q, 1.3, 0.6), standing(q, p, 1.3, 0.6)];
  const [a0, b0] = [standing(p, q, 0.5, -wide * 0.27), standing(q, p, 0.5, -wide * 0.27)];
  const bow = (m: Point, n: Point, by: number): string => {
    const middle = between(m, n, 0.5);
    return `${at([middle[0] + dx * by, middle[1] + dy * by])} ${at(n)}`;
  };
  const gather = (share: number, long: number): string => {
    const [x, y] = between(a0, b0, share);
    return `M${at([x + dx * wide * 0.1, y + dy * wide * 0.1])}l${num(-dx * long)} ${num(-dy * long)}`;
  };
  const band = `M${at(a0)}L${at(a)}Q${bow(a, b, wide * 0.26)}L${at(b0)}Q${bow(b0, a0, wide * 0.24)}`;
  return {
    mass: `${band}Z`,
    lines: band + gather(0.32, wide * 0.26) + gather(0.6, wide * 0.36),
  };
}
