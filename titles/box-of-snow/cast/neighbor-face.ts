// The neighbors' faces: a nose, two dots and a good shape each. Simpler than the hero's, so that in
// a room of thirty people there is still one child.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { GrownEyes, GrownMouth, GrownUp } from '#bookmaking/grown-ups/grown-up.ts';
import { grownHead } from '#bookmaking/grown-ups/head.ts';
import { CUT } from './face-hand.ts';

/** A neighbor, and what they do with their face wherever they are met. */
export interface Look extends Omit<GrownUp, 'years' | 'glasses'> {
  readonly eyes: GrownEyes;
  readonly mouth: GrownMouth;
  readonly glasses?: boolean;
  /** Years that show: lines at the eyes and the mouth. */
  readonly old?: boolean;
}

const FRAMES: Hex = '#4a3a58';

/**
 * A neighbor's head around (0, 0), about 110 tall, looking at `gaze` (-1 to 1 each way): the head turns two thirds of
 * the way, the eyes do the rest. `yaw` turns it further than a gaze would, to a profile at 90;
 * `far` is one of a crowd.
 */
export function neighborFace(
  light: Light,
  { eyes, mouth, glasses, old, ...who }: Look,
  gaze: Point = [0, 0],
  { yaw = gaze[0] * 42, far = false } = {},
): string {
  const { back, main } = grownHead(
    { ...who, years: old ? 70 : 40, glasses: glasses ? FRAMES : undefined },
    { yaw, pitch: gaze[1] * 16, eyes, mouth, gaze, far },
    light,
    CUT,
  );
  return back + main;
}
