import type { Box } from '#bookmaking/drawing/geometry.ts';
import { shifted } from '#bookmaking/drawing/marks.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';

/** An opening whose right half is the page: `paint` is told how far left of that it has to draw, in mm of the page. */
export const rightHalf =
  (paint: (cast: Cast, left: number) => Picture): Painting =>
  (cast) => {
    const over = SPREAD - SHEET;
    const { art, quiet, faces } = paint(cast, -over);
    const moved = (area: Box): Box => ({ ...area, x: area.x + over });
    const { box, lap } = quiet;
    return {
      art: shifted(over, 0, art),
      quiet: { ...quiet, box: moved(box), ...(lap && { lap: { ...lap, box: moved(lap.box) } }) },
      faces: faces.map(moved),
    };
  };
