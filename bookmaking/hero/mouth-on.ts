import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { MOUTH_LATITUDE } from './face-places.ts';
import type { Skull } from './skull.ts';

/**
 * A mouth begins at the middle of the face, so in profile it begins at the outline. Half turned it goes round the cheek, and what is seen of
 * it lies nearer to us: straight under the nose a smile slid off the far cheek, and was a smirk.
 */
export function mouthOn(head: Skull, art: string, latitude = MOUTH_LATITUDE): string {
  const [x, y] = head.face(-36 * head.side * Math.abs(head.side) * head.front, latitude);
  const facing = Math.cos(radians(head.yaw));
  if (facing < -0.2) return '';
  const down = Math.cos(radians(latitude + head.pitch)) / Math.cos(radians(latitude));
  return at(x, y, clamp(down, 0.42, 1), art, 0, clamp(facing, 0.62, 1));
}
