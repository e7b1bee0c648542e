// An arm or a leg that folds where it has a joint: two pieces, an elbow outside, a crease inside, and cloth that is pushed together there.
import { mix } from '#bookmaking/drawing/color.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import { between, clamp, flat, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Sleeve } from '#bookmaking/hero/child-hand.ts';
import type { Limb } from '#bookmaking/hero/skeleton.ts';
import { cuff, folds, type Piece, reversed, unit } from './sleeve-folds.ts';

/** How far a joint must bend, in degrees, before anything is pushed together in it. */
const FOLDS_FROM = 18;

/** Cloth as far as it is cut, or skin from the root to the end. */
export function inkedLimb(limb: Limb, sleeve: Sleeve, t: Tone, light: Light): string {
  const isCloth = sleeve.loose > 0;
  const { pieces, bent, joint } = piecesOf(limb, sleeve);
  const ink = mix(t.deep, '#3a2440', isCloth ? 0.4 : 0.1);
  const shape = pieces.flatMap((piece, i) => {
    const share = clamp(sleeve.length * 2 - i, 0, 1);
    return share > 0 ? [shortened(piece, share)] : [];
  });
  const [first, second] = shape as [Piece, Piece | undefined];
  const folded = second && bent > FOLDS_FROM ? folds(first, second, bent, isCloth) : NOTHING;
  const band = sleeve.cuffed ? cuff(second ?? first) : NOTHING;
  // As few shapes as can be: a surface looks at each of them.
  return (
    path(shape.map((piece, i) => outline(piece, i === 0)).join(''), t.base) +
    (second && joint ? path(joint, t.base) : '') +
    path(shape.map((piece) => shade(piece, light)).join(''), t.shade, 'fill-opacity=".8"') +
    path(folded.mass, t.deep, 'fill-opacity=".85"') +
    path(band.mass, mix(t.base, t.lite, 0.35)) +
    line(edges(shape) + folded.lines + band.lines, ink, 1.6, 'stroke-opacity=".6"')
  );
}

const NOTHING = { mass: '', lines: '' };

/** Both pieces of a limb, how far it is bent, and what keeps its joint round if it points at us. */
function piecesOf(
  limb: Limb,
  { widths, length, loose }: Sleeve,
): { pieces: readonly [Piece, Piece]; bent: number; joint: string } {
  const [a, b, c] = [flat(limb.root), flat(limb.bend), flat(limb.end)];
  // Wide over the shoulder, a little puffed at the joint, and taken in at the wrist.
  const [w0, w1, w2] = [widths[0] + loose * 1.1, widths[1] + loose * 1.1, widths[2] + loose * 0.75];
  const lower = unit(b, c);
  // Of a thigh that points at us there is only its end.
  const pointsAtUs = Math.hypot(b[0] - a[0], b[1] - a[1]) < w1 * 0.6;
  const upper = pointsAtUs ? lower : unit(a, b);
  const turn = upper[0] * lower[1] - upper[1] * lower[0];
  const bent =
    (Math.abs(Math.atan2(turn, upper[0] * lower[0] + upper[1] * lower[1])) * 180) / Math.PI;
  const side = turn > 0 ? 1 : -1;
  const within = ([x, y]: Point): Point => [-y * side, x * side];
  const [in1, in2] = [within(upper), within(lower)];
  const away: Point = bent > FOLDS_FROM ? unit(lower, upper) : [-in1[0], -in1[1]];
  // Its point outside, and the crease inside, nearer to the bone the more it closes.
  const elbow = off(b, away, w1 * (1.04 + 0.1 * clamp(bent / 90, 0, 1)));
  const crease = off(b, away, -w1 * clamp(1.02 - (bent - 60) / 240, 0.5, 1.02));
  const half = lerp(w0, w1, 0.5);
  const belly = lerp(w1, w2, 0.4);
  const [middle, below] = [between(a, b, 0.5), between(b, c, 0.42)];
  // What ends before a joint knows nothing of it.
  const endsEarly = length <= 0.5;
  return {
    pieces: [
      {
        outer: [
          off(a, in1, -w0),
          off(middle, in1, -half),
          ...(endsEarly
            ? [off(b, in1, -w1)]
            : [off(off(b, upper, -w1 * 0.62), in1, -w1 * 1.02), elbow]),
        ],
        inner: [
          off(a, in1, w0),
          off(middle, in1, half * 1.05),
          endsEarly ? off(b, in1, w1) : crease,
        ],
      },
      {
        outer: [
          elbow,
          off(off(b, lower, w1 * 0.62), in2, -w1 * 1.02),
          off(below, in2, -belly * 1.04),
          off(c, in2, -w2),
        ],
        inner: [crease, off(below, in2, belly * 1.06), off(c, in2, w2)],
      },
    ],
    bent,
    joint: pointsAtUs ? disc(b[0], b[1], w1 * 0.98) : '',
  };
}

const off = ([x, y]: Point, [nx, ny]: Point, by: number): Point => [x + nx * by, y + ny * by];

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

/** Round where it leaves the trunk. */
function outline({ outer, inner }: Piece, isRounded: boolean): string {
  const [x, y] = outer[0] as Point;
  const [ix, iy] = inner[0] as Point;
  const [ox, oy] = outer[1] as Point;
  const sweep = (x - ix) * (oy - iy) - (y - iy) * (ox - ix) > 0 ? 1 : 0;
  const r = num(Math.hypot(x - ix, y - iy) / 2);
  return (
    smooth(outer, false) +
    smooth(reversed(inner), false).replace('M', 'L') +
    (isRounded ? `A${r} ${r} 0 0 ${sweep} ${num(x)} ${num(y)}` : '') +
    'Z'
  );
}

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
