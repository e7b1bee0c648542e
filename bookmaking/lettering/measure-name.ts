import { DISPLAY_TABLES } from '#bookmaking/fonts/display-tables.ts';
import type { Face } from '#bookmaking/fonts/face-names.ts';
import { faceWithAll, widthIn, widthOf } from '#bookmaking/fonts/faces.ts';
import type { Lettering } from './lettering.ts';

/** A name as a title can be laid out with it. Measured apart: a live cover needs no table of faces. */
export interface MeasuredName {
  readonly name: string;
  /** Whether the title's own face has all of its letters. */
  readonly isOwnFace: boolean;
  /** In em. */
  readonly width: number;
  /** What reads as large as a capital in the face that sets it, in em. */
  readonly capital: number;
}

/** Of faces that set what no display face has. */
const OTHER_CAPITALS: Partial<Record<Face, number>> = { arabicBold: 0.5, chinese: 0.8 };

/** @param name as it is printed */
export function measureName({ face, capital }: Lettering, name: string): MeasuredName {
  const own = widthIn(DISPLAY_TABLES[face], name);
  return own === undefined
    ? { name, isOwnFace: false, width: widthOf(name, 'cover'), capital: otherCapital(name) }
    : { name, isOwnFace: true, width: own, capital };
}

const otherCapital = (name: string): number => {
  const face = faceWithAll(name, 'cover');
  return (face && OTHER_CAPITALS[face]) ?? 0.71;
};

/** The file that a name on a cover is set from. */
export const faceOfName = ({ face }: Lettering, name: string): Face | undefined =>
  widthIn(DISPLAY_TABLES[face], name) === undefined ? faceWithAll(name, 'cover') : face;
