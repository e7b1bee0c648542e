import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Bound, bind, type StoryHero } from '#bookmaking/words/bind.ts';
import { companionWords } from '#bookmaking/words/companions.ts';
import { type InterestName, lexicon } from '#bookmaking/words/lexicon.ts';
import { parse } from '#bookmaking/words/parse.ts';
import { render } from '#bookmaking/words/render.ts';
import type { TitleWords } from '#bookmaking/words/title-words.ts';
import { someOf } from '#tests/support/some-of.ts';
import { tellings } from '#vocabulary/reading-levels.ts';

// Everything that a family may love or carry, in every telling of every title, for she, he and they. A tenth of it in
// `npm test`, all in `npm run test:all`.
const titles = await Promise.all(
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => existsSync(path.join(import.meta.dirname, entry.name, 'words.ts')))
    .map(async ({ name: slug }) => {
      const { words }: { words: TitleWords } = await import(`./${slug}/words.ts`);
      return { slug, words };
    }),
);

const pronouns = ['she', 'he', 'they'] as const;
const interests = Object.keys(lexicon) as InterestName[];
const companions = [...companionWords.keys(), ...interests, 'quokka', 'big red van'];

const hero = (some: Partial<StoryHero>): StoryHero => ({
  name: 'Maya',
  pronoun: 'she',
  ageMonths: 65,
  interests: [],
  ...some,
});

/** Vowels that are none ("a unicorn", "a ukulele", "a one") and silent letters that are some ("an hour"). */
const WRONG_ARTICLE =
  /\b[Aa] (?!(?:u(?:ni|ku|fo)|one|eu))[aeiou]|\b[Aa]n (?!(?:h(?:our|onest|eir)))[bcdfghj-np-tv-z]/;
/** What only a slip of the notation would print. */
const SLIPS =
  /[{}|[\]]|undefined|null| {2}|\.\.|’s’s|\bthe (?:her|his|their|my|your|the)\b|\ba the\b/i;

function faultsOf(text: string): string[] {
  return [WRONG_ARTICLE, SLIPS].flatMap((pattern) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`…${text.slice(Math.max(0, at - 30), at + 40)}…`];
  });
}

describe.each(titles)('$slug', ({ slug, words }) => {
  const pages = words.pages.flatMap((page) =>
    tellings.map((level) => ({ level, pieces: parse(page[level], words.cast) })),
  );
  const heard = new RegExp(`(?<!books? about .*)\\b(?:${words.clashes.join('|')})\\b`, 'i');

  const faultsFor = (bound: Bound) =>
    pages.flatMap(({ level, pieces }) =>
      faultsOf(render(pieces, bound)).map((fault) => `${level}: ${fault}`),
    );

  test('whatever is loved, every sentence is right and nothing breaks the story', () => {
    for (const [at, loved] of someOf(`${slug} loved`, interests).entries()) {
      for (const pronoun of pronouns) {
        const other = interests[(at * 7) % interests.length] as InterestName;
        const bound = bind(hero({ pronoun, interests: [loved, other] }), words);
        expect(faultsFor(bound), `${loved}, ${other}, ${pronoun}`).toEqual([]);
        for (const { thing } of bound.objects) expect(thing, loved).not.toMatch(heard);
        for (const { topic, things } of bound.interests) {
          if (!words.clashes.includes(topic)) continue;
          expect.fail(`${topic} and ${things} are spoken of`);
        }
      }
    }
  });

  test('whoever comes along, with a name and without', () => {
    for (const kind of someOf(`${slug} companions`, companions)) {
      for (const name of ['Rexy', '']) {
        for (const pronoun of pronouns) {
          const companion = { kind, name };
          const known = { grownUp: 'Nonna', babyName: 'Noah' };
          const bound = bind(
            hero({ pronoun, interests: ['trains'], companion, ...(name && known) }),
            words,
          );
          expect(faultsFor(bound), `${kind}, ${name}, ${pronoun}`).toEqual([]);
          const { thing } = bound.objects[0];
          if (!words.welcomeByName || !name) expect(thing, kind).not.toMatch(heard);
        }
      }
    }
  });
});

test('what is many is said as many: every plural has its own form, and no thing is one', () => {
  for (const name of interests) {
    const { thing, things } = lexicon[name];
    const same = /(?:sheep|fish|deer|sushi)$/;
    if (!same.test(thing)) expect(things, name).not.toBe(thing);
  }
});
