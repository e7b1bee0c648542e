import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { contact, type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BOXES } from '#titles/boots-for-an-octopus/set/colors.ts';

/**
 * The hero's grown-up: behind a tower of shoe boxes on a chair, so never a face. Two legs come out
 * at the bottom, one shoe on and one shoe off, the same pair throughout. Floor at (0, 0), about 130
 * high, 90 wide.
 */
export function towerOfBoxes(light: Light): string {
  const trousers = tone(light, '#6d7fa8');
  const coat = tone(light, '#d9635c');
  const shoe = tone(light, '#2f8f7a');
  const sock = tone(light, '#fdf3e2');
  const glove = tone(light, '#4a5a8c');
  const rows: readonly (readonly [x: number, y: number, w: number, h: number, color: number])[] = [
    [-30, -52, 62, 20, 2],
    [-26, -70, 54, 18, 0],
    [-30, -90, 58, 20, 5],
    [-20, -106, 48, 16, 3],
    [-25, -124, 52, 18, 4],
    [-15, -139, 38, 15, 1],
  ];
  let boxes = '';
  for (const [x, y, w, h, color] of rows) {
    const t = tone(light, BOXES[color] as string);
    boxes +=
      path(roundedBox(x, y, w, h, 1.6), t.base) +
      path(roundedBox(x + w * 0.72, y, w * 0.28, h, 1.6), t.shade, 'fill-opacity=".5"') +
      path(roundedBox(x - 1.4, y - 1, w + 2.8, 6.4, 1.4), t.lite) +
      line(`M${x} ${y + 5.6}h${w}`, t.shade, 1) +
      box(x + w * 0.2, y + h * 0.5, w * 0.3, h * 0.28, '#fffaf0', 1);
  }
  return (
    contact(light, 4, 1, 56, 7) +
    line('M-30 -30L-34 0M30 -30L34 0', '#8a4530', 5) +
    box(-38, -36, 76, 9, '#b4613f', 4) +
    path('M-44 -40C-52 -70 -44 -92 -26 -98H26C44 -92 52 -70 44 -40Z', coat.base) +
    path('M20 -98H26C44 -92 52 -70 44 -40H28Z', coat.shade) +
    line('M-16 -30C-20 -18 -22 -12 -22 -8', trousers.base, 15) +
    line('M16 -30C24 -22 34 -22 42 -20', trousers.shade, 15) +
    path('M-31 -12H-14C-12 -6 -14 0 -18 0H-44C-48 -6 -42 -10 -31 -12Z', shoe.base) +
    line('M-44 -1H-16', shoe.deep, 3) +
    line('M-28 -10l-6 4M-23 -11l-5 5', '#fffaf0', 1.8) +
    line('M44 -20L60 -26', sock.base, 11) +
    oval(63, -31, 6, 9, sock.base) +
    line('M48 -25l3 8M54 -27l3 8', '#e9694f', 2.6) +
    oval(64, -34, 3, 3, '#f0866a') +
    boxes +
    path('M-50 -62C-58 -52 -44 -44 -32 -46L-32 -58Z', coat.shade) +
    oval(-31, -51, 8, 7, glove.base) +
    oval(33, -51, 8, 7, glove.base)
  );
}
