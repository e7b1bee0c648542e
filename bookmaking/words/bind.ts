import type { Pronoun } from '#vocabulary/genders.ts';
import { chooseThings } from './choose-things.ts';
import type { Interest } from './interests.ts';
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

/** Brings a hero and a title together. Throws `NameNeedsAHuman`; never binds by halves. */
export function bind(hero: StoryHero, title: Pick<TitleWords, 'fallback' | 'clashes'>): Bound {
  return {
    name: nameAsPrinted(hero.name),
    pronoun: hero.pronoun,
    age: hero.ageMonths === null ? null : Math.floor(hero.ageMonths / 12),
    interests: chooseThings(hero.interests, title),
  };
}
