import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { shining } from '#titles/very-slow-parade/set/floor.ts';
import { DARK } from '#titles/very-slow-parade/set/hours.ts';
import { NIGHT } from '#titles/very-slow-parade/set/lights.ts';

/** Tiles by night, and a line that has been to every one of them, in its own time. */
export function endpaper(): string {
  const tile = 36;
  let strong = '';
  for (let row = 0; row < 6; row++) {
    for (let column = row % 2; column < 6; column += 2) {
      strong += `M${column * tile} ${row * tile}h${tile}v${tile}h-${tile}Z`;
    }
  }
  const way: Point[] = [[-8, 12]];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const x = 18 + (row % 2 ? 5 - column : column) * tile;
      const last = row === 5 && column === 2;
      way.push([x, 18 + row * tile + (column % 2 ? 6 : -5)]);
      if (last) break;
    }
  }
  const [x, y] = way.at(-1) as Point;
  return (
    box(0, 0, SHEET, SHEET, DARK.tiles[1]) +
    path(strong, DARK.tiles[0]) +
    shining(
      way,
      way.map(() => 0.9),
      0.8,
    ) +
    at(x - 14, y + 1, 0.16, snail(mirrored(NIGHT), { pose: 'ahead', gaze: [0.9, 0] }), 0, -0.16)
  );
}
