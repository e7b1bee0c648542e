// The head as a soft ball: (longitude, latitude) on it becomes a point of the drawing, for any
// turn and nod. Longitude 0 is the face, 90 the hero's left ear, 180 the nape; latitude 0 runs
// through the ears, positive is down. The center is (0, 0) and the ball reaches about 50 each way.
import { polygon, smooth } from '#bookmaking/drawing/curves.ts';
import {
  clamp,
  degreesOf,
  lerp,
  type Point,
  type Point3,
  radians,
} from '#bookmaking/drawing/geometry.ts';
import { relief } from './relief.ts';

/** Puts art on the skull at a longitude and latitude, squeezed as it turns away. */
export type Stick = (longitude: number, latitude: number, art: string, reach?: number) => string;

/** How far outside the skull something lies, everywhere or by the angle on the page in degrees. */
export type Reach = number | ((angle: number) => number);

export interface Skull {
  readonly yaw: number;
  readonly pitch: number;
  /** Sine of the yaw: positive faces page right. */
  readonly side: number;
  /** Cosine of the yaw: positive shows the face. */
  readonly front: number;
  readonly at: (longitude: number, latitude: number, reach?: number) => Point3;
  readonly along: (x: number, y: number, z: number, reach?: number) => Point3;
  /** Distance from the center to the silhouette at an angle in radians. */
  readonly radius: (angle: number) => number;
  readonly rim: (from: number, to: number, reach: Reach, steps?: number) => Point[];
  readonly outline: (reach?: number) => string;
  /** The same point on the flesh, which stands out of the ball. */
  readonly face: (longitude: number, latitude: number, over?: number) => Point3;
  /** The silhouette of whatever stands `reach` out of the ball at each place on it. */
  readonly silhouette: (reach: Surface, step?: number) => Point[];
  /** Degrees between the points of what runs over it. */
  readonly step: number;
  /** The outline of the flesh, profile and all. */
  readonly flesh: string;
  /** 1 where a place of the ball faces us, 0 on the outline, negative behind. */
  readonly toward: (longitude: number, latitude: number) => number;
}

/** How far something stands out of the ball at a longitude and latitude. */
export type Surface = (longitude: number, latitude: number) => number;

/** A smooth bulge at `center` degrees, `width` wide. */
function bulge(angle: number, center: number, width: number): number {
  let distance = Math.abs(angle - center) % 360;
  if (distance > 180) distance = 360 - distance;
  return Math.exp(-((distance / width) ** 2));
}

/** Leaves out every second point that its neighbors say as well: an outline is mostly cheek and crown. */
function thinned(points: readonly Point[]): Point[] {
  return points.filter((p, i) => {
    if (i % 2 === 0) return true;
    const a = points[i - 1] as Point;
    const b = points[(i + 1) % points.length] as Point;
    const [dx, dy] = [p[0] - (a[0] + b[0]) / 2, p[1] - (a[1] + b[1]) / 2];
    // A ball of 50 bulges 0.12 between points 8 degrees apart; what differs from that is a feature.
    return Math.abs(Math.hypot(dx, dy) - 0.12) > 0.1;
  });
}

/** The best of `of` over the angles that can be outline, and its neighbors on both sides. */
function furthest(of: (rise: number) => number): [number, number, number] {
  const values: number[] = [];
  for (let i = 0; i <= 12; i++) values.push(of(radians(-48 + i * 8)));
  let best = 1;
  for (let i = 1; i < 12; i++) if ((values[i] as number) > (values[best] as number)) best = i;
  return [values[best] as number, values[best - 1] as number, values[best + 1] as number];
}

/** What makes a head somebody's: a child's is as it is, a grown-up's narrower and longer below the eyes. */
export interface Build {
  /** 1 gives a toddler's cheeks, 0 an eight-year-old's. */
  readonly chub: number;
  /** Half the width and how far the chin hangs, as shares of a child's. */
  readonly width: number;
  readonly chin: number;
  /** The lower half: 2 is an oval, 3 nearly a box. */
  readonly jaw: number;
  readonly flesh: Surface;
}

/** A child's head. `puff` is air in the cheeks, 0 to 1. */
export const childsBuild = (chub: number, puff = 0): Build => ({
  chub,
  width: 1,
  chin: 1,
  jaw: lerp(2.12, 2.3, chub),
  flesh: (longitude, latitude) => relief(longitude, latitude, chub, puff),
});

