import { asGround, at } from '#bookmaking/drawing/marks.ts';
import type { Hour } from './hours.ts';
import { boards, skirting, wall } from './room.ts';

/** What lies left of a picture whose words stand beside it, in its own mm. */
const PAST = { from: -300, to: 20 } as const;

/**
 * The room goes on under the words: the same wall and the same floor, where and as large as the picture has them. Words
 * stand on either and keep clear of all else.
 */
export const overTheFold = (
  hour: Hour,
  floor: number,
  [x, y, size]: readonly [number, number, number],
  lamplight = '',
  things = '',
): string =>
  asGround(at(x, y, size, wall(hour, floor, PAST) + boards(hour, floor, PAST))) +
  at(x, y, size, skirting(hour, floor, PAST)) +
  asGround(at(x, y, size, lamplight)) +
  at(x, y, size, things);
