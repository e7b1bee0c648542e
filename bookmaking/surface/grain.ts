import type { Medium } from './medium.ts';
import { patternOf } from './patterns.ts';
import type { Shape } from './shapes.ts';
import type { SurfaceSheet } from './surface-sheet.ts';
import { IDENTITY, inverse, type Matrix, written } from './transform.ts';

/**
 * Grain for many shapes at once: one clip and one rectangle for each direction of the brush. It has no hue, so that
 * it does no harm where a later shape lies over an earlier one.
 * @param place of the group that it is written into
 */
export function grainOn(
  shapes: readonly Shape[],
  place: Matrix,
  { grain, marks }: Medium,
  on: SurfaceSheet,
): string {
  const art = [0, 90, marks.angle]
    .map((angle) => {
      const outlines = shapes
        .filter(({ along }) => along === angle)
        .map(outlineOf)
        .join('');
      if (!outlines) return '';
      const clip = on.define(`<clipPath >${outlines}</clipPath>`);
      const pattern = patternOf(grain.tile, grain.size, angle + 5, 0, on);
      return `<g clip-path="url(#${clip})" style="mix-blend-mode:hard-light"><rect width="${on.width}" height="${on.height}" fill="${pattern}"/></g>`;
    })
    .join('');
  return art && place !== IDENTITY ? `<g transform="${written(inverse(place))}">${art}</g>` : art;
}

/** A shape's bare outline, in mm on the page. */
function outlineOf({ tag, place }: Shape): string {
  const bare = tag.replace(/ (?!d=|x=|y=|width=|height=|rx=|ry=|cx=|cy=)[a-z-]+="[^"]*"/g, '');
  return place === IDENTITY ? bare : bare.replace(/\/>$/, ` transform="${written(place)}"/>`);
}
