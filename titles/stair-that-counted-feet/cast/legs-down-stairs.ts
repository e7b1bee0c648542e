import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Body } from '#bookmaking/hero/body.ts';
import type { Leg } from '#bookmaking/hero/poses.ts';

/** A leg from a hip to a sole on a lower tread, knee up; both in mm for a body drawn at a scale. As far as it reaches, if it is short. */
export function legDown(body: Body, scale: number, hip: Point, sole: Point, out: number): Leg {
  const [thigh, shin] = [body.thigh, body.shin];
  // Turned a little to us, a leg looks shorter.
  const ahead = Math.abs(sole[0] - hip[0]) / scale / 0.86;
  const down = (sole[1] - hip[1]) / scale - body.sole;
  const far = Math.min(Math.hypot(ahead, down), (thigh + shin) * 0.985);
  const toward = degreesOf(Math.atan2(ahead, down));
  const corner = (near: number, other: number): number =>
    degreesOf(Math.acos((near ** 2 + far ** 2 - other ** 2) / (2 * near * far)));
  return {
    upper: [toward + corner(thigh, shin), out],
    lower: [toward - corner(shin, thigh), out * 0.4],
  };
}

/** Whether it gets there. */
export const reaches = (body: Body, scale: number, hip: Point, sole: Point): boolean =>
  Math.hypot(sole[0] - hip[0], sole[1] - hip[1]) / scale <
  0.97 * (body.thigh + body.shin) + body.sole;
