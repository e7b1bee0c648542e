import { path } from '#bookmaking/drawing/marks.ts';

/** Drops that fall from somebody: middle of each, and half its width in mm. */
export const drops = (places: readonly (readonly [x: number, y: number, r: number])[]): string =>
  path(
    places
      .map(
        ([x, y, r]) =>
          `M${x} ${y - 2 * r}Q${x + r} ${y - r * 0.6} ${x + r} ${y}a${r} ${r} 0 0 1 ${-2 * r} 0Q${x - r} ${y - r * 0.6} ${x} ${y - 2 * r}Z`,
      )
      .join(''),
    '#d3f0f8',
  );
