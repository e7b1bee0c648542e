import { at, box } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { sock } from '#titles/what-the-baby-said/cast/sock.ts';
import { ROOM } from '#titles/what-the-baby-said/set/colors.ts';
import { AFTERNOON } from '#titles/what-the-baby-said/set/hours.ts';

/** Rows of one sock, never two that lie alike; on the blue of the rug. */
export function endpaper(): string {
  let socks = '';
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 6; column++) {
      const x = column * 42 + (row % 2) * 21 - 6;
      const turn = ((row * 7 + column * 11) % 9) * 40;
      socks += at(x, row * 34 + 8, 0.15, sock(AFTERNOON.light), turn);
    }
  }
  return box(0, 0, SHEET, SHEET, ROOM.rug) + socks;
}
