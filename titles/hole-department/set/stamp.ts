import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { PAPER } from './colors.ts';
import { lettering, letteringWidth } from './lettering.ts';

/** The biggest stamp of the Department, 100 high with its middle at (0, 0); it says CLOSED. */
export function bigStamp(light: Light): string {
  const wood = tone(light, '#a4653a');
  const block = tone(light, '#7b4a2e');
  const handle =
    'M-15 -30C-22 -44 -16 -58 0 -58C16 -58 22 -44 15 -30C10 -18 10 -6 16 6H-16C-10 -6 -10 -18 -15 -30Z';
  const width = letteringWidth('CLOSED', 15);
  return (
    clip(
      handle,
      path(handle, wood.shade) +
        shifted(light.direction[0] * 8, 0, path(handle, wood.base)) +
        oval(-6, -46, 6, 5, wood.lite, 'fill-opacity=".6"'),
    ) +
    box(-52, 4, 104, 30, block.base, 4) +
    box(-52, 4, 104, 6, block.lite, 3) +
    path(roundedBox(-46, 11, 92, 20, 2), PAPER.base) +
    lettering('CLOSED', -width / 2, 13.6, 15, PAPER.stamp, 1.1) +
    box(-54, 34, 108, 8, PAPER.stamp, 2) +
    line('M-52 35H52', '#d0708a', 1.6)
  );
}

/** One for every day, `size` high, its handle's foot at (x, y): to be held under a paw. */
export const smallStamp = (x: number, y: number, size: number, degrees: number): string =>
  at(
    x,
    y,
    size / 94,
    '<path d="M-15 -30C-22 -44 -16 -58 0 -58C16 -58 22 -44 15 -30L16 6H-16Z" fill="#a4653a"/><path d="M-40 4H40V26H-40Z" fill="#7b4a2e"/><path d="M-42 26H42V36H-42Z" fill="#a33f5c"/>',
    degrees,
  );
