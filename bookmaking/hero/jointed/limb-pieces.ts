// Both pieces of a limb: as one that folds where it has a joint, or as two of which one lies before the other.
import {
  between,
  clamp,
  flat,
  lerp,
  type Point,
  type Point3,
} from '#bookmaking/drawing/geometry.ts';
import type { Limb } from '#bookmaking/hero/skeleton.ts';
import type { Build, Sleeve } from '#bookmaking/hero/sleeve.ts';
import { off, type Piece, unit, within } from './sleeve-folds.ts';

/** How far a joint must bend, in degrees, before anything is pushed together in it. */
export const FOLDS_FROM = 18;

/** From here on one piece lies over the other: what runs round the joint of both was a diamond. */
const OVERLAPS_FROM = 108;

export interface Pieces {
  readonly pieces: readonly [Piece, Piece];
  /** In degrees, as it is seen. */
  readonly bent: number;
  /** Which piece lies over the other; undefined where they are one. */
  readonly over: 'upper' | 'lower' | undefined;
}

/** Wide over the shoulder, a little puffed at the joint, and taken in at the wrist. */
const halves = ({ widths, loose }: Sleeve): [number, number, number] => [
  widths[0] + loose,
  widths[1] + loose * 1.1,
  widths[2] + loose * 0.75,
];

export function piecesOf(limb: Limb, sleeve: Sleeve): Pieces {
  const [a, b, c] = [flat(limb.root), flat(limb.bend), flat(limb.end)];
  const half = (sleeve.build?.halves ?? halves)(sleeve);
  const isShort = Math.hypot(b[0] - a[0], b[1] - a[1]) < half[1] * 0.9;
  const lower = unit(b, c);
  // Of a thigh that points at us there is only its end.
  const upper = isShort ? lower : unit(a, b);
  const turn = upper[0] * lower[1] - upper[1] * lower[0];
  const bent =
    (Math.abs(Math.atan2(turn, upper[0] * lower[0] + upper[1] * lower[1])) * 180) / Math.PI;
  const side = turn > 0 ? 1 : -1;
  const overlaps = isShort || bent > OVERLAPS_FROM || isSeenEndOn(limb.bend, limb.end);
  const build = overlaps ? overlapping : (sleeve.build?.folding(sleeve) ?? folding);
  const pieces = build([a, b, c], half, [upper, lower], side, sleeve.length <= 0.5 ? 0 : bent);
  const over = overlaps ? (limb.end[2] > limb.root[2] - 4 ? 'lower' : 'upper') : undefined;
  return { pieces, bent, over };
}

/** What goes away from us or comes to us more than across. */
const isSeenEndOn = (from: Point3, to: Point3): boolean =>
  Math.abs(from[2] - to[2]) > 1.5 * Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Each as long as its bone, and round at the joint. */
const overlapping: Build = ([a, b, c], [w0, w1, w2], [upper, lower], side) => {
  const piece = (
    p: Point,
    q: Point,
    way: Point,
    from: number,
    middle: number,
    to: number,
  ): Piece => {
    const n = within(way, side);
    const edge = (s: number): Point[] => [
      off(p, n, s * from),
      off(between(p, q, 0.5), n, s * middle),
      off(q, n, s * to),
    ];
    return { outer: edge(-1), inner: edge(1) };
  };
  return [
    piece(a, b, upper, w0, lerp(w0, w1, 0.5), w1),
    piece(b, c, lower, w1, lerp(w1, w2, 0.35), w2),
  ];
};

/** An elbow outside, a crease inside. What ends before the joint, `bent` by 0, knows nothing of it. */
const folding: Build = ([a, b, c], [w0, w1, w2], [upper, lower], side, bent) => {
  const [in1, in2] = [within(upper, side), within(lower, side)];
  const away: Point = bent > FOLDS_FROM ? unit(lower, upper) : [-in1[0], -in1[1]];
  // Its point outside, rounder the more it bends, and the crease inside, nearer to the bone the more it closes.
  const elbow = off(b, away, w1 * (1.04 + 0.06 * clamp(bent / 90, 0, 1)));
  const crease = off(b, away, -w1 * clamp(1.02 - (bent - 60) / 240, 0.5, 1.02));
  const round = w1 * lerp(0.62, 0.16, clamp((bent - 40) / 50, 0, 1));
  const half = lerp(w0, w1, 0.5);
  const belly = lerp(w1, w2, 0.4);
  const [middle, below] = [between(a, b, 0.5), between(b, c, 0.42)];
  return [
    {
      outer: [
        off(a, in1, -w0),
        off(middle, in1, -half),
        ...(bent ? [off(off(b, upper, -round), in1, -w1 * 1.02), elbow] : [off(b, in1, -w1)]),
      ],
      inner: [off(a, in1, w0), off(middle, in1, half * 1.05), bent ? crease : off(b, in1, w1)],
    },
    {
      outer: [
        elbow,
        off(off(b, lower, round), in2, -w1 * 1.02),
        off(below, in2, -belly * 1.04),
        off(c, in2, -w2),
      ],
      inner: [crease, off(below, in2, belly * 1.06), off(c, in2, w2)],
    },
  ];
};
