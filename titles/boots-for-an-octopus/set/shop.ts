import { disc, num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHOPFRONT } from './colors.ts';

/** What a mirror is where nothing stands before it. */
const silver = (): string =>
  linear(
    [
      [0, '#d6edf0'],
      [1, '#f3e9e4'],
    ],
    0,
    0,
    1,
    1,
  );

/** The low mirror for looking at feet, tilted on its stand; `inner` is what it shows, and `glare` lies over it. */
export function mirror(
  x: number,
  y: number,
  width: number,
  height: number,
  inner: string,
  glare = true,
): string {
  const glass = roundedBox(x, y, width, height, 5);
  return (
    path(roundedBox(x - 5, y - 5, width + 10, height + 10, 8), SHOPFRONT.cherryDark) +
    path(roundedBox(x - 4.4, y - 5, width + 8.4, height + 9, 8), SHOPFRONT.cherry) +
    path(glass, silver()) +
    clip(
      glass,
      inner +
        (glare
          ? path(
              `M${num(x + width * 0.1)} ${num(y + height)}L${num(x + width * 0.36)} ${y}H${num(x + width * 0.5)}L${num(x + width * 0.24)} ${num(y + height)}ZM${num(x + width * 0.3)} ${num(y + height)}L${num(x + width * 0.56)} ${y}H${num(x + width * 0.6)}L${num(x + width * 0.34)} ${num(y + height)}Z`,
              '#ffffff',
              'fill-opacity=".14"',
            )
          : ''),
    ) +
    line(`M${x - 2} ${y + height + 2}V${y - 2}H${x + width}`, '#e3a07c', 1, 'stroke-opacity=".8"')
  );
}

/** A padded bench for trying on, in coral velvet; its top is at `y`. */
export const bench = (x: number, y: number, width: number, floor: number): string =>
  oval(x + width / 2 + 3, floor, width * 0.53, 3.4, '#8a4a58', 'fill-opacity=".26"') +
  path(
    `${roundedBox(x + 5, y + 8, 6, floor - y - 8, 2)}${roundedBox(x + width - 11, y + 8, 6, floor - y - 8, 2)}`,
    SHOPFRONT.cherryDark,
  ) +
  box(x, y, width, 13, '#c9504a', 6) +
  box(x, y, width, 8, '#ea7463', 5) +
  line(`M${x + 6} ${y + 2}H${x + width - 8}`, '#ffb3a0', 1.4, 'stroke-opacity=".8"') +
  path([0.2, 0.4, 0.6, 0.8].map((k) => disc(x + width * k, y + 9, 1)).join(''), '#8e2f36');

/** The mat by the door, wet or not. */
export const mat = (x: number, y: number, width: number, depth: number): string =>
  path(
    polygon([
      [x + depth * 0.5, y],
      [x + width - depth * 0.5, y],
      [x + width, y + depth],
      [x, y + depth],
    ]),
    SHOPFRONT.mat,
  ) +
  line(
    polygon([
      [x + depth * 0.5 + 3, y + 2],
      [x + width - depth * 0.5 - 3, y + 2],
      [x + width - 5, y + depth - 2],
      [x + 5, y + depth - 2],
    ]),
    '#e5b29c',
    0.9,
    'stroke-dasharray="3 2"',
  );

/**
 * The low mirror on the floor, turned to whoever is at its right: what is nearer of it is longer. `corners` of the glass
 * from the upper left, clockwise, in mm.
 */
export function turnedMirror(
  corners: readonly [Point, Point, Point, Point],
  inner: string,
): string {
  const [[left, top], [right, far], [, farFoot], [, foot]] = corners;
  const glass = polygon(corners);
  const around = (w: number): string =>
    polygon([
      [left - w, top - w],
      [right + w * 0.7, far - w * 0.8],
      [right + w * 0.7, farFoot + w * 0.8],
      [left - w, foot + w],
    ]);
  return (
    path(
      polygon([
        [left - 4, foot + 5],
        [right + 2, farFoot + 4],
        [right + 26, farFoot + 7],
        [left + 18, foot + 9],
      ]),
      '#8a4a58',
      'fill-opacity=".28"',
    ) +
    path(around(6), SHOPFRONT.cherryDark) +
    path(around(4.6), SHOPFRONT.cherry) +
    path(glass, silver()) +
    clip(
      glass,
      inner +
        path(
          `M${left + 4} ${foot}L${left + 26} ${top}H${left + 38}L${left + 16} ${foot}Z`,
          '#ffffff',
          'fill-opacity=".22"',
        ),
    ) +
    line(`M${left - 5} ${foot + 3}V${top - 5}L${right + 3} ${far - 4}`, '#e3a07c', 1)
  );
}
