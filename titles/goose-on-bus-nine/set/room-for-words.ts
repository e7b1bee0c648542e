import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Cast } from '#bookmaking/title.ts';

/** Told to a lap or a sprout in a line or two: what a long telling needs for its words is the picture's then. */
export const isShort = ({ telling }: Pick<Cast, 'telling'>): boolean =>
  telling === 'seedling' || telling === 'sprout';

/** Whether a name takes a line to itself, and more. */
export const isLongName = ({ name }: Pick<Cast, 'name'>): boolean => (name?.signs.length ?? 0) > 12;

/** One place for a lap's line, two for what is told to a sprout: the last `loud` mm of it are called out. */
export const fewWords = (
  { telling }: Pick<Cast, 'telling'>,
  area: Box,
  loud: number,
): { readonly box: Box; readonly last: Box } => ({
  box: telling === 'seedling' ? area : { ...area, height: area.height - loud },
  last: { ...area, y: area.y + area.height - loud, height: loud },
});
