import { disc } from '#bookmaking/drawing/curves.ts';
import { box, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** Wet prints of round feet, across the shop's floor. */
export function endpaper(): string {
  let prints = '';
  let toes = '';
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 10; column++) {
      const x = column * 24 + (row % 2) * 12;
      const y = row * 24 + 4;
      prints += disc(x, y, 6.4, 5.6);
      toes += disc(x, y, 3, 2.6);
    }
  }
  return box(0, 0, SHEET, SHEET, '#a9dbd3') + path(prints, '#7cc2ba') + path(toes, '#c9ebe4');
}
