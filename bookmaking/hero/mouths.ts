import type { Hex } from '#bookmaking/drawing/color.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

export const INSIDE = '#7a2433';
export const TONGUE = '#ef7f80';
export const TEETH = '#fffaf0';

export const open = (d: string, teeth: string, tongue: string): string =>
  path(d, INSIDE) + clip(d, teeth + tongue);

/** Mouths around (0, 0), drawn with the color of the lips. */
export const MOUTHS = {
  smile: (lip: Hex) => line('M-13 -2Q0 11 13 -2M-15.4 -1.2l3.4 -2M15.4 -1.2l-3.4 -2', lip, 2.7),
  laugh: () =>
    open(
      'M-16 -6Q0 0 16 -6C16 7 10 16 0 16C-10 16 -16 7 -16 -6Z',
      box(-13, -8, 26, 8, TEETH, 3),
      oval(0, 15, 10, 7, TONGUE),
    ),
  gasp: () =>
    open(
      'M-9 -4Q0 -2 9 -4C10 6 6 12 0 12C-6 12 -10 6 -9 -4Z',
      box(-7, -5, 14, 4.4, TEETH, 2),
      oval(0, 11, 6.4, 4.4, TONGUE),
    ),
  oh: () => oval(0, 3, 6.2, 8, INSIDE) + oval(0, 7.4, 4, 3, TONGUE),
  wobble: (lip: Hex) => line('M-11 3q4 -6 7.4 -1.6q3.6 4 7.2 0q3.4 -4.4 7 1.6', lip, 2.7),
  frown: (lip: Hex) => line('M-11 6Q0 -5 11 6', lip, 2.7),
  firm: (lip: Hex) => line('M-11 1Q0 5.6 12 -3M13.4 -1l-2.6 -3.4', lip, 2.8),
  tiny: (lip: Hex) => line('M-6 0Q0 5 6 0', lip, 2.6),
} satisfies Record<string, (lip: Hex) => string>;

export type MouthName = keyof typeof MOUTHS;

/** A mouth that no mood has, as a page asks for it (`more-mouths.ts`): what a hero is drawn from live need not bring it along. */
export interface Mouth {
  readonly draw: (lip: Hex) => string;
  /** The same with milk teeth, where any show. */
  readonly milk?: (teeth: 'gap' | 'missing') => string;
  /** Its height at its middle, and of its lowest point. */
  readonly at: readonly [middle: number, low: number];
  /** Lips go round an open one. */
  readonly rim?: string;
}
