import type { Hex } from '#bookmaking/drawing/color.ts';
import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';

/** The height of a capital of size 1 in the units of drawn words. */
export const CAPITAL = 200;

/** Words of one size: a path, and how much fatter than it they are drawn. */
export interface Stroke {
  readonly d: string;
  readonly swell: number;
}

/** Words on one line, written by make-lettering.ts. The baseline is at 0, the pen starts at x = 0. */
export interface DrawnWords {
  readonly strokes: readonly Stroke[];
  readonly width: number;
  /** Of the ink over the baseline, and under it. */
  readonly over: number;
  readonly under: number;
  /** To what stands under it; nothing under the last row. */
  readonly gap: number;
  /** Another ink than that of the title. */
  readonly ink?: Hex;
}

/** Where the name stands among the rows, and how large its capitals may be beside theirs. */
export interface NameRow {
  readonly name: number;
  /** So many times that, where another script sets it: its signs have no capitals, and stood small beside the title. */
  readonly other?: number;
  /** So much room it has, in whatever script: then the words of the title are as large for everybody. In units of drawn words. */
  readonly room?: number;
  /** In how many rows a name may be set that would be small in one. */
  readonly inRows?: 2;
}

/** A title as it stands on its cover, row by row: its own words drawn, the child's name set in the face that they were drawn from. */
export interface Lettering {
  readonly face: DisplayFace;
  /** Height of the face's capitals, in em. */
  readonly capital: number;
  /** How much fatter than its face the name is drawn. */
  readonly swell: number;
  readonly rows: readonly (DrawnWords | NameRow)[];
}

/** Strokes in an ink, `more` fatter than they are. */
export const strokeArt = (strokes: readonly Stroke[], ink: string, more = 0): string =>
  strokes
    .map(({ d, swell }) => {
      const width = swell + more;
      const fat = width && ` stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;
      return `<path d="${d}" fill="${ink}"${fat || ''}/>`;
    })
    .join('');
