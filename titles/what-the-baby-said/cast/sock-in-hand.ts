import { clamp, degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { sock } from './sock.ts';

/** Of the sock, in its own units: where fingers close round the cuff. */
const CUFF: Point = [-28, -30];
/** How large it is: as long as a thumb. */
const SMALL = 0.19;

/** The hero's left arm, straight, with a sock by its cuff in a fist: up, and out from hair and brow; where a head is large and an arm short, rather out. */
export function sockInHand(
  hero: Hero,
  child: PlacedHero,
  light: Light,
): { readonly art: string; readonly sock: Point } {
  const { figure, origin, scale, head, handL } = child;
  const [sx, sy] = shoulderOf(figure.skeleton, 1);
  const shoulder: Point = [origin[0] + sx * scale, origin[1] + sy * scale];
  const reach = 0.96 * Math.hypot(handL[0] - shoulder[0], handL[1] - shoulder[1]);
  const out = clamp((head[0] + 64 * scale - shoulder[0]) / reach, 0.7, 0.95);
  const up = -Math.sqrt(1 - out * out);
  const along = (by: number): Point => [shoulder[0] + out * by, shoulder[1] + up * by];
  const elbow = along(reach / 2);
  const held = along(reach + 17 * figure.skeleton.body.hand * scale);
  const arm = ownArm(
    hero,
    child,
    1,
    {
      elbow: [elbow[0] + 1.4, elbow[1] + 1],
      wrist: along(reach),
      hand: grip,
      degrees: degreesOf(Math.atan2(up, out)) - 4,
      size: 1.2,
    },
    light,
  );
  const [cuffX, cuffY] = CUFF;
  const place: Point = [held[0] - cuffX * SMALL, held[1] - cuffY * SMALL];
  return { art: arm.art + at(...place, SMALL, sock(light)) + arm.before, sock: place };
}
