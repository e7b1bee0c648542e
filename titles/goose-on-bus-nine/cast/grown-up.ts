import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

export const COAT = '#f4c430';
const PAPER = '#f3ead6';
export const GLOVE = '#4f6b63';

/**
 * The hero's grown-up: a yellow raincoat, two gloves and a large newspaper. Never hair or
 * hands: it can be anybody's. Sits facing us; the newspaper's middle is at (0, 0), 100 wide. Once it `isDown`, and
 * then a face looks over it, in the shadow of the hood.
 */
export const grownUp = (light: Light, isDown = false): string =>
  boots(light) +
  (isDown ? hooded(light) + shifted(0, 22, reads(light)) : inCoat(light) + reads(light));

/** Without a newspaper, and glad. */
export const hooded = (light: Light): string => inCoat(light) + face();

function inCoat(light: Light): string {
  const coat = tone(light, COAT);
  // It comes to a point behind, as none is worn but in the rain.
  const hood =
    'M-36 -28C-44 -58 -32 -74 -14 -83C-8 -86 -4 -92 2 -95C6 -91 8 -86 15 -82C32 -74 44 -58 36 -28C20 -16 -20 -16 -36 -28Z';
  const body =
    'M-36 -32C-60 -28 -74 -8 -80 22C-82 32 -72 36 -66 32L-68 78C-40 92 40 92 68 78L66 32C72 36 82 32 80 22C74 -8 60 -28 36 -32C20 -20 -20 -20 -36 -32Z';
  const lit = (d: string, off: number): string =>
    clip(
      d,
      path(d, coat.shade) + shifted(light.direction[0] * off, -off * 0.4, path(d, coat.base)),
    );
  return (
    lit(body, 14) +
    line('M-62 -18Q-60 4 -66 30M62 -18Q60 4 66 30', coat.deep, 2, 'stroke-opacity=".5"') +
    lit(hood, 9) +
    // Dark where a face would be, and over it a peak; a seam runs back from that to the point.
    path('M-27 -24C-31 -54 -16 -66 0 -66C16 -66 31 -54 27 -24Z', '#6b4420') +
    path(
      'M-33 -34C-36 -60 -20 -75 0 -75C20 -75 36 -60 33 -34C28 -44 17 -49 0 -49C-17 -49 -28 -44 -33 -34Z',
      coat.lite,
    ) +
    line('M-33 -34C-28 -44 -17 -49 0 -49C17 -49 28 -44 33 -34', coat.deep, 2.2) +
    line('M0 -74Q2 -84 2 -93', coat.deep, 2, 'stroke-opacity=".7"') +
    line(WET, '#fff6c8', 2.6, 'stroke-opacity=".75"')
  );
}

/** Open between two gloves. */
const reads = (light: Light): string =>
  newspaper(light) + glove(light, -50, 14, 1) + glove(light, 50, 14, -1);

/** In the shadow of the hood: whose it is it does not say, and that it is glad it does. */
const face = (): string =>
  path('M-26 -18C-30 -54 -14 -71 0 -71C14 -71 30 -54 26 -18C14 -2 -14 -2 -26 -18Z', '#7d4f22') +
  path(
    'M-22 -40C-22 -58 -12 -64 0 -64C12 -64 22 -58 22 -40C22 -22 13 -9 0 -9C-13 -9 -22 -22 -22 -40Z',
    '#c48a58',
  ) +
  path(
    'M-22 -40C-22 -58 -12 -64 0 -64C12 -64 22 -58 22 -44C14 -54 -14 -54 -22 -40Z',
    '#8a5530',
    'fill-opacity=".55"',
  ) +
  [-10, 8].map(eyeAt).join('') +
  line('M-16.4 -50Q-11 -54 -5.4 -51M4 -51Q9.4 -54 14.4 -50', '#4a2c1c', 2.4) +
  line('M-2 -38Q-6.4 -30.6 -1.4 -29.6', '#8a5530', 1.9) +
  oval(-14, -29.6, 4.4, 3, '#d9693f', 'fill-opacity=".5"') +
  oval(13, -29.6, 4.4, 3, '#d9693f', 'fill-opacity=".5"') +
  path('M-9 -24Q-1 -20.6 7 -24Q5.4 -15.6 -1.4 -15.6Q-7.6 -15.8 -9 -24Z', '#6a2430') +
  path('M-7.4 -23.2Q-1 -20.8 5.6 -23.2L4.8 -20.8Q-1 -19 -6.6 -20.8Z', '#fff8ea');

const eyeAt = (x: number): string =>
  oval(x, -42.4, 4.6, 5, '#fffdf6') +
  oval(x - 1.4, -42, 2.7, 3.2, '#2c1b22') +
  oval(x - 0.6, -43.4, 0.9, 1, '#ffffff') +
  line(`M${x - 5} -43.6Q${x} -50 ${x + 5} -43.6`, '#4a2c1c', 1.4);

/** Oilcloth shines where it is stretched, and where drops hang on it. */
const WET =
  'M18 -77Q32 -68 36 -50M37 -42v5M-52 -22Q-68 -8 -73 18M56 -20Q68 -8 73 16M-24 -72l-4 4M46 60v6';

export function newspaper(light: Light): string {
  const t = tone(light, PAPER);
  const left: Point[] = [
    [-52, -36],
    [0, -30],
    [0, 44],
    [-52, 38],
  ];
  const right: Point[] = [
    [0, -30],
    [52, -36],
    [52, 38],
    [0, 44],
  ];
  const skew = (side: number): string => {
    let words = '';
    for (let row = 0; row < 6; row++) {
      const y = -10 + row * 8;
      words += `M${num(side * 9)} ${num(y)}L${num(side * 26)} ${num(y - 1.4)}M${num(side * 30)} ${num(y - 1.8)}L${num(side * 46)} ${num(y - 3.2)}`;
    }
    return words;
  };
  return (
    path(polygon(right), t.shade) +
    path(polygon(left), t.base) +
    line(skew(-1) + skew(1), '#8d8a86', 2.2, 'stroke-opacity=".55"') +
    line(`M-46 -24L-8 -19M8 -19L46 -24`, '#5d5a5c', 4, 'stroke-opacity=".7"') +
    path(roundedBox(12, -12, 16, 13, 1), '#a9b3b8') +
    line(`M0 -30V44`, t.deep, 1.6, 'stroke-opacity=".6"')
  );
}

function glove(light: Light, x: number, y: number, side: number): string {
  const t = tone(light, GLOVE);
  return (
    path(roundedBox(x - 9, y - 10, 18, 22, 8), t.base) +
    box(x + side * 2 - 5, y - 13, 10, 9, t.lite, 5) +
    line(`M${x - side * 2} ${y - 2}h${side * 9}M${x - side * 2} ${y + 4}h${side * 9}`, t.deep, 1.6)
  );
}

/** Trousers and wellies, from the hem of the coat to the floor at 138. */
function boots(light: Light): string {
  const cloth = tone(light, '#4a5568');
  const boot = tone(light, '#54486e');
  const leg = (x: number): string =>
    line(`M${x} 80V112`, cloth.base, 24) +
    path(
      `M${x - 13} 100H${x + 13}V124C${x + 24} 124 ${x + 26} 138 ${x + 18} 138H${x - 14}Z`,
      boot.base,
    ) +
    line(`M${x - 13} 102H${x + 13}`, boot.lite, 5);
  return leg(-26) + leg(24);
}
