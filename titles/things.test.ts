import { describe, expect, test } from 'vitest';
import { bind } from '#bookmaking/words/bind.ts';
import { type InterestName, lexicon } from '#bookmaking/words/lexicon.ts';
import { parse } from '#bookmaking/words/parse.ts';
import { render } from '#bookmaking/words/render.ts';
import { someOf } from '#tests/support/some-of.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { listedTitles } from './find-title.ts';

const names = Object.keys(lexicon) as InterestName[];
/** Beside each the one that stands half a lexicon away, so that all of them come second, too. */
const pairs = names.map(
  (name, at) => [name, names[(at + Math.floor(names.length / 2)) % names.length]!] as const,
);

/** What only a wrong form prints. */
const faults: readonly [RegExp, string][] = [
  [/\b[Aa] (?!uni|uku|use|one|once|eu)[aeiou]\w*/g, 'a before a vowel'],
  [/\b[Aa]n (?![aeiou]|hour|honest)\w*/g, 'an before a consonant'],
  [/[{}[\]]/g, 'notation'],
  [/ [ .,!?]|\.\.(?!\.)|undefined/g, 'a gap'],
  [/\b(?:a|an) (?:pair of|the)\b|\bthe the\b/gi, 'two articles'],
];

// All things in all tellings of all titles in `npm run test:all`; a tenth of them else.
describe.each(listedTitles.map((title) => [title.slug, title.words] as const))(
  '%s',
  (slug, words) => {
    test.each(tellings)('%s reads right with every thing, for her, him and them', (level) => {
      const pages = words.pages.map((page) => parse(page[level], words.cast));
      for (const interests of someOf(`${slug} ${level} things`, pairs)) {
        for (const pronoun of ['she', 'he', 'they'] as const) {
          const hero = bind({ name: 'Maya', pronoun, ageMonths: 50, interests }, words);
          const book = pages.map((page) => render(page, hero)).join('\n');
          for (const [fault, what] of faults) {
            expect(book.match(fault) ?? [], `${interests}: ${what}`).toEqual([]);
          }
        }
      }
    });
  },
);
