import type { Pronoun } from '#vocabulary/genders.ts';
import { chooseThings } from './choose-things.ts';
import { type Companion, printed, readCompanion, type TypedCompanion } from './companion.ts';
import type { DrawnThing, Interest } from './interests.ts';
import { nameAsPrinted } from './names.ts';
import type { TitleWords } from './title-words.ts';

/** What a story has to know of its hero to be told. */
export type StoryHero = {
  name: string;
  pronoun: Pronoun;
  ageMonths: number | null;
  /** As the family typed them, one interest each. */
  interests: readonly string[];
  companion?: TypedCompanion | undefined;
  grownUp?: string | undefined;
  babyName?: string | undefined;
};

/** Something that the hero carries through the story and that its pictures show. */
export type CarriedObject = {
  thing: string;
  article: 'a' | 'an';
  /** At most two words, for a telling that has three on a page: "ball" of yarn. */
  short: string;
  drawnAs: DrawnThing;
};

/** A hero with every value that a text may ask for. */
export type Bound = {
  name: string;
  pronoun: Pronoun;
  /** Whole years. */
  age: number | null;
  /** What is loved, whether its object is carried or not. */
  interests: readonly [Interest, Interest];
  /** The companion, and then what the interests bring. */
  objects: readonly [CarriedObject, CarriedObject];
  companion: Companion | null;
  grownUp: string | null;
  babyName: string | null;
};

/** What of a title decides who and what may come into it. */
export type Door = Pick<TitleWords, 'fallback' | 'clashes' | 'welcomeByName'>;

/** Brings a hero and a title together. Throws `NameNeedsAHuman`; never binds by halves. */
export function bind(hero: StoryHero, title: Door): Bound {
  const companion = companionIn(title, hero.companion);
  const interests = chooseThings(hero.interests, title);
  const carried = interests.map(objectOf);
  const first = companion ? { ...objectOf({ ...companion, thing: companion.kind }) } : carried[0]!;
  const second = carried.find(
    ({ drawnAs, thing }) =>
      thing !== first.thing && (drawnAs !== first.drawnAs || drawnAs === 'book'),
  )!;
  return {
    name: nameAsPrinted(hero.name),
    pronoun: hero.pronoun,
    age: hero.ageMonths === null ? null : Math.floor(hero.ageMonths / 12),
    interests,
    objects: [first, second],
    companion,
    grownUp: hero.grownUp ? printed(hero.grownUp) : null,
    babyName: hero.babyName ? printed(hero.babyName) : null,
  };
}

/** The companion, unless it would break this story: a cat stays away from the stair, by whatever name. */
function companionIn(
  { clashes, welcomeByName = [] }: Door,
  typed: TypedCompanion | undefined,
): Companion | null {
  const { companion } = (typed && readCompanion(typed)) ?? {};
  if (!companion) return null;
  const words = [...companion.kind.split(/[ -]/), ...companion.drawnAs.split(/[ -]/)];
  const met = words.filter((word) => clashes.includes(word.toLowerCase()));
  const mayCome = met.every((word) => companion.name && welcomeByName.includes(word));
  return mayCome ? companion : null;
}

/** What an interest or a companion is as something that is carried. */
export const objectOf = ({
  thing,
  article,
  drawnAs,
}: Pick<Interest, 'thing' | 'article' | 'drawnAs'>): CarriedObject => ({
  thing,
  article,
  drawnAs,
  short: shortened(thing, drawnAs),
});

/** "elephant on wheels" -> "elephant", "felt ice cream" -> "ice cream", "book about big red vans" -> "book". */
function shortened(thing: string, drawnAs: DrawnThing): string {
  if (drawnAs === 'book') return 'book';
  const [head] = thing.split(/ (?:of|on) /) as [string];
  return head.split(' ').slice(-2).join(' ');
}
