import { mix } from '#bookmaking/drawing/color.ts';
import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** The cloth of the seats: a scatter of small diamonds. */
function moquette(x: number, y: number, width: number, height: number, size: number): string {
  let d = '';
  for (let row = 0; row * size * 2.2 < height; row++) {
    for (let column = 0; column * size * 3 < width; column++) {
      const cx = x + column * size * 3 + (row % 2) * size * 1.5 + size;
      const cy = y + row * size * 2.2 + size;
      d += polygon([
        [cx, cy - size * 0.5],
        [cx + size * 0.4, cy],
        [cx, cy + size * 0.5],
        [cx - size * 0.4, cy],
      ]);
    }
  }
  return path(d, BUS.seatDot, 'fill-opacity=".75"');
}

/** The back of a seat facing us: `x` its middle, `top` its upper edge; all in mm. Behind a head its `bar` is painted 'none': it went in at one ear and out at the other. */
export function seatBack(
  x: number,
  top: number,
  width: number,
  height: number,
  bar: string = BUS.pole,
): string {
  const shape = roundedBox(x - width / 2, top, width, height, width * 0.2);
  return (
    shifted(width * 0.03, width * 0.03, path(shape, mix(BUS.seatDark, '#2a1a30', 0.4))) +
    clip(
      shape,
      path(shape, BUS.seatDark) +
        shifted(width * 0.05, height * 0.03, path(shape, BUS.seat)) +
        moquette(x - width / 2, top + height * 0.2, width, height * 0.8, width * 0.085) +
        box(x - width / 2, top, width, height * 0.15, mix(BUS.seat, '#ffffff', 0.16)),
    ) +
    line(
      `M${num(x - width * 0.3)} ${num(top + width * 0.03)}h${num(width * 0.6)}`,
      bar,
      width * 0.05,
    )
  );
}
