import { fine } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { SurfaceSheet } from './surface-sheet.ts';
import type { TileName } from './tiles.ts';

/**
 * A paint that repeats a tile.
 * @param size side of the tile in the units of what is painted
 * @param shift tells neighbors apart that are painted with the same tile, 0 to 3
 */
export function patternOf(
  tile: TileName,
  size: number,
  angle: number,
  shift: number,
  on: SurfaceSheet,
): string {
  const image = on.define(`<image href="tile:${tile}" width="1" height="1"/>`);
  // Few sizes, so that shapes share their patterns.
  const step = 1.15 ** Math.round(Math.log(size) / Math.log(1.15));
  const id = on.define(
    `<pattern width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle}) scale(${fine(step)}) translate(${fine(shift * 0.27)} ${fine(shift * 0.61)})"><use href="#${image}"/></pattern>`,
  );
  return `url(#${id})`;
}

/** For a mask: less and less towards the middle of a box, in steps over 16 mm, so that no edge is seen. */
export function fading({ x, y, width, height }: Box, unit: number, opacity: number): string {
  const step = (mm: number): string => {
    const by = mm * unit;
    return `<rect x="${fine(x - by)}" y="${fine(y - by)}" width="${fine(width + 2 * by)}" height="${fine(height + 2 * by)}" rx="${fine(by + 2 * unit)}" fill-opacity="${opacity}"/>`;
  };
  return [16, 13, 10, 7, 4, 1].map(step).join('');
}

/** A paint that is bright towards the light, dark on the other side, and the shape's own color between. */
export function lit(bright: string, middle: string, dark: string, on: SurfaceSheet): string {
  const [x, y] = on.light.direction;
  const end = (k: number): string => fine(0.5 + k * 0.5);
  const id = on.define(
    `<linearGradient x1="${end(x)}" y1="${end(y)}" x2="${end(-x)}" y2="${end(-y)}"><stop offset="0" stop-color="${bright}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  );
  return `url(#${id})`;
}
