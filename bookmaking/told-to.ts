import { canSet } from './fonts/faces.ts';
import { heroOf } from './hero/hero.ts';
import { against } from './hero/kept-apart.ts';
import { checkPrintableName } from './print-name.ts';
import type { Reader } from './reader.ts';
import type { Cast, Title } from './title.ts';
import { type Bound, bind } from './words/bind.ts';
import { parse } from './words/parse.ts';
import { type Run, renderRuns } from './words/render.ts';

/** The words of every page are bound once more for each: microseconds, and no state to go stale. */
export function boundTo(title: Title, reader: Reader): Bound {
  return bind(
    {
      name: checkPrintableName(reader.name),
      pronoun: reader.pronoun,
      ageMonths: reader.ageMonths,
      // An interest in letters that we do not have is left to the title's own object.
      interests: reader.interests.filter((interest) => canSet(interest, 'text')),
    },
    title.words,
  );
}

/**
 * Words of a title as this reader reads them.
 * @param notation as in docs/writing-a-title.md
 * @throws CannotPrint if the reader's name cannot be set
 */
export const toldTo = (title: Title, reader: Reader, notation: string): Run[] =>
  renderRuns(parse(notation, title.words.cast), boundTo(title, reader));

/**
 * Who and what the pictures of a title show for this reader.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function castFor(title: Title, reader: Reader): Cast {
  const { interests } = boundTo(title, reader);
  return {
    hero: against(heroOf(reader), title.cover.grounds),
    things: [interests[0].drawnAs, interests[1].drawnAs],
    photo: reader.photo,
  };
}
