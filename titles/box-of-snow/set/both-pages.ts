// A scene over both pages, in mm of the right one: as an opening, and smaller, on a page alone.
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, shifted } from '#bookmaking/drawing/marks.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Picture, Quiet } from '#bookmaking/title.ts';

/** How much of an opening lies before its right page. */
export const BEFORE = SPREAD - SHEET;

/** One fill over both pages and their bleed, seen from the right one, in mm: what lies under a scene that goes over the fold. */
export const overBothPages = (fill: string): string => box(-246, -10, 472, 240, fill);

export interface Scene {
  readonly art: string;
  readonly faces: readonly Box[];
}

/** All of it; `quiet` is in mm of the opening. */
export const asOpening = ({ art, faces }: Scene, quiet: Quiet): Picture => ({
  art: shifted(BEFORE, 0, art),
  quiet,
  faces: faces.map((face) => ({ ...face, x: face.x + BEFORE })),
});

/** `k` as large, about a point that stays. */
export const asPage = ({ art, faces }: Scene, k: number, [x, y]: Point, quiet: Quiet): Picture => {
  const [dx, dy] = [x * (1 - k), y * (1 - k)];
  return {
    art: at(dx, dy, k, art),
    quiet,
    faces: faces.map((face) => ({
      x: dx + face.x * k,
      y: dy + face.y * k,
      width: face.width * k,
      height: face.height * k,
    })),
  };
};
