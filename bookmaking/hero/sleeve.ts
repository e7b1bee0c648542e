import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Widths } from './body.ts';
import type { Piece } from './jointed/sleeve-folds.ts';

/** How a limb is clothed. */
export interface Sleeve {
  /** Half widths of the limb at root, bend and end. */
  readonly widths: Widths;
  /** How far it goes, from 0 to the end at 1. */
  readonly length: number;
  /** How far it stands off; 0 is skin. */
  readonly loose: number;
  readonly cuffed: boolean;
  /** How a limb is built that a page draws large; without it, as any. Whoever draws none does not pay for it. */
  readonly build?: LimbBuild;
}

/** What a limb is built from, if not as every one is. */
export interface LimbBuild {
  /** Half widths at its root, its joint and its end. */
  readonly halves: (sleeve: Sleeve) => [number, number, number];
  readonly folding: (sleeve: Sleeve) => Build;
  /** It begins at a shoulder, and cloth goes on from there to the collar. */
  readonly isWhole?: true;
}

/** Both pieces of a limb, from its joints, its half widths, the ways of its bones, and the side to which it bends by so many degrees. */
export type Build = (
  joints: readonly [Point, Point, Point],
  half: readonly [number, number, number],
  ways: readonly [Point, Point],
  side: number,
  bent: number,
) => readonly [Piece, Piece];
