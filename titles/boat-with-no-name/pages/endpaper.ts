import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';

/** Small seas, and now and then an &. */
export function endpaper(): string {
  let waves = '';
  let ands = '';
  for (let row = 0; row < 15; row++) {
    for (let column = -1; column < 10; column++) {
      const x = column * 24 + (row % 2) * 12;
      const y = row * 15 + 6;
      if ((column + row * 2) % 7 === 3)
        ands += at(x + 10, y + 4, 0.1, plank('&', '#f5c453', MORNING));
      else waves += `M${x} ${y}q5 -6 10 0t10 0`;
    }
  }
  return box(0, 0, SHEET, SHEET, '#2f7f86') + line(waves, '#8fcbbd', 1.4) + ands;
}
