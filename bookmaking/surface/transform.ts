import { degreesOf } from '#bookmaking/drawing/geometry.ts';

/** An affine transform as SVG writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** What a `transform` attribute adds inside `outer`. Translate, rotate, scale and matrix: our marks write no others. */
export function within(outer: Matrix, transform: string | undefined): Matrix {
  if (!transform) return outer;
  let [a, b, c, d, e, f] = outer;
  for (const [, name, inside] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const numbers = (inside as string).split(/[ ,]+/).map(Number);
    const [x = 0, second] = numbers;
    if (name === 'translate') {
      const y = second ?? 0;
      [e, f] = [a * x + c * y + e, b * x + d * y + f];
    } else if (name === 'scale') {
      const y = second ?? x;
      [a, b, c, d] = [a * x, b * x, c * y, d * y];
    } else if (name === 'rotate') {
      const turn = (x * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      [a, b, c, d] = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin];
    } else if (name === 'matrix') {
      [a, b, c, d, e, f] = product([a, b, c, d, e, f], numbers as unknown as Matrix);
    }
  }
  return [a, b, c, d, e, f];
}

/** First `inner`, then `outer`. */
export const product = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  ...apply(outer, inner[4], inner[5]),
];

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const k = 1 / (a * d - b * c);
  return [d * k, -b * k, -c * k, a * k, (c * f - d * e) * k, (b * e - a * f) * k];
}

/** A direction on the page in degrees, as something that is placed by `m` has it in its own units. */
export function turnedBack([a, b, c, d]: Matrix, degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const sense = Math.sign(a * d - b * c);
  return degreesOf(Math.atan2(sense * (a * y - b * x), sense * (d * x - c * y)));
}

/** How much longer a length gets, whatever its direction. */
export const scaleOf = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

export const apply = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

export const written = (m: Matrix): string =>
  `matrix(${m.map((n) => Math.round(n * 1e4) / 1e4).join(' ')})`;

/** Where the four corners of a box come to lie. */
export const cornersOf = (
  m: Matrix,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
): (readonly [number, number])[] => [
  apply(m, x, y),
  apply(m, x + width, y),
  apply(m, x, y + height),
  apply(m, x + width, y + height),
];
