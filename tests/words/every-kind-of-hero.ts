import { type Bound, bind, objectOf } from '#bookmaking/words/bind.ts';
import type { TypedCompanion } from '#bookmaking/words/companion.ts';
import { type Interest, interestNamed, readInterest } from '#bookmaking/words/interests.ts';
import { type InterestName, lexicon } from '#bookmaking/words/lexicon.ts';
import type { TitleWords } from '#bookmaking/words/title-words.ts';

/** One interest for every combination of lengths that there can be, the longest free text included. */
const interestsOfEveryLength: Interest[] = [
  ...new Map(
    [
      ...(Object.keys(lexicon) as InterestName[]).map(interestNamed),
      ...['quokkas', 'monster trucks', 'big red vans'].map((typed) => readInterest(typed)!),
    ].map((interest) => {
      const { short } = objectOf(interest);
      const forms = [interest.topic, interest.thing, interest.things, short];
      return [forms.map((form) => form.split(' ').length).join(), interest];
    }),
  ).values(),
];

const pairs = interestsOfEveryLength.flatMap((first) =>
  interestsOfEveryLength.map((second) => [first, second] as const),
);

/** No companion, and one of every length: "Rexy the guinea pig", "her guinea pig", "Rexy the toy big van". */
const companions: (TypedCompanion | undefined)[] = [
  undefined,
  { kind: 'guinea pig', name: 'Rexy' },
  { kind: 'guinea pig', name: '' },
  { kind: 'big van', name: 'Rexy' },
];

/**
 * Every pronoun with every pair of lengths, alone and with every kind of companion. A name is one word, whoever's it is, so
 * one stands for all.
 */
export function* everyKindOfHero(words: TitleWords): Generator<Bound> {
  for (const companion of companions) {
    const hero = { name: 'Maya', ageMonths: 48, interests: [], companion } as const;
    for (const pronoun of ['she', 'he', 'they'] as const) {
      const bound = bind({ ...hero, pronoun }, words);
      for (const interests of pairs) {
        const [first, second] = [objectOf(interests[0]), objectOf(interests[1])];
        const objects = bound.companion
          ? ([bound.objects[0], first] as const)
          : ([first, second] as const);
        yield { ...bound, interests, objects };
      }
    }
  }
}
