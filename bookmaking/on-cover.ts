import { type Hero, heroOf } from './hero/hero.ts';
import { inTitle } from './hero/in-title.ts';
import { type MeasuredName, measureName } from './lettering/measure-name.ts';
import { checkPrintableName } from './print-name.ts';
import type { Reader } from './reader.ts';
import type { Cover } from './title.ts';

/** Whom a cover shows: the name as it is printed, and the hero in clothes that keep apart from its grounds, by its hand. */
export interface OnCover {
  readonly name: MeasuredName;
  readonly hero: Hero;
}

/**
 * A reader as one title's cover shows one. Apart from what draws a cover: a browser fetches this once for all of them.
 * @throws CannotPrint if the reader's name cannot be set
 */
export const onCover = (reader: Reader, cover: Cover): OnCover => ({
  name: measureName(cover.lettering, checkPrintableName(reader.name)),
  hero: inTitle(heroOf(reader), cover),
});
