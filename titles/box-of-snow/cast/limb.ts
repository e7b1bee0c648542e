import type { Hex } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { tube } from '#bookmaking/hero/limbs.ts';

type Grip = 'flat' | 'point' | 'fist' | 'open' | 'pinch';

const GRIPS: Record<Grip, (base: Hex, crease: Hex) => string> = {
  flat: (base, crease) =>
    line('M2 -6L12 -13', base, 6.6) +
    path('M-4 -8C6 -11 22 -10 27 -5C30 0 27 7 18 9C6 11 -2 9 -4 8Z', base) +
    line('M13 -2L26 -3M13 3L25 3.4', crease, 1.3),
  point: (base, crease) =>
    path('M-4 -8C4 -11 14 -11 17 -5C19 2 16 9 9 10C2 11 -2 9 -4 8Z', base) +
    line('M11 -4L34 -4', base, 6.6) +
    line('M12 1Q17 2 15 6', crease, 1.4),
  pinch: (base, crease) =>
    line('M10 -7Q22 -12 32 -1', base, 6.4) +
    line('M6 6Q18 12 31 2', crease, 8) +
    line('M6 6Q18 11 31 2', base, 6.4) +
    path('M-4 -8C4 -12 14 -11 17 -5C19 2 16 9 9 10C2 11 -2 9 -4 8Z', base) +
    line('M13 -4Q18 -3 17 2M12 2Q16 3 15 7', crease, 1.3),
  fist: (base, crease) => {
    const fingers = 'M17 -8H9M19 -2.4H9M19 3.4H9M16 8.6H9';
    const thumb = 'M-1 -8Q7 -15.5 15 -11';
    return (
      path('M-4 -8C3 -13 14 -13 16 -6C18 5 14 12 7 12C1 12 -2 9 -4 8Z', base) +
      line(fingers, crease, 7) +
      line(fingers, base, 5.6) +
      line(thumb, crease, 7.6) +
      line(thumb, base, 6.2)
    );
  },
  open: (base, crease) =>
    line('M4 -5L9 -19', base, 6.4) +
    path('M-4 -8C4 -11 12 -11 16 -8C20 -4 20 5 15 9C8 11 0 10 -4 8Z', base) +
    line('M13 -7L25 -13M16 -2L30 -4M16 3L29 5M12 7L23 13', base, 5.8) +
    line('M4 -7Q9 -4 8 2', crease, 1.3),
};

/** A grown-up's hand along +x from the wrist at (0, 0), about 30 long. */
export function grownHand(light: Light, skin: Hex, grip: Grip): string {
  const t = tone(light, skin);
  return GRIPS[grip](t.base, t.shade);
}

export interface GrownArm {
  /** Shoulder, elbow, wrist. */
  readonly way: readonly [Point, Point, Point];
  readonly width: number;
  readonly sleeve: Hex;
  readonly skin: Hex;
  readonly grip: Grip;
  /** Sleeves rolled up this far, 0 shoulder to 1 wrist. */
  readonly rolled?: number;
  /** The thumb's side: -1 turns the hand over. */
  readonly thumb?: 1 | -1;
}

/** A grown-up's arm: skin, a sleeve over it, and a hand that goes on the way the forearm went. */
export function grownArm(light: Light, arm: GrownArm): string {
  const [a, b, c] = arm.way;
  const spine = rounded(a, b, c);
  const w = arm.width;
  const widths = spine.map((_, i) => w * (1 - 0.34 * (i / (spine.length - 1))));
  const turn = (Math.atan2(c[1] - b[1], c[0] - b[0]) * 180) / Math.PI;
  const sleeved = Math.max(2, Math.round((arm.rolled ?? 1) * (spine.length - 1)) + 1);
  const size = w / 11;
  const cloth = tone(light, arm.sleeve);
  const cuff = spine[sleeved - 1] as Point;
  const before = spine[sleeved - 2] as Point;
  return (
    (arm.rolled ? tube(light, spine, widths, tone(light, arm.skin)) : '') +
    at(c[0], c[1], size * (arm.thumb ?? 1), grownHand(light, arm.skin, arm.grip), turn, size) +
    tube(
      light,
      spine.slice(0, sleeved),
      widths.slice(0, sleeved).map((width) => width * 1.14),
      cloth,
    ) +
    path(
      ribbon(
        [before, cuff],
        [(widths[sleeved - 1] as number) * 1.2, (widths[sleeved - 1] as number) * 1.24],
        -1,
        1,
        false,
      ),
      cloth.shade,
      'fill-opacity=".6"',
    )
  );
}

/** Eight points from shoulder to wrist, round at the elbow. */
function rounded(a: Point, b: Point, c: Point): Point[] {
  const along = (p: Point, q: Point, t: number): Point => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  const before = along(a, b, 0.72);
  const after = along(b, c, 0.28);
  return [
    a,
    along(a, b, 0.36),
    before,
    along(along(before, b, 0.4), along(b, after, 0.4), 0.4),
    along(along(before, b, 0.6), along(b, after, 0.6), 0.6),
    after,
    along(b, c, 0.64),
    c,
  ];
}
