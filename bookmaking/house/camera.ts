import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';

/**
 * A pinhole camera, so that one staircase can be seen from its foot, from its top, from the side
 * or from one of its own steps. World: cm, x to the right, y up, z away from us.
 */
export interface Camera {
  /** A point of the room on the sheet, in mm. */
  readonly see: (p: Point3) => Point;
  /** How many mm one cm measures there. */
  readonly scale: (p: Point3) => number;
}

export interface Shot {
  readonly from: Point3;
  readonly to: Point3;
  /** Where the middle of the view lies on the sheet, in mm. */
  readonly middle: Point;
  /** In mm: 200 is wide on our sheet, 400 is a portrait lens. */
  readonly focal: number;
}

const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (p: Point3): Point3 => {
  const length = Math.hypot(...p);
  return [p[0] / length, p[1] / length, p[2] / length];
};

/** Nearer than this, in cm, a point would be flung across the page: it is held there. */
const NEAREST = 12;

/** Stands a camera up; its horizon is always level. */
export function cameraAt({ from, to, middle, focal }: Shot): Camera {
  const forward = unit(minus(to, from));
  const right = unit(cross([0, 1, 0], forward));
  const up = cross(forward, right);
  const scale = (p: Point3): number => focal / Math.max(NEAREST, dot(minus(p, from), forward));
  return {
    scale,
    see: (p) => {
      const seen = minus(p, from);
      const k = scale(p);
      return [middle[0] + dot(seen, right) * k, middle[1] - dot(seen, up) * k];
    },
  };
}
