import { bookAbout, type Interest, interestNamed, readInterest } from './interests.ts';
import type { TitleWords } from './title-words.ts';

/**
 * The two interests that a title is told with: the first two that are printable, whose objects differ and do not break
 * this story. If those run out, an object that would have broken it comes as a book about its topic (a cat would give
 * the stair's secret away; a book about cats only hints). The title's own fill what is left, so there are always two.
 */
export function chooseThings(
  typed: readonly string[],
  { fallback, clashes }: Pick<TitleWords, 'fallback' | 'clashes'>,
): readonly [Interest, Interest] {
  const clash = (name: string) => name.split(/[ -]/).some((word) => clashes.includes(word));
  const breaks = ({ thing, drawnAs }: Interest) => drawnAs !== 'book' && clash(thing);
  const welcome = typed
    .map(readInterest)
    .filter((interest) => interest !== undefined && !clash(interest.topic)) as Interest[];
  const candidates = [
    ...welcome.filter((interest) => !breaks(interest)),
    ...welcome.filter(breaks).map(({ topic }) => bookAbout(topic)),
    ...fallback.map(interestNamed),
  ];
  const first = candidates[0] as Interest;
  const second = candidates.find(({ thing }) => thing !== first.thing) as Interest;
  return [first, second];
}
