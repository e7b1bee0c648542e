import { bookAbout, type Interest, interestNamed, readInterest } from './interests.ts';
import type { TitleWords } from './title-words.ts';

/**
 * The two interests that a title is told with: the first two that are printable, whose objects differ and do not break
 * this story. If those run out, what would have broken it comes as a book about itself (a cat would give the stair's
 * secret away; a book about cats only hints). The title's own fill what is left, so there are always two.
 */
export function chooseThings(
  typed: readonly string[],
  { fallback, clashes }: Pick<TitleWords, 'fallback' | 'clashes'>,
): readonly [Interest, Interest] {
  const read = typed.map(readInterest).filter((interest) => interest !== undefined);
  const candidates = [
    ...read.filter((interest) => !breaks(interest, clashes)),
    ...read.filter((interest) => breaks(interest, clashes)).map(({ topic }) => bookAbout(topic)),
    ...fallback.map(interestNamed),
  ];
  const first = candidates[0] as Interest;
  const second = candidates.find(({ thing }) => thing !== first.thing) as Interest;
  return [first, second];
}

/** Whether an object has one of these words in its name. A book breaks nothing, whatever it is about. */
function breaks({ thing, drawnAs }: Interest, clashes: readonly string[]): boolean {
  return drawnAs !== 'book' && thing.split(/[ -]/).some((word) => clashes.includes(word));
}
