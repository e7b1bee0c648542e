import { luma } from '#bookmaking/drawing/color.ts';
import { asGround, at } from '#bookmaking/drawing/marks.ts';
import type { Hour } from './hours.ts';
import { boards, skirting, wall } from './room.ts';

/** What lies left of a picture whose words stand beside it, in its own mm. */
const PAST = { from: -300, to: 20 } as const;

/**
 * The room goes on under the words: the same wall and the same floor, where and as large as the picture has them. Words
 * stand on either, by night on the dark skirting, too, and keep clear of all else.
 */
export function overTheFold(
  hour: Hour,
  floor: number,
  [x, y, size]: readonly [number, number, number],
  lamplight = '',
  things = '',
): string {
  const put = (art: string): string => at(x, y, size, art);
  const foot = put(skirting(hour, floor, PAST));
  return (
    asGround(put(wall(hour, floor, PAST) + boards(hour, floor, PAST))) +
    (luma(hour.wall[1]) < 0.3 ? asGround(foot) : foot) +
    asGround(put(lamplight)) +
    put(things)
  );
}
