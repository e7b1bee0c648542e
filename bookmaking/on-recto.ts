import { shifted } from './drawing/marks.ts';
import { SHEET, SPREAD } from './sheet-size.ts';
import type { Picture } from './title.ts';

const ASIDE = SPREAD - SHEET;

/** A picture whose page is the right-hand half of an opening: all of it moved there, with what it has at its left. */
export const onRecto = ({ art, quiet, faces }: Picture): Picture => ({
  art: shifted(ASIDE, 0, art),
  quiet: { ...quiet, box: { ...quiet.box, x: quiet.box.x + ASIDE } },
  faces: faces.map((face) => ({ ...face, x: face.x + ASIDE })),
});
