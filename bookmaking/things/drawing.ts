import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';

/** A local color as the page's light shows it. */
export type Lit = (local: Hex) => Hex;

/**
 * One object that a child can hold: drawn about 100 wide around (0, 0), lying the way it would lie
 * crosswise in a beak. No pure red anywhere: a title may save that for one thing.
 */
export type Drawing = (lit: Lit) => string;

/** Many circles (or ovals) as one path. */
export const discs = (
  list: readonly (readonly [x: number, y: number, rx: number, ry?: number])[],
): string => list.map(([x, y, rx, ry]) => disc(x, y, rx, ry)).join('');

export const DARK = '#3b2f3a';
export const WOOD = '#c98f52';
export const WOOD_DARK = '#9a6534';
export const TIN = '#a9b6c2';
export const BRASS = '#e3b04a';
export const CREAM = '#fdf1d6';
