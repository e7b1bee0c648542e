// An arm or a leg that folds where it has a joint: an elbow outside, a crease inside, and cloth that is pushed together there.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { between, clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Limb } from '#bookmaking/hero/skeleton.ts';
import type { Sleeve } from '#bookmaking/hero/sleeve.ts';
import type { EdgeHand } from './edge-hand.ts';
import { FOLDS_FROM, piecesOf } from './limb-pieces.ts';
import { cuff, folds, type Piece, reversed } from './sleeve-folds.ts';

const NOTHING = { mass: '', lines: '' };

/** Cloth as far as it is cut, or skin from the root to the end. */
export function jointedLimb(
  hand: EdgeHand,
  limb: Limb,
  sleeve: Sleeve,
  t: Tone,
  light: Light,
): string {
  const isCloth = sleeve.loose > 0;
  const { pieces, bent, over } = piecesOf(limb, sleeve);
  const ink = mix(t.deep, hand.ink, hand.lean[isCloth ? 0 : 1]);
  const shape = pieces.flatMap((piece, i) => {
    const share = clamp(sleeve.length * 2 - i, 0, 1);
    return share > 0 ? [shortened(piece, share)] : [];
  });
  const [first, second] = shape as [Piece, Piece | undefined];
  const band = sleeve.cuffed ? cuff(second ?? first) : NOTHING;
  // As few shapes as can be: a surface looks at each of them.
  const drawn = (outlines: string, shades: string, mass: string, hem: string, lines: string) =>
    path(outlines, t.base) +
    path(shades, t.shade, `fill-opacity="${hand.shade}"`) +
    path(mass, t.deep, 'fill-opacity=".85"') +
    path(hem, mix(t.base, t.lite, 0.35)) +
    line(lines, ink, hand.weight, `stroke-opacity="${hand.strong}"`);
  if (over && second) {
    const isUpper = over === 'upper';
    const upper = drawn(
      outline(first, SHOULDER, isUpper ? 1 : 0),
      shade(first, light),
      '',
      '',
      sides(first, 1) + (isUpper ? round(first, 'end') : ''),
    );
    const lower = drawn(
      outline(second, 1),
      shade(second, light),
      '',
      band.mass,
      sides(second) + (isUpper ? '' : round(second, 'start')) + band.lines,
    );
    return isUpper ? lower + upper : upper + lower;
  }
  const folded = second && bent > FOLDS_FROM ? folds(first, second, bent, isCloth) : NOTHING;
  return drawn(
    shape.map((piece, i) => outline(piece, i ? 0 : SHOULDER)).join(''),
    shape.map((piece) => shade(piece, light)).join(''),
    folded.mass,
    band.mass,
    edges(shape) + folded.lines + band.lines,
  );
}

/** As much of a piece as is said. */
function shortened({ outer, inner }: Piece, share: number): Piece {
  const cut = (points: readonly Point[]): Point[] => {
    const end = share * (points.length - 1);
    const whole = Math.floor(end);
    const next = points[Math.min(whole + 1, points.length - 1)] as Point;
    return [...points.slice(0, whole + 1), between(points[whole] as Point, next, end - whole)];
  };
  return share < 1 ? { outer: cut(outer), inner: cut(inner) } : { outer, inner };
}

/** How high it stands over its root: a whole half circle was a sausage on the collar. */
const SHOULDER = 0.6;

/** Both points of a piece where it starts or ends, in the order in which its outline meets them, and one within it. */
function ends({ outer, inner }: Piece, which: 'start' | 'end'): [Point, Point, Point] {
  const [a, b] = [outer[0] as Point, outer[outer.length - 1] as Point];
  const [c, d] = [inner[0] as Point, inner[inner.length - 1] as Point];
  return which === 'start' ? [c, a, b] : [b, d, a];
}

/** Half an ellipse over both points of an end, away from what is within; `high` 1 is half a circle. */
function arc([[x, y], [tx, ty], inside]: [Point, Point, Point], high: number): string {
  const [dx, dy] = [tx - x, ty - y];
  const sweep = dx * (inside[1] - y) - dy * (inside[0] - x) > 0 ? 1 : 0;
  const r = Math.hypot(dx, dy) / 2;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return `A${num(r)} ${num(r * high)} ${num(turn)} 0 ${sweep} ${num(tx)} ${num(ty)}`;
}

/** As high over its start and its end as is said; 0 is square. */
function outline(piece: Piece, start: number, end = 0): string {
  const back = smooth(reversed(piece.inner), false);
  return (
    smooth(piece.outer, false) +
    (end ? arc(ends(piece, 'end'), end) + back.replace(/^M[^C]*/, '') : back.replace('M', 'L')) +
    (start ? arc(ends(piece, 'start'), start) : '') +
    'Z'
  );
}

/** The edge round a start or an end. */
function round(piece: Piece, which: 'start' | 'end'): string {
  const [from, to, inside] = ends(piece, which);
  return `M${num(from[0])} ${num(from[1])}${arc([from, to, inside], 1)}`;
}

const sides = ({ outer, inner }: Piece, from = 0): string =>
  smooth(outer.slice(from), false) + smooth(inner.slice(from), false);

/** One flat shape down the side that is turned from the light. */
function shade({ outer, inner }: Piece, { direction }: Light): string {
  const [p, q] = [outer[1] as Point, inner[1] as Point];
  const isOuterDark = (p[0] - q[0]) * direction[0] + (p[1] - q[1]) * direction[1] < 0;
  const [dark, lit] = isOuterDark ? [outer, inner] : [inner, outer];
  const across = (i: number): Point => {
    const at = (i / (dark.length - 1)) * (lit.length - 1);
    const whole = Math.min(Math.floor(at), lit.length - 2);
    return between(lit[whole] as Point, lit[whole + 1] as Point, at - whole);
  };
  const within = dark.map((point, i) => between(point, across(i), i === 0 ? 0.06 : 0.34));
  return `${smooth(dark, false)}${smooth(reversed(within), false).replace('M', 'L')}Z`;
}

/** No line where it leaves the trunk: with one it was a capsule laid on it. */
const edges = (shape: readonly Piece[]): string =>
  smooth(
    shape.flatMap(({ outer }) => outer.slice(1)),
    false,
  ) + shape.map(({ inner }, i) => smooth(i ? inner : inner.slice(1), false)).join('');
