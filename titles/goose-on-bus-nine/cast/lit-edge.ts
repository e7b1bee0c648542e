import { luma, mix } from '#bookmaking/drawing/color.ts';
import { shifted } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/** A dark arm before dark hair or a dark face: the lamp behind it draws an edge, so far to one side of it. */
export const litEdge = (
  { skin }: Hero,
  arm: string,
  [dx, dy]: readonly [number, number],
): string =>
  luma(skin) > 0.3
    ? arm
    : shifted(dx, dy, arm.replace(/"#[0-9a-f]{6}"/g, `"${mix(skin, '#ffc48a', 0.5)}"`)) + arm;
