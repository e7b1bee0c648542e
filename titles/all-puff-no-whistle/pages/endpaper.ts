import { disc } from '#bookmaking/drawing/curves.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';

/** Tiles of the fountain: walnuts under sail, hats and cherries, in blue on white. */
export function endpaper(): string {
  const size = 27;
  let grid = '';
  let corners = '';
  let figures = '';
  for (let row = 0; row < 8; row++) {
    grid += `M0 ${row * size}H${SHEET}M${row * size} 0V${SHEET}`;
    for (let column = 0; column < 8; column++) {
      const [x, y] = [column * size, row * size];
      corners += disc(x, y, 5) + disc(x + size / 2, y, 1.2) + disc(x, y + size / 2, 1.2);
      figures += at(x + size / 2, y + size / 2, 1, FIGURES[(row * 2 + column) % 3] as string);
    }
  }
  return (
    box(0, 0, SHEET, SHEET, '#eef3f6') +
    path(corners, '#a9c4de') +
    line(grid, '#c6d6e4', 0.7) +
    figures
  );
}

const BLUE = TOWN.tile;
const FIGURES = [
  path('M-8 3C-7 8 7 8 8 3ZM-3 2V-8C3 -8 7 -4 7 0C3 -1 0 0 -2 2Z', BLUE) +
    line('M-3 2V-9', BLUE, 0.8) +
    line('M-10 8q2.5 -1.6 5 0t5 0t5 0t5 0', BLUE, 0.7),
  path('M-5 1C-6 -6 -4 -8 0 -8C4 -8 6 -6 5 1ZM-10 2C-8 0 8 0 10 2C8 6 -8 6 -10 2Z', BLUE) +
    line('M-4.6 -1.4Q0 0 4.6 -1.4', '#eef3f6', 1.2),
  path(disc(0, 3, 5.4), BLUE) +
    line('M0 -2C1 -6 4 -8 7 -9', BLUE, 0.9) +
    path('M7 -9C3 -11 -1 -9 -2 -6C2 -5 5 -6 7 -9Z', BLUE),
] as const;
