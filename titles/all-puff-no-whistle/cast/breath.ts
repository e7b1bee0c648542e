import type { Hex } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import { degreesOf, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { BREATH } from '#titles/all-puff-no-whistle/set/colors.ts';

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
 * The hero's puff, the same on every page: two or three round clouds of chalk dust that roll out of the lips one after
 * another, each larger than the one before, and a few thin strokes past them. A wedge was a paper hat, wisps were a fan of icicles.
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
  const count = Math.max(2, Math.min(4, Math.round(long / (wide * 1.9))));
  // Where what it moves is: the last cloud's front, and not its middle, is there.
  const last = 1 - (0.8 * wide) / long + torn * 0.4;
  let puffs = '';
  for (let i = 0; i < count; i++) {
    const t = lerp(0.24, last, (i / (count - 1)) ** 0.9);
    const r = wide * (0.18 + 0.8 * t);
    const y = lieOf(0, t, wide, bend) + (i % 2 ? -0.12 : 0.1) * wide * t;
    puffs += at(t * long, y, r, puff(shade, i === count - 1), i * 9 - 6, r * 1.4);
  }
  const strokes = STROKES.map(([across, start, end, width]) => {
    const along = Array.from({ length: 7 }, (_, i): Point => {
      const t = lerp(start, end, i / 6);
      return [t * long, lieOf(across, t, wide, bend) + 0.05 * wide * Math.sin(start * 20 + t * 9)];
    });
    const half = along.map((_, i) =>
      Math.max(0.1, width * wide * Math.sin(Math.PI * (0.06 + (0.88 * i) / 6))),
    );
    return { under: ribbon(along, half, 0.2, 1.9), over: ribbon(along, half) };
  });
  return at(
    from[0],
    from[1],
    1,
    clean(
      path(strokes.map(({ under }) => under).join(''), shade, 'fill-opacity=".4"') +
        path(strokes.map(({ over }) => over).join(''), BREATH, 'fill-opacity=".8"') +
        puffs,
    ),
    degreesOf(Math.atan2(dy, dx)),
  );
}

/** How far from its axis a share `across` of it lies, `t` of the way on. */
const lieOf = (across: number, t: number, wide: number, bend: number): number =>
  across * wide * t ** 0.85 + bend * 2.7 * t ** 1.5 * (1 - Math.min(t, 1));

/** One cloud of it, that goes to +x and is 1 high to each side: soft behind, round before, and it rolls. */
function puff(shade: Hex, isLast: boolean): string {
  const [dust, cool] = [
    radial([
      [0, BREATH, 0.95],
      [0.6, BREATH, 0.86],
      [0.86, BREATH, 0.5],
      [1, BREATH, 0],
    ]),
    radial([
      [0, shade, 0.6],
      [0.7, shade, 0.34],
      [1, shade, 0],
    ]),
  ];
  return (
    LOBES.map(([x, y, r]) => oval(x - 0.02, y + 0.16, r * 1.04, r, cool)).join('') +
    LOBES.map(([x, y, r]) => oval(x, y, r, r * 0.97, dust)).join('') +
    (isLast
      ? line(
          'M-0.4 0.26C-0.1 0.6 0.5 0.44 0.5 0.04C0.5 -0.34 0.06 -0.42 -0.06 -0.14C-0.14 0.08 0.1 0.18 0.22 0.04',
          shade,
          0.06,
          'stroke-opacity=".45"',
        )
      : '')
  );
}

/** Of what a cloud is heaped, the far ones first: where, and how large. */
const LOBES = [
  [-0.86, 0.14, 0.46],
  [-0.48, -0.36, 0.54],
  [-0.4, 0.44, 0.5],
  [0.08, -0.6, 0.52],
  [0.14, 0.58, 0.5],
  [0.5, -0.26, 0.56],
  [0.54, 0.3, 0.54],
  [0.02, 0, 0.78],
] as const;

/** Of each stroke: where it lies across, from and to which part of the way it goes, and half its width. */
const STROKES = [
  [0, 0.02, 0.3, 0.07],
  [-0.2, 0.1, 0.46, 0.045],
  [0.3, 0.12, 0.5, 0.045],
  [-0.86, 0.34, 0.8, 0.04],
  [0.9, 0.42, 0.86, 0.04],
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
