import { disc, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { OCTOPUS } from '#titles/boots-for-an-octopus/set/colors.ts';

/** What its lids and its mouth say. */
export type OctopusMood =
  | 'polite'
  | 'pleased'
  | 'wide'
  | 'wistful'
  | 'shut'
  | 'proud'
  | 'fond'
  | 'gleeful'
  | 'tickled';

const MANTLE = smooth([
  [-41, 30],
  [-50, 4],
  [-50, -30],
  [-40, -64],
  [-10, -88],
  [20, -89],
  [46, -66],
  [53, -32],
  [49, 4],
  [41, 30],
  [22, 44],
  [0, 47],
  [-22, 44],
]);

const RINGS = [
  [-8, -30, 5],
  [30, -72, 6],
  [-38, -8, 4],
  [44, -6, 3.4],
  [16, -26, 3],
  [-24, -76, 3.6],
] as const;
const FOLDS =
  'M-30 -24Q-19 -31 -8 -26M10 -26Q22 -32 33 -25M-44 -50Q-38 -46 -37 -38M50 -46Q45 -41 45 -34M-4 20Q0 22 4 20';

/** The head around the eyes' line, 100 wide; it reaches from -90 to 47. A plain one has a brow that words can stand on. */
export function octopusHead(mood: OctopusMood, gaze: Point, light: Light, plain = false): string {
  const t = tone(light, OCTOPUS.skin);
  const spot = tone(light, OCTOPUS.spot);
  const spots = [
    [-22, -56, 7, 6],
    [2, -68, 4.6, 4],
    [24, -52, 9, 7.4],
    [-34, -30, 4.4, 4],
    [8, -42, 4, 3.6],
    [38, -26, 4, 4],
  ] as const;
  return (
    clip(
      MANTLE,
      path(MANTLE, t.shade) +
        shifted(light.direction[0] * 11, light.direction[1] * 9, path(MANTLE, t.base)) +
        (plain
          ? // Its brow is darker than the rest: on that, a name had 3.6.
            oval(
              0,
              -50,
              56,
              44,
              radial([
                [0, t.shade, 1],
                [0.7, t.shade, 0.85],
                [1, t.shade, 0],
              ]),
            )
          : // Skin that has lived: rings where it changes its color, and folds over the brow.
            line(
              RINGS.map(([x, y, r]) => disc(x, y, r, r * 0.86)).join(''),
              spot.base,
              1.8,
              'stroke-opacity=".75"',
            ) +
            line(FOLDS, t.deep, 1.8, 'stroke-opacity=".45"') +
            path(spots.map(([x, y, rx, ry]) => disc(x, y, rx, ry)).join(''), spot.base) +
            oval(light.direction[0] * 24, -52, 20, 24, t.lite, 'fill-opacity=".28"')),
    ) +
    oval(-35, 24, 9, 6.4, '#f2688a', 'fill-opacity=".55"') +
    oval(35, 24, 9, 6.4, '#f2688a', 'fill-opacity=".55"') +
    eyeOf(-1, mood, gaze, light) +
    eyeOf(1, mood, gaze, light) +
    mouthOf(mood)
  );
}

function eyeOf(side: 1 | -1, mood: OctopusMood, [gx, gy]: Point, light: Light): string {
  const t = tone(light, OCTOPUS.skin);
  const x = side * 19;
  if (mood === 'shut') {
    return line(`M${x - 12} 8Q${x} -8 ${x + 12} 8`, OCTOPUS.ink, 4.4);
  }
  const wide = mood === 'wide' ? 1.12 : 1;
  const ball =
    oval(x, 2, 17.5 * wide, 19.5 * wide, t.deep) +
    oval(x, 3, 15.5 * wide, 17.5 * wide, '#fffdf6') +
    oval(x + gx * 6, 4 + gy * 7, 8.6, 9.8, OCTOPUS.ink) +
    oval(x + gx * 6 - 3, gy * 7, 3.2, 3.6, '#ffffff') +
    oval(x + gx * 6 + 3, 8 + gy * 7, 1.6, 1.8, '#ffffff', 'fill-opacity=".8"');
  // A cheek that laughs pushes up from below.
  if (mood === 'tickled')
    return (
      ball +
      path(`M${x - 19} 12Q${x} 0 ${x + 19} 12A18 20 0 0 1 ${x - 19} 12Z`, t.base) +
      line(`M${x - 17} 10.500Q${x} 1 ${x + 17} 10.500`, t.deep, 2.4) +
      line(`M${x - 13} -24Q${x} -32 ${x + 13} -25`, t.deep, 3)
    );
  const lid = LIDS[mood];
  if (!lid) return ball;
  const [inner, outer, sag] = lid;
  const [left, right] = side > 0 ? [inner, outer] : [outer, inner];
  const fold = `Q${x} ${sag} ${x - 18} ${left}`;
  return (
    ball +
    path(`M${x - 18} ${left}A18 20 0 0 1 ${x + 18} ${right}${fold}Z`, t.base) +
    line(`M${x + 18} ${right}${fold}`, t.deep, 2.2)
  );
}

/** Where the upper lid ends at the inner and outer corner of the eye, and the middle of its edge. */
const LIDS: Partial<Record<OctopusMood, readonly [inner: number, outer: number, sag: number]>> = {
  polite: [0, 0, -9],
  pleased: [-3, -3, -11],
  proud: [4, 4, -2],
  wistful: [-10, 4, -6],
};

function mouthOf(mood: OctopusMood): string {
  switch (mood) {
    case 'wide':
      return oval(0, 33, 5, 6, OCTOPUS.ink);
    case 'tickled':
      // Open, and its wave is the one that goes through all arms.
      return (
        path('M-18 22q5 6 9 1.5t9 1.500t9 -1.500t9 -1.500C18 46 -16 48 -18 22Z', '#5e1a3c') +
        path('M-9 37Q0 31 9 36Q1 43 -9 37Z', '#f0788c')
      );
    case 'wistful':
      return line('M-7 35Q0 29 7 35', OCTOPUS.ink, 3.4);
    case 'gleeful':
    case 'shut':
      return (
        path('M-15 24Q0 28 15 24C14 42 -14 42 -15 24Z', '#5e1a3c') +
        path('M-8 36Q0 31 8 36Q0 41 -8 36Z', '#f0788c')
      );
    case 'pleased':
    case 'fond':
    case 'proud':
      return line('M-12 28Q0 40 12 28', OCTOPUS.ink, 3.4);
    default:
      return line('M-7 31Q0 37 7 31', OCTOPUS.ink, 3.4);
  }
}
