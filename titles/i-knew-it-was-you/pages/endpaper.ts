import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { box, line } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** Windows by night, row upon row; in one of them somebody has left a hand. */
export function endpaper(): string {
  const chance = chanceFrom('endpaper');
  let panes = '';
  let bars = '';
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = [9 + column * 36, 6 + row * 36];
      const lit = row === 3 && column === 4;
      panes += box(x, y, 18, 24, lit ? INK.amber : chance() > 0.5 ? '#24386a' : '#2c4478', 0.6);
      if (lit) panes += handprint(x + 9, y + 14, 11, '#fffdf0', 1);
      bars += `M${x} ${y}h18v24h-18ZM${x + 9} ${y}v24M${x} ${y + 11}h18M${x - 2} ${y + 26}h22`;
    }
  }
  return box(0, 0, SHEET, SHEET, '#18244a') + panes + line(bars, '#41628f', 0.7);
}
