import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { edge, ribbon } from '#bookmaking/drawing/curves.ts';
import { degreesOf, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial, type Stop } from '#bookmaking/drawing/sheet.ts';
import { BREATH, YELLOW } from '#titles/all-puff-no-whistle/set/colors.ts';

interface BreathWish {
  /** Where it leaves the lips, and what it reaches, in mm. */
  readonly from: Point;
  readonly to: Point;
  /** Half its width where it arrives, in mm; at the lips it is a thread. */
  readonly wide: number;
  /** How far its middle bends to its own right, in mm. */
  readonly bend?: number;
  /** How far beyond what it reaches the last shreds fly, as a share of its length. */
  readonly torn?: number;
  /** What its shaded side is: on white walls bluer. */
  readonly shade?: Hex;
}

const SHADE = '#8fc0e0';

/**
 * The hero's puff, the same on every page: a wedge of chalk dust without an outline, a thread at the lips, wider the
 * farther it gets, paler than its ground, and torn where it ends.
 */
export function breath({
  from,
  to,
  wide,
  bend = 0,
  torn = 0.22,
  shade = SHADE,
}: BreathWish): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const chance = chanceFrom('puff');
  /** A tongue of it, as shares of the wedge: where it lies across, how wide, from where, how far. */
  const tongue = (across: number, width: number, start: number, end: number): string => {
    const along: Point[] = [];
    const half: number[] = [];
    for (let i = 0; i <= 7; i++) {
      const k = i / 7;
      const t = lerp(start, end, k);
      const open = wide * 1.25 * t ** 0.95 + 0.5;
      along.push([t * long, across * open + bend * 2.7 * t ** 1.5 * (1 - Math.min(t, 1))]);
      half.push(Math.max(0.12, width * open * (k > 0.55 ? 1 - ((k - 0.55) / 0.45) ** 1.6 : 1)));
    }
    return ribbon(along, half);
  };
  const fading = (color: Hex, near: number, far: number): string => {
    const stops: Stop[] = [
      [0, color, near],
      [0.5, color, lerp(near, far, 0.35)],
      [1, color, far],
    ];
    return linear(stops, 0, 0, 1, 0);
  };
  const soft = (color: Hex, alpha: number): string =>
    radial([
      [0, color, alpha],
      [0.5, color, alpha * 0.66],
      [1, color, 0],
    ]);
  // No edge anywhere: one round of dust after another, each over the last. A wedge with sides was a paper hat.
  const rounds = (fill: string, aside: number): string =>
    Array.from({ length: 9 }, (_, i) => {
      const t = 0.1 + i * 0.095;
      const r = wide * (0.14 + 0.94 * t);
      const across = (chance() - 0.5) * 0.4 * r + bend * 2.7 * t ** 1.5 * (1 - t);
      return oval(t * long, across + aside * r, r * 1.25, r, fill);
    }).join('');
  const body =
    rounds(soft(shade, 0.3), 0.16) +
    rounds(soft(BREATH, 0.62), 0) +
    path(tongue(0, 0.55, 0, 0.5), fading(BREATH, 0.95, 0));
  let strands = '';
  for (const [across, start, end] of STRANDS)
    strands += tongue(across, 0.1, start, end + torn * (chance() - 0.5));
  const ball = radial([
    [0, BREATH, 0.62],
    [0.45, BREATH, 0.42],
    [0.75, BREATH, 0.14],
    [1, BREATH, 0],
  ]);
  let balls = '';
  for (const [t, across, r] of BALLS)
    balls += oval(t * (1 + torn * 0.3) * long, across * wide, r * wide, r * wide * 0.92, ball);
  return at(
    from[0],
    from[1],
    1,
    clean(body + balls + path(strands, fading(BREATH, 0.2, 0.75))),
    degreesOf(Math.atan2(dy, dx)),
  );
}

/** What goes ahead of it in strokes: where it lies across, from and to which part of the way. */
const STRANDS = [
  [-0.5, 0.2, 0.8],
  [0.1, 0.14, 0.72],
  [0.56, 0.3, 0.9],
] as const;

/** Air that rolls, larger the farther it has got: how far along, where across, and how large. */
const BALLS = [
  [0.46, 0.04, 0.5],
  [0.6, -0.2, 0.7],
  [0.66, 0.28, 0.66],
  [0.78, -0.5, 0.84],
  [0.8, 0.46, 0.84],
  [0.92, -0.9, 0.7],
  [0.94, 0.86, 0.72],
  [0.98, 0, 1.05],
  [1.1, -0.5, 0.5],
  [1.12, 0.5, 0.46],
] as const;

/** What a puff does round a ship: a shred of the same chalk along a curve, thin at both its ends. */
export const shred = (along: readonly Point[], wide: number): string => {
  const half = along.map((_, i) =>
    Math.max(0.15, wide * Math.sin((Math.PI * (i + 0.2)) / (along.length - 0.6))),
  );
  return (
    path(ribbon(along, half), SHADE, 'fill-opacity=".45"') +
    path(ribbon(along, half, -1, 0.2), BREATH, 'fill-opacity=".9"')
  );
};

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

interface WhistleWish {
  /** From the mouth to what it moves, in mm. */
  readonly along: readonly Point[];
  /** Half widths at the mouth, in the middle and at the end, in mm. */
  readonly widths: readonly [number, number, number];
}

/** The whistle: of one piece, and in the one yellow of the book. */
export function whistle({ along, widths: [near, middle, far] }: WhistleWish): string {
  const half = along.map((_, i) => {
    const t = i / Math.max(1, along.length - 1);
    return t < 0.5 ? lerp(near, middle, t * 2) : lerp(middle, far, t * 2 - 1);
  });
  const strip = (from: number, to: number): string => ribbon(along, half, from, to);
  return (
    path(strip(-1, 1), YELLOW) +
    path(strip(-0.75, -0.2), '#ffe58a') +
    path(strip(0.45, 0.9), '#f2a30f', 'fill-opacity=".55"') +
    path(strip(0.06, 0.14), '#fff7d4')
  );
}
