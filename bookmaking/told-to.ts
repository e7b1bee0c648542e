import { CannotPrint } from './cannot-print.ts';
import { canSet } from './fonts/faces.ts';
import { heroOf } from './hero/hero.ts';
import { inTitle } from './hero/in-title.ts';
import { checkNameFits, checkOthersName } from './print-name.ts';
import type { Reader } from './reader.ts';
import { lettersOf } from './text/letters-of.ts';
import type { Cast, Title } from './title.ts';
import { type Bound, bind } from './words/bind.ts';
import { inLetters } from './words/letters.ts';
import { parse } from './words/parse.ts';
import { type Run, renderRuns } from './words/render.ts';

/** The words of every page are bound once more for each: microseconds, and no state to go stale. */
export function boundTo(title: Title, reader: Reader): Bound {
  return bind(
    {
      name: checkNameFits(title.slug, reader.name),
      pronoun: reader.pronoun,
      ageMonths: reader.ageMonths,
      // An interest in letters that we do not have is left to the title's own object.
      interests: reader.interests.filter((interest) => canSet(interest, 'text')),
      companion: reader.companion && {
        kind: canSet(reader.companion.kind, 'text') ? reader.companion.kind : '',
        name: settable(reader.companion.name) ?? '',
      },
      grownUp: settable(reader.grownUp),
      babyName: settable(reader.babyName),
    },
    title.words,
  );
}

/** The name of somebody beside the hero, as far as a page has letters and room for it: it was asked when it was saved. */
function settable(name: string | undefined): string | undefined {
  try {
    return name && checkOthersName(name);
  } catch (error) {
    if (error instanceof CannotPrint) return undefined;
    throw error;
  }
}

/**
 * Words of a title as this reader reads them.
 * @param notation as in docs/writing-a-title.md
 * @throws CannotPrint if the reader's name cannot be set
 */
export const toldTo = (title: Title, reader: Reader, notation: string): Run[] =>
  renderRuns(parse(notation, title.words.cast), boundTo(title, reader));

/** The line that all join in with, and how the climax changes it, as this reader reads them. */
export const refrainFor = (title: Title, reader: Reader): string[] =>
  [title.words.refrain.said, title.words.refrain.changed].map((line) =>
    lettersOf(toldTo(title, reader, line)),
  );

/**
 * Who and what the pictures of a title show for this reader.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function castFor(title: Title, reader: Reader): Cast {
  const { name, objects } = boundTo(title, reader);
  return {
    hero: inTitle(heroOf(reader), title.cover),
    things: [objects[0].drawnAs, objects[1].drawnAs],
    photo: reader.photo,
    name: inLetters(name),
    telling: reader.level,
  };
}
