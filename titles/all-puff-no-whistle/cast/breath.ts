import type { Hex } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import { degreesOf, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, oval, path } from '#bookmaking/drawing/marks.ts';
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
 * The hero's puff, the same on every page: a few wisps of chalk dust, threads at the lips, that curl and have gaps
 * between them, and end at the thing that they move. A wedge with an edge was a paper hat, and a lamp's beam.
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
  const wisps = WISPS.map(([across, start, end, width, curl], i) =>
    wisp({
      across,
      start,
      // What is in the middle arrives; what is aside goes by.
      end: end > 0.9 ? end + torn * (i % 2 ? 0.5 : 0.15) : end,
      width,
      curl,
      sway: i * 1.9,
      long,
      wide,
      bend,
    }),
  );
  const dust = radial([
    [0, BREATH, 0.4],
    [0.5, BREATH, 0.26],
    [1, BREATH, 0],
  ]);
  const cool = radial([
    [0, shade, 0.3],
    [1, shade, 0],
  ]);
  let rounds = '';
  for (const [t, across, r] of ROUNDS) {
    const y = lieOf(across, t, wide, bend);
    rounds +=
      oval(t * long, y + 0.14 * wide, r * wide * 1.5, r * wide, cool) +
      oval(t * long, y, r * wide * 1.4, r * wide, dust);
  }
  return at(
    from[0],
    from[1],
    1,
    clean(
      rounds +
        path(wisps.map((w) => w.under).join(''), shade, 'fill-opacity=".45"') +
        path(wisps.map((w) => w.halo).join(''), BREATH, 'fill-opacity=".34"') +
        path(wisps.map((w) => w.over).join(''), BREATH, 'fill-opacity=".8"'),
    ),
    degreesOf(Math.atan2(dy, dx)),
  );
}

/** How far from its axis a share `across` of it lies, `t` of the way on. */
const lieOf = (across: number, t: number, wide: number, bend: number): number =>
  across * wide * t ** 0.85 + bend * 2.7 * t ** 1.5 * (1 - Math.min(t, 1));

interface Wisp {
  readonly across: number;
  readonly start: number;
  readonly end: number;
  readonly width: number;
  /** How large the curl is in which it ends, in shares of the breath's width, and to which side; 0 for none. */
  readonly curl: number;
  readonly sway: number;
  readonly long: number;
  readonly wide: number;
  readonly bend: number;
}

/** One thread of it, thin at both its ends: its shade beside it, the dust about it, and itself. */
function wisp({ across, start, end, width, curl, sway, long, wide, bend }: Wisp): {
  under: string;
  halo: string;
  over: string;
} {
  const along: Point[] = [];
  const steps = 10;
  for (let i = 0; i <= steps; i++) {
    const t = lerp(start, end, i / steps);
    const wave = 0.12 * wide * t * Math.sin(sway + t * 8);
    along.push([t * long, lieOf(across, t, wide, bend) + wave]);
  }
  if (curl !== 0) {
    const [x, y] = along[steps] as Point;
    const [px, py] = along[steps - 1] as Point;
    const goes = Math.atan2(y - py, x - px);
    const side = Math.sign(curl);
    for (let i = 1; i <= 11; i++) {
      // From the wisp's own way round, ever narrower.
      const turn = (i / 11) * 4.9;
      const r = Math.abs(curl) * wide * (1 - 0.07 * i);
      const a = goes - side * (Math.PI / 2 - turn);
      const c = goes + side * (Math.PI / 2);
      const first = Math.abs(curl) * wide;
      along.push([
        x + first * Math.cos(c) + r * Math.cos(a),
        y + first * Math.sin(c) + r * Math.sin(a),
      ]);
    }
  }
  const last = along.length - 1;
  const half = along.map((_, i) => {
    const k = i / last;
    const t = lerp(start, end, Math.min(1, i / steps));
    const swell = Math.sin(Math.PI * (0.06 + 0.9 * k ** 0.8)) ** 0.8;
    return Math.max(0.1, width * wide * (0.16 + 0.84 * Math.min(1, t)) * swell);
  });
  return {
    under: ribbon(along, half, 0.1, 1.7),
    halo: ribbon(along, half, -1.9, 1.9),
    over: ribbon(along, half),
  };
}

/** Of each wisp: where it lies across, from and to which part of the way it goes, half its width, and its curl. */
const WISPS = [
  [0, 0, 0.46, 0.2, 0],
  [0.05, 0.34, 1, 0.17, 0.2],
  [-0.34, 0.12, 0.72, 0.13, 0],
  [-0.5, 0.52, 1, 0.15, -0.3],
  [0.42, 0.2, 0.62, 0.12, 0.16],
  [0.62, 0.46, 1, 0.14, 0.3],
  [-0.86, 0.4, 0.84, 0.09, -0.2],
  [0.22, 0.66, 0.96, 0.09, 0],
  [-0.2, 0.76, 1.04, 0.08, 0],
  [0.98, 0.62, 0.9, 0.07, 0.16],
] as const;

/** Dust between them, that has no edge: how far along, where across, and how large. */
const ROUNDS = [
  [0.14, 0, 0.22],
  [0.3, 0.04, 0.34],
  [0.46, -0.14, 0.46],
  [0.6, 0.2, 0.56],
  [0.74, -0.3, 0.62],
  [0.86, 0.3, 0.7],
  [0.98, -0.1, 0.8],
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
