import type { DrawnWords } from '#bookmaking/lettering/lettering.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { ALPHABET } from '#titles/boat-with-no-name/alphabet.ts';
import { shapeOf } from '#titles/boat-with-no-name/at-work.ts';

/** How a letter's outline is kept; nothing for one that is not. */
export const outlineOf = (base: string): DrawnWords | undefined =>
  (ALPHABET as Readonly<Record<string, DrawnWords>>)[base];

/** Whether a name's letters are cut out of wood: all of them, or none. */
export const isSawn = ({ letters, joined }: NameInLetters): boolean =>
  !joined && letters.every((letter) => outlineOf(shapeOfGlyph(letter.base)));

/** Letters of Greek and Cyrillic that look as Latin ones do share their outlines. */
export const shapeOfGlyph = (base: string): string =>
  outlineOf(base) ? base : shapeOf({ text: base, capital: base, base, marks: [] });
