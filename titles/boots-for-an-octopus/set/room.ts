import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import { asGround, box, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { SHOPFRONT } from './colors.ts';

/**
 * Papered wall above, tiled floor below, meeting at `floor` mm; it is painted from `from` to `to`, and `hour` is the color
 * of the light on the paper: no two neighbors have the same.
 */
export function room(floor: number, hour: Hex, to: number = SHEET, from = 0): string {
  let stripes = '';
  for (let x = from + 4; x < to; x += 18) stripes += `M${x} 0h7V${floor}h-7Z`;
  return (
    box(
      from,
      0,
      to - from,
      floor,
      linear([
        [0, mix('#fff6ec', hour, 0.6)],
        [1, mix(SHOPFRONT.paperLow, hour, 0.85)],
      ]),
    ) +
    path(
      stripes,
      linear([
        [0, hour, 0],
        [0.35, mix(SHOPFRONT.stripe, hour, 0.4), 0.2],
        [1, mix(mix('#f6cbb8', hour, 0.7), '#8a4a58', 0.1), 0.8],
      ]),
    ) +
    tiles(floor, to, from) +
    box(from, floor - 7, to - from, 7, SHOPFRONT.wood) +
    box(from, floor - 7, to - from, 1.4, SHOPFRONT.woodLite) +
    box(from, floor - 0.6, to - from, 1.6, SHOPFRONT.woodDark)
  );
}

/** Two colors of tile, in perspective toward a point above the middle. */
function tiles(floor: number, to: number, from: number): string {
  const depth = SHEET - floor;
  const rows = 4;
  const y = (row: number): number => floor + depth * (row / rows) ** 1.5;
  const x = (column: number, at: number): number => {
    const spread = 0.62 + 0.75 * ((at - floor) / depth);
    return SHEET / 2 + column * 32 * spread;
  };
  let dark = '';
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [y(row), y(row + 1)];
    for (let column = from < 0 ? -18 : -6; column < (to > SHEET ? 18 : 6); column++) {
      if ((row + column) % 2) continue;
      dark += polygon([
        [x(column, top), top],
        [x(column + 1, top), top],
        [x(column + 1, bottom), bottom],
        [x(column, bottom), bottom],
      ]);
    }
  }
  return (
    box(
      from,
      floor,
      to - from,
      depth,
      linear([
        [0, '#f3c3a8'],
        [0.4, SHOPFRONT.floor],
        [1, SHOPFRONT.floorLite],
      ]),
    ) + path(dark, SHOPFRONT.floorDark, 'fill-opacity=".62"')
  );
}

/** Of a page with its words beside it: the same room goes on over the fold, under them. */
export const roomPastFold = (floor: number, hour: Hex): string =>
  asGround(room(floor, hour, 8, -SHEET));

/** A soft vignette that brings the middle forward. */
export const hush = (to: number = SHEET): string =>
  box(
    0,
    0,
    to,
    SHEET,
    radial(
      [
        [0.7, '#8a4a58', 0],
        [1, '#8a4a58', 0.16],
      ],
      0.5,
      0.45,
      0.75,
    ),
  );
