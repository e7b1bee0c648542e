// An arm that is drawn large: broad where it leaves the trunk, a corner at the elbow, narrow at the wrist, and cloth that hangs from it.
import { between, clamp, lerp, type Point, type Point3 } from '#bookmaking/drawing/geometry.ts';
import type { Limb } from '#bookmaking/hero/skeleton.ts';
import type { Build, LimbBuild } from '#bookmaking/hero/sleeve.ts';
import { FOLDS_FROM } from './limb-pieces.ts';
import { off, unit, within } from './sleeve-folds.ts';

/** What ends before the elbow stands off there: a short sleeve that was as narrow as its arm pinched it. */
const FLARE = 1.72;

export const CLOSE_ARM: LimbBuild = {
  halves: ({ widths: [root, joint, end], loose, length }) => [
    root * 0.95 + loose,
    joint * 0.98 + loose * (length <= 0.5 ? FLARE : 1.1),
    end * 0.86 + loose * 0.36,
  ],
  folding: ({ loose }) => hanging(loose),
  isWhole: true,
};

/** A forearm from `from` on, 0 at its elbow, to be drawn once more over what lies before its own arm. */
export const forearmFrom = (from: number): LimbBuild => ({
  halves: (sleeve) => {
    const [, joint, end] = CLOSE_ARM.halves(sleeve);
    return [lerp(joint, end, from), lerp(joint, end, (1 + from) / 2), end];
  },
  folding: () => hanging(0),
});

/** The same as a limb of its own. */
export function forearmOf({ bend, end, heel, toe }: Limb, from: number): Limb {
  const along = (t: number): Point3 => [lerp(bend[0], end[0], t), lerp(bend[1], end[1], t), end[2]];
  return { root: along(from), bend: along((1 + from) / 2), end, heel, toe };
}

const hanging =
  (loose: number): Build =>
  ([a, b, c], [w0, w1, w2], [upper, lower], side, bent) => {
    const [in1, in2] = [within(upper, side), within(lower, side)];
    const [out1, out2] = [off([0, 0], in1, -1), off([0, 0], in2, -1)];
    const away = bent > FOLDS_FROM ? unit(lower, upper) : out1;
    const bend = clamp(bent / 90, 0, 1);
    const elbow = off(b, away, w1 * (1.02 + 0.2 * bend));
    const crease = off(b, away, -w1 * clamp(1.02 - (bent - 60) / 240, 0.5, 1.02));
    const round = w1 * lerp(0.7, 0.3, bend);
    /** A point beside the bone, and further from it below, where cloth hangs. */
    const beside = (p: Point, q: Point, n: Point, t: number, half: number): Point => {
      const long = clamp(Math.hypot(q[0] - p[0], q[1] - p[1]) / 60, 0, 1);
      const hang = loose * 1.5 * long * Math.max(0, n[1]);
      return off(between(p, q, t), n, half + hang);
    };
    return [
      {
        outer: [
          off(a, out1, w0),
          beside(a, b, out1, 0.5, lerp(w0, w1, 0.62)),
          ...(bent ? [off(off(b, upper, -round), out1, w1 * 1.02), elbow] : [off(b, out1, w1)]),
        ],
        inner: [
          off(a, in1, w0),
          beside(a, b, in1, 0.5, lerp(w0, w1, 0.6)),
          bent ? crease : off(b, in1, w1),
        ],
      },
      {
        outer: [
          elbow,
          off(off(b, lower, round), out2, w1 * 1.03),
          beside(b, c, out2, 0.45, lerp(w1, w2, 0.32)),
          off(c, out2, w2),
        ],
        inner: [crease, beside(b, c, in2, 0.45, lerp(w1, w2, 0.3)), off(c, in2, w2)],
      },
    ];
  };
