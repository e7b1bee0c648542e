import { num } from '../../../drawing/curves.ts';
import { box, line, path } from '../../../drawing/marks.ts';
import { SHEET } from '../../../sheet-size.ts';
import { DARK, SILVER } from '../set/hours.ts';

/** Tiles by night; a line that goes through all of them, in its own time. */
export function endpaper(): string {
  let strong = '';
  for (let row = 0; row < 6; row++) {
    for (let column = row % 2; column < 6; column += 2) strong += `M${column * 36} ${row * 36}h36v36h-36Z`;
  }
  let trail = 'M-4 18';
  for (let row = 0; row < 6; row++) {
    const y = 18 + row * 36;
    const to = row % 2 ? 18 : 198;
    trail += row % 2 ? `H${to}` : `H${to}`;
    if (row < 5) trail += `a18 18 0 0 ${row % 2 ? 0 : 1} 0 36`;
    trail += row === 5 ? '' : `M${to} ${num(y + 36)}`;
  }
  return (
    box(0, 0, SHEET, SHEET, DARK.tiles[1]) +
    path(strong, DARK.tiles[0]) +
    line(trail, SILVER, 2, 'stroke-opacity=".7"')
  );
}
