import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import { degreesOf, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, path } from '#bookmaking/drawing/marks.ts';
import { linear, type Stop } from '#bookmaking/drawing/sheet.ts';
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
 * The hero's puff, the same on every page: a soft wedge of chalk without an outline, a thread at the lips, wider the
 * farther it gets, and torn where it ends.
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
      const open = wide * t ** 1.15 + 0.5;
      along.push([t * long, across * open + bend * 2.7 * t ** 1.5 * (1 - Math.min(t, 1))]);
      half.push(Math.max(0.12, width * open * (k > 0.6 ? 1 - ((k - 0.6) / 0.4) ** 1.6 : 1)));
    }
    return ribbon(along, half);
  };
  let soft = '';
  let white = '';
  let shreds = '';
  for (let i = 0; i < 9; i++) {
    const across = -0.84 + i * 0.21;
    const end = 1 + torn * (chance() * 1.3 - 0.5) - Math.abs(across) * 0.1;
    const t = tongue(across, 0.22, 0, end);
    if (across > 0.1) soft += t;
    else white += t;
    if (i % 2 === 0)
      shreds += tongue(across * 1.12, 0.07, end + torn * 0.16, end + torn * (0.5 + chance() * 0.7));
  }
  const whole = tongue(0, 0.94, 0, 1 - torn * 0.2);
  const fading = (color: Hex, near: number, far: number): string => {
    const stops: Stop[] = [
      [0, color, near],
      [0.55, color, lerp(near, far, 0.4)],
      [1, color, far],
    ];
    return linear(stops, 0, 0, 1, 0);
  };
  const inner =
    tongue(-0.52, 0.09, 0.34, 0.92) + tongue(-0.08, 0.07, 0.42, 1) + tongue(0.36, 0.08, 0.3, 0.88);
  return at(
    from[0],
    from[1],
    1,
    clean(
      path(whole, fading(shade, 0.9, 0.34)) +
        path(soft, fading(shade, 0.62, 0.2)) +
        path(white, fading(BREATH, 1, 0.6)) +
        path(inner, fading(BREATH, 0.3, 0.95)) +
        path(shreds, BREATH, 'fill-opacity=".85"'),
    ),
    degreesOf(Math.atan2(dy, dx)),
  );
}

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
