import type { Hex } from '#bookmaking/drawing/color.ts';
import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';
import type { NameRow } from './lettering.ts';

/** How a title's hand letters: what make-lettering.ts makes of the face that it starts from. */
export interface Pen {
  readonly face: DisplayFace;
  /** How much wider than the face. */
  readonly stretch: number;
  /** How far letters lean, as the tangent of the angle. */
  readonly lean: number;
  /** How uneven outlines are, in capitals. */
  readonly rough: number;
  /** What each letter does by itself: hop up or down (in capitals), turn (in degrees), grow or shrink. */
  readonly hop: number;
  readonly turn: number;
  readonly grow: number;
  /** Between two letters, added, in capitals. */
  readonly track: number;
  /** As in `Lettering`, in capitals. */
  readonly swell: number;
  readonly gap: number;
  readonly rows: readonly PenRow[];
  /** Letters that stand in the title's pictures one by one, each with the same hand. */
  readonly alphabet?: string;
  /** Words that stand in the title's pictures. */
  readonly sounds: readonly Sound[];
}

export type PenRow = WordRow | NameRow;

/** Words on one line, each with its size in capitals. */
export interface WordRow extends Course {
  readonly words: readonly (readonly [text: string, size: number, lift?: number])[];
  readonly ink?: Hex;
}

export interface Sound extends Course {
  readonly text: string;
}

/** What the line does that the letters stand on, in capitals: where it is at 0, in the middle and at the end, and a wave. */
export interface Course {
  readonly bow?: number;
  readonly wave?: readonly [height: number, length: number];
  /** Down from letter to letter, as on stairs. */
  readonly step?: number;
  /** Letters become larger (or smaller, under 1) to the end. */
  readonly swells?: number;
}
