// The head as a soft ball: (longitude, latitude) on it becomes a point of the drawing, for any
// turn and nod. Longitude 0 is the face, 90 the hero's left ear, 180 the nape; latitude 0 runs
// through the ears, positive is down. The center is (0, 0) and the ball reaches about 50 each way.
import { polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point, type Point3, radians } from '#bookmaking/drawing/geometry.ts';

/** Puts art on the skull at a longitude and latitude, squeezed as it turns away. */
export type Stick = (longitude: number, latitude: number, art: string, reach?: number) => string;

/** How far outside the skull something lies, everywhere or by the angle on the page in degrees. */
export type Reach = number | ((angle: number) => number);

export interface Skull {
  readonly yaw: number;
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
}

/** A smooth bulge at `center` degrees, `width` wide. */
function bulge(angle: number, center: number, width: number): number {
  let distance = Math.abs(angle - center) % 360;
  if (distance > 180) distance = 360 - distance;
  return Math.exp(-((distance / width) ** 2));
}

/** `chub` 1 gives a toddler's cheeks, 0 an eight-year-old's. */
export function skull(yaw: number, pitch: number, chub: number): Skull {
  const cosYaw = Math.cos(radians(yaw));
  const sinYaw = Math.sin(radians(yaw));
  const cosPitch = Math.cos(radians(pitch));
  const sinPitch = Math.sin(radians(pitch));
  const turnedAway = Math.abs(sinYaw);
  const front = Math.max(0, cosYaw);

  const radius = (angle: number): number => {
    let degrees = (angle * 180) / Math.PI;
    if (sinYaw < 0) degrees = 180 - degrees; // one profile is written, the other mirrored
    degrees = ((degrees % 360) + 360) % 360;
    const c = Math.cos(radians(degrees));
    const s = Math.sin(radians(degrees));
    const squareness = s > 0 ? lerp(2.12, 2.3, chub) : 2.16;
    let r =
      1 / (Math.abs(c / 49) ** squareness + Math.abs(s / 49.5) ** squareness) ** (1 / squareness);
    const cheeks = bulge(degrees, 32, 22) + (1 - turnedAway) * bulge(degrees, 148, 22);
    r += (1.2 + 1.8 * chub) * front * cheeks;
    const profile =
      2.6 * bulge(degrees, 34, 18) -
      2.4 * bulge(degrees, 352, 16) +
      4.4 * bulge(degrees, 206, 42) -
      3.6 * bulge(degrees, 138, 26) +
      1.2 * bulge(degrees, 74, 14);
    r += turnedAway * profile;
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

  return {
    yaw,
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
  for (let turn = -100; turn <= 100; turn += 4) {
    const longitude = wrapped(turn - head.yaw);
    const p = head.at(longitude, hairline(longitude), lineReach);
    if (p[2] >= -2) seen.push([p[0], p[1]]);
  }
  if (seen.length < 2) return smooth(head.rim(0, 342, reach, 19));
  const degrees = (p: Point): number => (Math.atan2(p[1], p[0]) * 180) / Math.PI;
  let from = degrees(seen[seen.length - 1] as Point);
  let to = degrees(seen[0] as Point);
  if (from > 120) from -= 360;
  if (to > -60) to -= 360;
  return `${polygon(seen, false)}${smooth(head.rim(from, to, reach, 16), false).replace('M', 'L')}Z`;
}
