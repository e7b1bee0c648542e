/** A point of the page or of a figure: x to the right, y down. */
export type Point = readonly [x: number, y: number];
/** A point in a figure's own space: x to its left, y down, z the way it faces. */
export type Point3 = readonly [x: number, y: number, z: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const between = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];
/** Drops the depth of a projected point. */
export const flat = (p: Point3): Point => [p[0], p[1]];

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
