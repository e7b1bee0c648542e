// A neck that has come the length of a bus: heavy where it hangs over, lean where it bends, and feathered all the way.
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { calm, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { keyed } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';

/** Where it is on its way, from the collar (0) to the nape (1), and how broad it is there, of its broadest. */
const BREADTH: readonly Point[] = [
  [0, 0.5],
  [0.1, 0.36],
  [0.3, 0.42],
  [0.46, 0.5],
  [0.52, 0.58],
  [0.6, 0.78],
  [0.78, 1],
  [0.92, 0.82],
  [1, 0.7],
];

/** Its whole widths at the points of a spine whose broadest is `most`. */
export const breadthsOf = (spine: readonly Point[], most: number): number[] => {
  const far = lengthsOf(spine);
  const all = far[far.length - 1] ?? 1;
  return far.map((l) => most * breadthAt(l / all));
};

function breadthAt(t: number): number {
  const next = BREADTH.findIndex(([at]) => at >= t);
  const [a, b] = [BREADTH[Math.max(0, next - 1)] as Point, BREADTH[Math.max(0, next)] as Point];
  return lerp(a[1], b[1], b[0] === a[0] ? 0 : (t - a[0]) / (b[0] - a[0]));
}

const lengthsOf = (spine: readonly Point[]): number[] => {
  let l = 0;
  return spine.map(([x, y], i) => {
    const [px, py] = spine[Math.max(0, i - 1)] as Point;
    l += Math.hypot(x - px, y - py);
    return l;
  });
};

/** From its collar to its nape, with what it throws on the wall. */
export function longNeck(spine: readonly Point[], widths: readonly number[], light: Light): string {
  const t = tone(light, GOOSE.white);
  const half = widths.map((width) => width / 2);
  const shape = ribbon(spine, half);
  // Whichever way it goes, its underside is in shade.
  const under = shadeSides(spine);
  const { rows, tufts } = plumage(spine, half);
  return (
    // What it throws begins over the collar: on the coat it was a hole.
    shifted(-7, 6, path(ribbon(spine.slice(1), half.slice(1)), '#0d0c2a', 'fill-opacity=".34"')) +
    calm(
      keyed(shape, light, 0.9) +
        path(tufts, t.base, `stroke="${t.deep}" stroke-width=".7" stroke-linejoin="round"`) +
        path(shape, t.base) +
        path(ribbon(spine, half, ...under, false), t.shade, 'fill-opacity=".55"') +
        line(rows, t.shade, 1.1, 'stroke-opacity=".95"'),
    )
  );
}

/** Of a ribbon from -1 to 1, what lies away from the lamps. */
const shadeSides = (spine: readonly Point[]): readonly [number, number] => {
  const [a, b] = [spine[0] as Point, spine[spine.length - 1] as Point];
  return b[0] < a[0] ? [-1, -0.36] : [0.36, 1];
};

/** Short feathers in rows that lie from the head down, and tips of them that break its edge. */
function plumage(
  spine: readonly Point[],
  half: readonly number[],
): { rows: string; tufts: string } {
  let rows = '';
  let tufts = '';
  let odd = false;
  for (let i = 1; i < spine.length - 2; i++) {
    const [p0, p1, p2, p3] = [i - 1, i, i + 1, i + 2].map((k) => spine[k] as Point) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const long = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]);
    const steps = Math.max(2, Math.round(long / 8));
    for (let k = 0; k < steps; k++) {
      const u = k / steps;
      const [x, y] = [0, 1].map((axis) => along(p0, p1, p2, p3, u, axis as 0 | 1)) as [
        number,
        number,
      ];
      const w = lerp(half[i] as number, half[i + 1] as number, u);
      const ahead = along(p0, p1, p2, p3, u + 0.02, 0) - x;
      const up = along(p0, p1, p2, p3, u + 0.02, 1) - y;
      const n = Math.hypot(ahead, up) || 1;
      const [dx, dy] = [ahead / n, up / n];
      const on = (across: number, down: number): string =>
        `${num(x - dy * across * w - dx * down)} ${num(y + dx * across * w - dy * down)}`;
      odd = !odd;
      for (const across of odd ? [-0.56, 0, 0.56] : [-0.3, 0.3])
        rows += `M${on(across - 0.15, -0.6)}Q${on(across, w * 0.2)} ${on(across + 0.15, -0.6)}`;
      if (w > 7 && odd)
        for (const side of [-1, 1])
          tufts += `M${on(side * 0.94, -4)}Q${on(side * 1.09, -1)} ${on(side * 1.09, 3.4)}Q${on(side, 3)} ${on(side * 0.86, 1.4)}Z`;
    }
  }
  return { rows, tufts };
}

/** A curve through four points, between the second and the third. */
function along(p0: Point, p1: Point, p2: Point, p3: Point, u: number, axis: 0 | 1): number {
  const [a, b, c, d] = [p0[axis], p1[axis], p2[axis], p3[axis]];
  return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
}
