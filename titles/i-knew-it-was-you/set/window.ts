import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { INK } from './colors.ts';

/**
 * A small left hand as it prints on glass: a round pad, and five pads apart from it, as only what touches leaves ink;
 * (0, 0) is its middle, `size` is its height in mm.
 */
export const handprint = (x: number, y: number, size: number, ink: Hex, opacity: number): string =>
  clean(
    at(
      x,
      y,
      size / 100,
      `<g opacity="${opacity}">${path(PAD, ink)}${line(FINGER_PADS, ink, 15)}${line(THUMB_PAD, ink, 16.5)}</g>`,
      -4,
    ),
  );

/** Broad, and a little hollow toward the wrist. */
const PAD =
  'M-29 16C-30 2 -18 -4 -3 -4C12 -4 25 0 27 12C29 24 24 36 18 42C12 48 4 44 -3 45C-12 46 -20 46 -25 37C-28 31 -29 24 -29 16Z';
const FINGER_PADS = 'M-25 -16L-30 -25M-10 -22L-13 -39M6.500 -22L8 -40M22 -16L27 -29';
const THUMB_PAD = 'M39 15L46 6';

/** A window from inside: the night in four panes, and one hand, low. */
export function nightPane(area: Box, options: { moon?: boolean; print?: number } = {}): string {
  const { x, y, width: w, height: h } = area;
  const glass = roundedBox(x, y, w, h, 1);
  const hills = `M${x} ${num(y + h)}V${num(y + h * 0.74)}Q${num(x + w * 0.3)} ${num(y + h * 0.56)} ${num(x + w * 0.56)} ${num(y + h * 0.72)}T${num(x + w)} ${num(y + h * 0.66)}V${num(y + h)}Z`;
  return (
    box(x - w * 0.07, y - w * 0.07, w * 1.14, h + w * 0.14, INK.wood, 1) +
    clip(
      glass,
      box(
        x,
        y,
        w,
        h,
        linear([
          [0, INK.night],
          [0.7, INK.blue],
          [1, INK.mist],
        ]),
      ) +
        specks(
          chanceFrom(`stars ${num(x)}`),
          { x, y, width: w, height: h * 0.5 },
          12,
          INK.paper,
          w * 0.022,
          0.9,
        ) +
        (options.moon ? oval(x + w * 0.72, y + h * 0.2, w * 0.09, w * 0.09, INK.paper) : '') +
        path(hills, INK.indigo),
    ) +
    line(
      `M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h * 0.46)}h${num(w)}`,
      INK.wood,
      w * 0.05,
    ) +
    box(x - w * 0.13, y + h + w * 0.03, w * 1.26, w * 0.1, INK.wood, 0.6) +
    (options.print ? handprint(x + w * 0.27, y + h * 0.76, w * options.print, '#fffdf0', 0.9) : '')
  );
}
