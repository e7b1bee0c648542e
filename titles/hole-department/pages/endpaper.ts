import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { box, path, specks } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { pencilCircle } from '#titles/hole-department/set/forms.ts';

/** Sand, and in it round holes; here and there, in pencil, one that has not been dug. */
export function endpaper(): string {
  let rims = '';
  let holes = '';
  let drawn = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const x = column * 27 + (row % 2) * 13.5;
      const y = row * 26 + 6;
      if ((row * 5 + column * 3) % 7 === 0) {
        drawn += pencilCircle(x, y, 5);
        continue;
      }
      rims += disc(x + 0.8, y + 0.9, 6.6, 6.2);
      holes += disc(x, y, 5.6, 5.2);
    }
  }
  return (
    box(0, 0, SHEET, SHEET, SAND.lit) +
    specks(
      chanceFrom('endpaper'),
      { x: 0, y: 0, width: SHEET, height: SHEET },
      260,
      SAND.shade,
      0.8,
      0.5,
    ) +
    path(rims, SAND.pale) +
    path(holes, '#7d5233') +
    drawn
  );
}
