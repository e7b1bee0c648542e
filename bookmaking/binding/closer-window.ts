import { type Box, clamp } from '#bookmaking/drawing/geometry.ts';
import { BLEED, SHEET } from '#bookmaking/sheet-size.ts';
import type { Picture } from '#bookmaking/title.ts';

/** In mm: closer than this, a picture that was painted for the whole page looks cut out of it. */
const LEAST = 168;
/** Air between a face and the trim, in mm on the painting. */
const AIR = 5;

/**
 * What is shown of a painting whose words stand beside it: the square that leaves out what was kept quiet for them, as far
 * as it can and cuts no face.
 */
export function closerWindow({ quiet, faces }: Pick<Picture, 'quiet' | 'faces'>): Box {
  const { y, height } = quiet.box;
  const above = y;
  const below = SHEET - (y + height);
  // Kept quiet in the middle of things: there is nothing to leave out.
  if (Math.abs(above - below) < 40) return WHOLE;
  const fromTop = above > below;
  // The room beside the quiet part, and a third of that part: hats and raised arms reach into it.
  const side = clamp(Math.max(above, below) + height / 3, LEAST, SHEET);
  const within = faces.map((face) => ({
    left: face.x - AIR,
    top: face.y - AIR,
    right: face.x + face.width + AIR,
    bottom: face.y + face.height + AIR,
  }));
  const needed = {
    left: Math.min(SHEET, ...within.map(({ left }) => left)),
    top: Math.min(SHEET, ...within.map(({ top }) => top)),
    right: Math.max(0, ...within.map(({ right }) => right)),
    bottom: Math.max(0, ...within.map(({ bottom }) => bottom)),
  };
  const bleed = (BLEED * side) / SHEET;
  const most = SHEET - side;
  // A face that the sheet itself cuts asks for the edge of the sheet, and no more.
  const from = (end: number): number => clamp(end + bleed - side, 0, most);
  const upTo = (start: number): number => clamp(start - bleed, 0, most);
  const [left, right] = [from(needed.right), upTo(needed.left)];
  const [top, bottom] = [from(needed.bottom), upTo(needed.top)];
  if (left > right || top > bottom) return WHOLE;
  return {
    x: clamp(most / 2, left, right),
    y: clamp(fromTop ? 0 : most, top, bottom),
    width: side,
    height: side,
  };
}

const WHOLE: Box = { x: 0, y: 0, width: SHEET, height: SHEET };
