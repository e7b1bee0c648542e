// Turns in space for what the yaw of a standing body cannot say: lying down, and a head whose
// axes point anywhere.
import { clamp, degreesOf, type Point3, radians } from '#bookmaking/drawing/geometry.ts';

/** What a lying body rests on. */
export type Lie = 'side' | 'back' | 'front';

/** From a body that stands to the same body laid down: its head away to its own left, or up. */
export function laidOver(lie: Lie | undefined): (p: Point3) => Point3 {
  switch (lie) {
    case 'side':
      return ([x, y, z]) => [-y, x, z];
    case 'back':
      return ([x, y, z]) => [x, -z, y];
    case 'front':
      return ([x, y, z]) => [x, z, -y];
    default:
      return (p) => p;
  }
}

/**
 * How to draw a head that is turned, nodded and tilted on its body, when `show` brings directions
 * of the body to the page: the yaw and pitch of the ball, and the plain turn of the drawing.
 */
export function seenHead(
  show: (p: Point3) => Point3,
  turn: number,
  nod: number,
  tilt: number,
): { yaw: number; pitch: number; tilt: number } {
  const origin = show([0, 0, 0]);
  const direction = (p: Point3): Point3 => {
    const q = show(p);
    return [q[0] - origin[0], q[1] - origin[1], q[2] - origin[2]];
  };
  const [ct, st] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [cn, sn] = [Math.cos(radians(nod)), Math.sin(radians(nod))];
  const face = direction([st * cn, sn, ct * cn]);
  const up = direction([st * sn, -cn, ct * sn]);
  const roll = Math.atan2(up[0], -up[1]);
  const pitch = Math.asin(clamp(up[2], -1, 1));
  const [c, s] = [Math.cos(-roll), Math.sin(-roll)];
  const across = face[0] * c - face[1] * s;
  const down = face[0] * s + face[1] * c;
  const toward = down * Math.sin(pitch) + face[2] * Math.cos(pitch);
  return {
    yaw: degreesOf(Math.atan2(across, toward)),
    pitch: degreesOf(pitch),
    tilt: degreesOf(roll) + tilt,
  };
}
