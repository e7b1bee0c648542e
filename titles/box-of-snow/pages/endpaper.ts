import { disc, num } from '#bookmaking/drawing/curves.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** Drops in rows, as from a box that is carried by; one in every row is still a flake. */
export function endpaper(): string {
  let drops = '';
  let lit = '';
  let flakes = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const x = 12 + column * 24 + (row % 2) * 12;
      const y = 12 + row * 24;
      if (column === (row * 5) % 9) {
        flakes += [0, 60, 120]
          .map((turn) => {
            const a = (turn * Math.PI) / 180;
            return `M${num(x - Math.cos(a) * 6)} ${num(y - Math.sin(a) * 6)}L${num(x + Math.cos(a) * 6)} ${num(y + Math.sin(a) * 6)}`;
          })
          .join('');
        continue;
      }
      drops += `M${x} ${y - 7}C${x + 4} ${y - 1} ${x + 4} ${y + 5} ${x} ${y + 5}C${x - 4} ${y + 5} ${x - 4} ${y - 1} ${x} ${y - 7}Z`;
      lit += disc(x - 1.2, y + 1, 0.8, 1.4);
    }
  }
  return (
    box(0, 0, SHEET, SHEET, '#9ed6bb') +
    path(drops, '#6fb5b4') +
    path(lit, '#d2efe6') +
    line(flakes, '#ffffff', 1.5)
  );
}
