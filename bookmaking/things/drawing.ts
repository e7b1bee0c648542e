import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { oval, path } from '#bookmaking/drawing/marks.ts';

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

/** An eye. */
export const dot = (x: number, y: number, r = 3): string => oval(x, y, r, r, DARK);

/** Wheels of one size on one axle line. */
export const wheels = (y: number, r: number, ...xs: number[]): string =>
  path(discs(xs.map((x) => [x, y, r])), DARK) + path(discs(xs.map((x) => [x, y, r * 0.42])), CREAM);

/** A window. */
export const pane = (x: number, y: number, w: number, h: number): string =>
  path(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`, '#cfe6ee');
