import { edge, ribbon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { BREATH } from '#titles/all-puff-no-whistle/set/colors.ts';

/** A long puff that one can still see: from the lips through the air and on over water. `halves` is half its width at each point, in mm. */
export function trail(along: readonly Point[], halves: readonly number[]): string {
  const { spine, half } = finer(along, halves);
  const last = spine.length - 1;
  const strand = (across: number, from: number, to: number, width: number): string => {
    const cut = <T>(list: readonly T[]): T[] =>
      list.slice(Math.round(from * last), Math.round(to * last) + 1);
    const wide = cut(half);
    const thin = wide.map((h, n) => {
      const t = n / (wide.length - 1);
      return 0.12 + h * width * Math.sin(Math.PI * (0.08 + 0.86 * t)) ** 0.6;
    });
    return ribbon(
      edge(
        cut(spine),
        wide.map((h) => h * Math.abs(across)),
        Math.sign(across),
      ),
      thin,
    );
  };
  const strands = TRAIL.map(([across, from, to, width]) => strand(across, from, to, width));
  // Dust, and not a pipe: rounds of it over one another, that have no edge.
  const dust = radial([
    [0, BREATH, 0.5],
    [0.55, BREATH, 0.36],
    [1, BREATH, 0],
  ]);
  let rounds = '';
  let since = 1;
  for (let i = 1; i <= last; i++) {
    const [[x, y], [px, py], h] = [spine[i] as Point, spine[i - 1] as Point, half[i] as number];
    // As near to one another as they are small: farther apart they are beads.
    const steps = Math.max(1, Math.round(Math.hypot(x - px, y - py) / 2));
    for (let k = 1; k <= steps; k++) {
      since += 2 / (0.5 * h + 0.6);
      if (since < 1) continue;
      since = 0;
      const t = k / steps;
      rounds += oval(lerp(px, x, t), lerp(py, y, t), h * 1.8 + 0.6, h * 1.5 + 0.5, dust);
    }
  }
  return clean(
    path(strand(0.12, 0, 1, 0.9), GUST_SHADE, 'fill-opacity=".16"') +
      rounds +
      path(strands.join(''), BREATH, 'fill-opacity=".5"'),
  );
}

/** Where a strand of a trail lies across, from and to which part of the way it goes, and how wide it is. */
const TRAIL = [
  [0, 0, 0.5, 0.3],
  [-0.6, 0.08, 0.42, 0.2],
  [0.5, 0.2, 0.7, 0.22],
  [-0.4, 0.36, 0.86, 0.2],
  [0.1, 0.5, 0.98, 0.22],
  [0.85, 0.6, 0.95, 0.14],
] as const;

/** Many points where there were few, on the curve through all of them: a strand may begin anywhere. */
export function finer(
  along: readonly Point[],
  halves: readonly number[],
): { spine: Point[]; half: number[] } {
  const [spine, half]: [Point[], number[]] = [[], []];
  const of = <T>(list: readonly T[], i: number): T =>
    list[Math.max(0, Math.min(list.length - 1, i))] as T;
  const between = (a: number, b: number, c: number, d: number, t: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  for (let i = 0; i < along.length - 1; i++) {
    const [a, b, c, d] = [of(along, i - 1), of(along, i), of(along, i + 1), of(along, i + 2)];
    for (let t = 0; t < 1; t += 0.2) {
      spine.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)]);
      half.push(lerp(of(halves, i), of(halves, i + 1), t));
    }
  }
  return { spine: [...spine, of(along, along.length)], half: [...half, of(halves, halves.length)] };
}

/** Bluer: its strokes are thin, and lie on a wall as pale as they are. */
const GUST_SHADE = '#5f9fd3';
