import type { Box } from '#bookmaking/drawing/geometry.ts';
import { overlaps } from '#bookmaking/drawing/geometry.ts';
import { shifted } from '#bookmaking/drawing/marks.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { RECTO_AT } from './margins.ts';
import { seenOnSheet, shapesIn } from './on-sheet.ts';

/** In mm: nearer, a word touches what comes over the fold. */
const AIR = 7;

/** All of an opening, as the page at its left has it, and the one at its right: in mm. */
export const OPENING_AT_LEFT = { x: 0, width: SPREAD } as const;
export const OPENING_AT_RIGHT = { x: -RECTO_AT, width: SPREAD } as const;

/** What of a picture at the right comes over the fold, on the sheet of the page at the left. */
export const onLeftPage = (overFold: () => string): string =>
  seenOnSheet(shifted(RECTO_AT, 0, overFold()));

/** Where the things of a drawing are on its sheet. Light over all of its height is no thing, nor is what is drawn as ground. */
export const thingsIn = (art: string): Box[] =>
  [...shapesIn(art)]
    .filter(({ where, isGround }) => !isGround && where.height < SHEET)
    .map(({ where }) => where);

/** All of them as one thing. */
export function around(things: readonly Box[]): Box {
  const [x, y] = [Math.min(...things.map((t) => t.x)), Math.min(...things.map((t) => t.y))];
  const right = Math.max(...things.map((t) => t.x + t.width));
  const foot = Math.max(...things.map((t) => t.y + t.height));
  return { x, y, width: right - x, height: foot - y };
}

/** The largest part of a box that keeps clear of things, each of which takes off its right, its foot or its head. */
export const clearOf = (box: Box, things: readonly Box[]): Box => things.reduce(without, box);

function without(free: Box, thing: Box): Box {
  if (!overlaps(free, thing)) return free;
  const { x, y, width, height } = free;
  const under = Math.min(y + height, thing.y + thing.height + AIR);
  const parts: Box[] = [
    { x, y, width: Math.max(0, Math.min(x + width, thing.x - AIR) - x), height },
    { x, y, width, height: Math.max(0, Math.min(y + height, thing.y - AIR) - y) },
    { x, y: under, width, height: y + height - under },
  ];
  const area = (part: Box): number => part.width * part.height;
  return parts.reduce((best, part) => (area(part) > area(best) ? part : best));
}