/** A head of this build for a view; `step` is how many degrees lie between points of its outline. */
export function skull(yaw: number, pitch: number, build: Build, step = 4): Skull {
  const { chub, width, chin, jaw, flesh } = build;
  const cosYaw = Math.cos(radians(yaw));
  const sinYaw = Math.sin(radians(yaw));
  const cosPitch = Math.cos(radians(pitch));
  const sinPitch = Math.sin(radians(pitch));
  const turnedAway = Math.abs(sinYaw);
  const front = Math.max(0, cosYaw);

  const radius = (angle: number): number => {
    let degrees = degreesOf(angle);
    if (sinYaw < 0) degrees = 180 - degrees; // one profile is written, the other mirrored
    degrees = ((degrees % 360) + 360) % 360;
    const c = Math.cos(radians(degrees));
    const s = Math.sin(radians(degrees));
    const squareness = s > 0 ? jaw : 2.16;
    const [across, down] = [49 * lerp(width, 1, turnedAway * 0.6), 49.5 * (s > 0 ? chin : 1)];
    let r =
      1 /
      (Math.abs(c / across) ** squareness + Math.abs(s / down) ** squareness) ** (1 / squareness);
    const cheeks = bulge(degrees, 32, 22) + (1 - turnedAway) * bulge(degrees, 148, 22);
    r += (1.2 + 1.8 * chub) * front * cheeks;
    // The back of the head and the nape; the face is the relief's.
    r += turnedAway * (4.4 * bulge(degrees, 206, 42) - 3.6 * bulge(degrees, 138, 26));
    if (cosYaw < 0) r += cosYaw * 2.5 * (bulge(degrees, 45, 26) + bulge(degrees, 135, 26));
    return r;
  };

  const along = (x: number, y: number, z: number, reach = 1): Point3 => {
    const across = x * cosYaw + z * sinYaw;
    const toward = -x * sinYaw + z * cosYaw;
    const down = y * cosPitch + toward * sinPitch;
    const depth = toward * cosPitch - y * sinPitch;
    const r = radius(Math.atan2(down, across)) * reach;
    return [across * r, down * r, depth * 50 * reach];
  };

  const at = (longitude: number, latitude: number, reach = 1): Point3 => {
    const ring = Math.cos(radians(latitude));
    return along(
      Math.sin(radians(longitude)) * ring,
      Math.sin(radians(latitude)),
      Math.cos(radians(longitude)) * ring,
      reach,
    );
  };

  const rim = (from: number, to: number, reach: Reach, steps = 16): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = lerp(from, to, i / steps);
      const r = radius(radians(angle)) * (typeof reach === 'number' ? reach : reach(angle));
      return [Math.cos(radians(angle)) * r, Math.sin(radians(angle)) * r];
    });

  const face = (longitude: number, latitude: number, over = 0): Point3 =>
    at(longitude, latitude, flesh(longitude, latitude) + over);

  /** From a direction of the view back to a place on the ball. */
  const placeAt = (across: number, down: number, depth: number): [number, number] => {
    const toward = depth * cosPitch + down * sinPitch;
    const y = down * cosPitch - depth * sinPitch;
    const x = across * cosYaw - toward * sinYaw;
    const z = across * sinYaw + toward * cosYaw;
    return [degreesOf(Math.atan2(x, z)), degreesOf(Math.asin(clamp(y, -1, 1)))];
  };

  let outlineOfFlesh: string | undefined;

  // Along every direction of the page the surface that reaches furthest is the outline.
  const silhouette = (reach: Surface, step = 5): Point[] => {
    const points: Point[] = [];
    for (let angle = 0; angle < 360; angle += step) {
      const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
      const [edge, lower, higher] = furthest((rise) => {
        const k = Math.cos(rise);
        const [longitude, latitude] = placeAt(c * k, s * k, Math.sin(rise));
        return k * reach(longitude, latitude);
      });
      // Between the steps, the top of the parabola through the three best: without it, it ripples.
      const bend = lower - 2 * edge + higher;
      const r =
        radius(radians(angle)) * (bend < -1e-4 ? edge - (lower - higher) ** 2 / (8 * bend) : edge);
      points.push([c * r, s * r]);
    }
    return points;
  };

  return {
    yaw,
    pitch,
    step,
    face,
    silhouette,
    toward: (longitude, latitude) =>
      Math.cos(radians(latitude)) * Math.cos(radians(longitude + yaw)) * cosPitch -
      Math.sin(radians(latitude)) * sinPitch,
    // Only a head that is drawn pays for its outline.
    get flesh() {
      outlineOfFlesh ??= smooth(thinned(silhouette(flesh, step)));
      return outlineOfFlesh;
    },
    side: sinYaw,
    front: cosYaw,
    at,
    along,
    radius,
    rim,
    outline: (reach = 1) => smooth(rim(0, 342, reach, 19)),
  };
}

/** Brings a longitude into -180..180. */
export const wrapped = (longitude: number): number =>
  ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The part of the ball above a hairline: along the hairline that shows, then back over the crown. */
export function cap(
  head: Skull,
  hairline: (longitude: number) => number,
  reach: Reach,
  lineReach = 1.02,
): string {
  const seen: Point[] = [];
  for (let turn = -100; turn <= 100; turn += head.step) {
    const longitude = wrapped(turn - head.yaw);
    const [x, y, depth] = head.at(longitude, hairline(longitude));
    // On the outline the line lies on the skin: further out, paper showed between the two.
    const off = lerp(1, lineReach, clamp(depth / 16, 0, 1));
    if (depth >= -2) seen.push([x * off, y * off]);
  }
  if (seen.length < 2) return smooth(head.rim(0, 342, reach, 19));
  const degrees = (p: Point): number => degreesOf(Math.atan2(p[1], p[0]));
  let from = degrees(seen[seen.length - 1] as Point);
  let to = degrees(seen[0] as Point);
  if (from > 120) from -= 360;
  if (to > -60) to -= 360;
  // Hair begins at its line and swells from there: with its full volume at once it overhung brow and nape.
  const swelling = (angle: number): number => {
    const full = typeof reach === 'number' ? reach : reach(angle);
    const away = Math.min(Math.abs(angle - from), Math.abs(angle - to)) / 26;
    return away < 1 ? lerp(Math.min(1.01, full), full, Math.sqrt(away)) : full;
  };
  return `${polygon(seen, false)}${smooth(head.rim(from, to, swelling, Math.round(80 / head.step)), false).replace('M', 'L')}Z`;
}
