import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { MOUTH_LATITUDE } from './face-places.ts';
import type { Skull } from './skull.ts';

/** A mouth begins at the middle of the face, so in profile it begins at the outline. */
export function mouthOn(head: Skull, art: string, latitude = MOUTH_LATITUDE): string {
  const [x, y] = head.face(0, latitude);
  const facing = Math.cos(radians(head.yaw));
  if (facing < -0.2) return '';
  const down = Math.cos(radians(latitude + head.pitch)) / Math.cos(radians(latitude));
  return at(x, y, clamp(down, 0.42, 1), art, 0, clamp(facing, 0.62, 1));
}
