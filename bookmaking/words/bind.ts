import type { Pronoun } from '#vocabulary/genders.ts';
import { type Interest, interestNamed, readInterest } from './interests.ts';
import { nameAsPrinted } from './names.ts';
import type { TitleWords } from './title-words.ts';

/** What a story has to know of its hero to be told. */
export type StoryHero = {
  name: string;
  pronoun: Pronoun;
  ageMonths: number | null;
  /** As the family typed them, one interest each. */
  interests: readonly string[];
};

/** A hero with every value that a text may ask for. */
export type Bound = {
  name: string;
  pronoun: Pronoun;
  /** Whole years. */
  age: number | null;
  interests: readonly [Interest, Interest];
};

/**
 * Brings a hero and a title together. The first two interests that are printable and have
 * different objects are used; the title's own fill the gaps, so there are always two. Throws
 * `NameNeedsAHuman`; never binds by halves.
 */
export function bind(hero: StoryHero, title: Pick<TitleWords, 'fallback'>): Bound {
  return {
    name: nameAsPrinted(hero.name),
    pronoun: hero.pronoun,
    age: hero.ageMonths === null ? null : Math.floor(hero.ageMonths / 12),
    interests: twoInterests(hero.interests, title.fallback),
  };
}

function twoInterests(
  typed: readonly string[],
  fallback: TitleWords['fallback'],
): readonly [Interest, Interest] {
  const own = typed.map(readInterest).filter((interest) => interest !== undefined);
  const [spare, secondSpare, thirdSpare] = fallback.map(interestNamed) as [
    Interest,
    Interest,
    Interest,
  ];
  const first = own[0] ?? spare;
  const candidates = [...own, spare, secondSpare];
  const second = candidates.find((interest) => interest.thing !== first.thing) ?? thirdSpare;
  return [first, second];
}
