import { disc } from '#bookmaking/drawing/curves.ts';
import { box, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { SOCKS, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';

/** Wallpaper of paw prints, going up to the right, four and four. */
export function endpaper(): string {
  let paws = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const x = column * 27 + (row % 2) * 13.5;
      const y = row * 27 - column * 3 + 12;
      paws += disc(x, y, 2.6, 2.1);
      for (const [dx, dy] of [
        [-3, -2.4],
        [-1.1, -3.9],
        [1.1, -3.9],
        [3, -2.4],
      ] as const) {
        paws += disc(x + dx, y + dy, 0.95, 1.2);
      }
    }
  }
  return box(0, 0, SHEET, SHEET, WALLS.hall[1]) + path(paws, SOCKS, 'fill-opacity=".22"');
}
