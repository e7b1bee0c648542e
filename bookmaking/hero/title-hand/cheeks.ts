// Kinds of cheeks. Each is a value of its own: a cover downloads the one that it has.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

/** A cheek around (0, 0); of whose side it is, 1 or -1, and how young the child is, 0 to 1. */
export type Cheek = (flush: Hex, side: number, young: number) => string;

const rounder = (young: number): number => 1 + 0.16 * young;

export const rubbedCheek: Cheek = (flush, _, young) =>
  oval(
    0,
    0,
    17 * rounder(young),
    13 * rounder(young),
    radial([
      [0, flush, 0.8],
      [0.5, flush, 0.42],
      [1, flush, 0],
    ]),
  );

/** Dried with a darker rim. */
export const washCheek: Cheek = (flush, side, young) => {
  const k = rounder(young);
  return (
    oval(0, 0, 11.6 * k, 9.4 * k, flush, 'fill-opacity=".6"') +
    oval(side * -1, 0.6, 11 * k, 8.8 * k, 'none', `stroke="${flush}" stroke-width="1.5"`)
  );
};

/** A circle, and no more. */
export const roundCheek: Cheek = (flush, _, young) =>
  oval(0, 0, 9.4 * rounder(young), 9 * rounder(young), flush, 'fill-opacity=".7"');

export const dabCheek: Cheek = (flush, side, young) =>
  oval(
    0,
    0,
    11.4 * rounder(young),
    8.2 * rounder(young),
    flush,
    `transform="rotate(${side * -18})"`,
  );

export const strokesCheek: Cheek = (flush) =>
  line('M-6 -3.6l11 -1.6M-8 -.4l17 -2M-8.4 2.6l15 -1.4M-4 5.6l11 -1', flush, 3.8);

export const gougeCheek: Cheek = (flush) =>
  line('M-7 -4l-3 8M-1.6 -4.6l-3 9M3.8 -4.4l-3 8.6M9 -3.6l-2.6 7', flush, 1.9);

export const discCheek: Cheek = (flush, _, young) =>
  oval(0, 0, 9.2 * rounder(young), 9.2 * rounder(young), flush);
