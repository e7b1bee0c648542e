import { DISPLAY_TABLES } from '#bookmaking/fonts/display-tables.ts';
import type { Face } from '#bookmaking/fonts/face-names.ts';
import { faceWithAll, widthIn, widthOf } from '#bookmaking/fonts/faces.ts';
import type { Lettering } from './lettering.ts';

/** What stands on one line, and how wide it is, in em. */
export interface MeasuredRow {
  readonly text: string;
  readonly width: number;
}

/** A name as a title can be laid out with it. Measured apart: a live cover needs no table of faces. */
export interface MeasuredName {
  readonly name: string;
  /** Whether the title's own face has all of its letters. */
  readonly isOwnFace: boolean;
  /** In em. */
  readonly width: number;
  /** The same broken after a hyphen or at a space, where both rows are nearest to one width; of a title that lets it be broken. */
  readonly halves?: readonly MeasuredRow[];
  /** What reads as large as a capital in the face that sets it, in em. */
  readonly capital: number;
}

/** Of faces that set what no display face has. */
const OTHER_CAPITALS: Partial<Record<Face, number>> = { arabicBold: 0.5, chinese: 0.8 };

/** @param name as it is printed */
export function measureName({ face, capital, rows }: Lettering, name: string): MeasuredName {
  const width = (text: string): number | undefined => widthIn(DISPLAY_TABLES[face], text);
  const own = width(name);
  const otherWidth = (text: string): number => widthOf(text, 'cover');
  const breaks = rows.some((row) => 'name' in row && row.inRows);
  return {
    name,
    isOwnFace: own !== undefined,
    width: own ?? otherWidth(name),
    ...(breaks && { halves: halvesOf(name, (text) => width(text) ?? otherWidth(text)) }),
    capital: own === undefined ? otherCapital(name) : capital,
  };
}

function halvesOf(
  name: string,
  widthOfText: (text: string) => number,
): readonly MeasuredRow[] | undefined {
  const ways = [...name.matchAll(/-| /g)].map(({ index }) =>
    [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)].map((text) => ({
      text,
      width: widthOfText(text),
    })),
  );
  return ways.toSorted((a, b) => widest(a) - widest(b))[0];
}

const widest = (rows: readonly MeasuredRow[]): number =>
  Math.max(...rows.map(({ width }) => width));

const otherCapital = (name: string): number => {
  const face = faceWithAll(name, 'cover');
  return (face && OTHER_CAPITALS[face]) ?? 0.71;
};

/** The file that a name on a cover is set from. */
export const faceOfName = ({ face }: Lettering, name: string): Face | undefined =>
  widthIn(DISPLAY_TABLES[face], name) === undefined ? faceWithAll(name, 'cover') : face;
