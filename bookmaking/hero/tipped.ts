import type { Box } from '#bookmaking/drawing/geometry.ts';
import { type Turn, turnedArt, turnedBox } from '#bookmaking/drawing/turned.ts';
import type { PlacedHero } from './place-hero.ts';

/** How far behind the pelvis a chair's big wheels stand on the ground, in hero units. */
const AXLE = -22;

/** A turn about what carries somebody: the big wheels' place on the ground, or the heels of who walks. */
export function aboutAxle({ figure, origin, scale }: PlacedHero, degrees: number): Turn {
  const [dx, dy] = figure.skeleton.project([0, 0, AXLE]);
  return { about: [origin[0] + dx * scale, origin[1] + dy * scale], degrees };
}

/** A whole child, chair and all, turned over what carries it: with its castors in the air, or back on its heels. */
export const tipped = (child: PlacedHero, turn: Turn): { art: string; face: Box } => ({
  art: turnedArt(child.art, turn),
  face: turnedBox(child.face, turn),
});
