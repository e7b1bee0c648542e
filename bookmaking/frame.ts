import { shifted } from './drawing/marks.ts';
import { SHEET, SPREAD } from './sheet-size.ts';
import type { Picture } from './title.ts';

/**
 * How much of a scene a picture shows, in mm from the left edge of its page. The page is what is composed; an opening
 * shows the same and, on one side of it, as much again.
 */
export interface Frame {
  readonly left: number;
  readonly right: number;
}

/** How far the second page of an opening begins from the first one's edge: their bleeds lie on each other. */
const NEXT = SPREAD - SHEET;

export const PAGE: Frame = { left: 0, right: SHEET };
/** The page is the left one of the opening: the scene goes on to the right. */
export const ON_TO_THE_RIGHT: Frame = { left: 0, right: SPREAD };
/** The page is the right one: the scene comes from the left. */
export const FROM_THE_LEFT: Frame = { left: -NEXT, right: SHEET };

export const widthOf = ({ left, right }: Frame): number => right - left;
export const isWide = (frame: Frame): boolean => widthOf(frame) > SHEET;

/** What was painted in the page's own millimeters, laid so that the frame's left edge is 0. */
export function laidIn({ left }: Frame, { art, quiet, faces }: Picture): Picture {
  if (left === 0) return { art, quiet, faces };
  const moved = <B extends { readonly x: number }>(box: B): B => ({ ...box, x: box.x - left });
  return {
    art: shifted(-left, 0, art),
    quiet: { ...quiet, box: moved(quiet.box) },
    faces: faces.map(moved),
  };
}
