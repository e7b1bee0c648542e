import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { EARTH, SAND } from './colors.ts';

/** A hole as one sees it who stands before it: its rim is an oval round (x, y). */
export interface Pit {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** How high its far edge is at x: whoever stands there stands on that. */
export const farRim = (pit: Pit, x: number): number =>
  pit.y - pit.ry * Math.sqrt(Math.max(0, 1 - ((x - pit.x) / pit.rx) ** 2));

/** Its far wall, layer under layer, down to a dark that words can lie on; round it a lip of what was dug. */
export function pit({ x, y, rx, ry }: Pit): string {
  const ring = `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
  const layer = (down: number, fill: string): string =>
    oval(x - down * 0.3, y + down, rx - down * 0.5, ry, fill);
  const k = ry / 58;
  return (
    oval(x, y + 1.5 * k, rx + 7 * k, ry + 5 * k, SAND.base) +
    oval(x, y, rx + 4 * k, ry + 2.6 * k, SAND.pale) +
    clip(
      ring,
      path(ring, '#d9a868') +
        layer(3 * k, '#b98650') +
        layer(6 * k, '#80553a') +
        layer(9.5 * k, '#644029') +
        oval(
          x - 6 * k,
          y + 17 * k,
          rx - 14 * k,
          ry + k,
          linear([
            [0, EARTH.deep],
            [0.4, EARTH.dark],
          ]),
        ),
    ) +
    line(ring, SAND.lit, 1.4 * k)
  );
}
