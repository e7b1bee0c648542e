// What of a room a lamp hardly reaches: dark on dark, so that words may lie on it.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';

/** Of blue rooms: what is nearer to the dark than their wall, what is nearer to the light, and an edge that a lamp finds: under words no lighter than this. */
export const DUSK = {
  deep: '#202a56',
  cloth: '#303c74',
  wood: '#3a3560',
  edge: '#575d94',
} as const;

/** One tint, and the line of the key block, thin. */
export const dim = (d: string, tint: Hex): string =>
  path(d, tint, `stroke="${INK.key}" stroke-width=".9" stroke-opacity=".8"`);

/** Folds, seams and boards of it. */
export const seam = (d: string): string => line(d, INK.key, 0.7, 'stroke-opacity=".6"');

/** Where the light touches it, from the side that it comes from. */
export const litEdge = (d: string, ink: Hex = DUSK.edge): string =>
  line(d, ink, 1, 'stroke-opacity=".8"');
