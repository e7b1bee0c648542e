import { disc } from '#bookmaking/drawing/curves.ts';
import { box, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';

/** The cloth of the bus seats. */
export function endpaper(): string {
  let dots = '';
  for (let row = 0; row < 19; row++) {
    for (let column = 0; column < 19; column++) {
      dots += disc(column * 12 + (row % 2) * 6, row * 12, 1.6);
    }
  }
  return box(0, 0, SHEET, SHEET, BUS.seat) + path(dots, BUS.seatDot, 'fill-opacity=".8"');
}
