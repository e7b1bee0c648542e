import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** A length of the bus's side, from `x` to `x + width`: roof, body and the cream band. */
export function busSide(x: number, top: number, width: number, height: number): string {
  const band = top + height * 0.72;
  return (
    path(
      roundedBox(x, top, width, height, 7),
      linear([
        [0, mix(BUS.body, '#ffffff', 0.18)],
        [0.12, BUS.body],
        [0.8, BUS.body],
        [1, mix(BUS.body, '#7a3f2a', 0.5)],
      ]),
    ) +
    box(x, band, width, height * 0.07, BUS.bodyBand) +
    line(
      `M${num(x + 4)} ${num(top + 2.4)}h${num(width - 8)}`,
      '#ffe3ae',
      1.4,
      'stroke-opacity=".8"',
    )
  );
}

/** A window of the bus from outside, with what is in it. */
export function busWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  inside: string,
  radius = 8,
): string {
  const glass = roundedBox(x, y, width, height, radius);
  return (
    path(roundedBox(x - 2.4, y - 2.4, width + 4.8, height + 4.8, radius + 2), BUS.frame) +
    clip(
      glass,
      path(
        glass,
        linear([
          [0, '#ffe9b0'],
          [0.6, '#f6c777'],
          [1, '#d99a50'],
        ]),
      ) + inside,
    ) +
    line(glass, mix(BUS.frame, '#000000', 0.2), 0.8)
  );
}

/** A wheel with its arch; `y` is the road. */
export const wheel = (x: number, y: number, r: number): string =>
  oval(x, y - r * 0.9, r * 1.3, r * 1.3, '#6a3a2c') +
  oval(x, y - r, r, r, '#2f2a35') +
  oval(x, y - r, r * 0.5, r * 0.5, '#b9bcc6') +
  oval(x, y - r, r * 0.2, r * 0.2, '#5a5560');

/** The 9 in its roundel. */
export function nine(x: number, y: number, r: number): string {
  return (
    oval(x, y, r, r, BUS.bodyBand) +
    oval(x, y, r * 0.84, r * 0.84, BUS.seat) +
    line(
      `M${num(x + r * 0.3)} ${num(y - r * 0.14)}A${num(r * 0.31)} ${num(r * 0.31)} 0 1 1 ${num(x + r * 0.3)} ${num(y - r * 0.2)}V${num(y + r * 0.06)}Q${num(x + r * 0.28)} ${num(y + r * 0.46)} ${num(x - r * 0.22)} ${num(y + r * 0.44)}`,
      BUS.bodyBand,
      r * 0.2,
    )
  );
}
