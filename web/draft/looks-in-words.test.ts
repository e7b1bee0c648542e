import { expect, test } from 'vitest';
import type { Traits } from '#bookmaking/hero/traits.ts';
import { traitsOf } from '#bookmaking/hero/traits-of-reader.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import { blankDraft, readerOfDraft } from './draft.ts';
import { looksInWords } from './looks-in-words.ts';

const readers = ['6f9619ff-8b86-4011-b42d-00cf4fc964ff', '0b2c8f0e-5f3d-4d6e-9a51-7a1f6f3f0c11'];
const orNone = (choices: readonly string[]) => ['', ...choices];

/** Without the colors of glasses, hearing aids and a wheelchair, which nobody has here, and of hair where there is none. */
const seen = ({ glassesColor: _, hearingAidColor: __, wheelchairColor: ___, ...looks }: Traits) =>
  JSON.stringify({ ...looks, hairColor: looks.hair === 'bald' || looks.hairColor });

test('whatever is chosen and whatever is not, the child that has been put into words is drawn the same', () => {
  const others: string[] = [];
  for (const id of readers) {
    for (const trait_skin of orNone(traitChoices.skin)) {
      for (const trait_hair of orNone(traitChoices.hair)) {
        for (const trait_hairColor of orNone(traitChoices.hairColor)) {
          const draft = { ...blankDraft, id, trait_skin, trait_hair, trait_hairColor };
          const reader = readerOfDraft(draft, 'Theo');
          const drawn = traitsOf(reader);
          const description = looksInWords(drawn);
          const said = traitsOf({ ...reader, description });
          if (seen(said) !== seen(drawn)) others.push(description);
        }
      }
    }
  }
  expect(others).toEqual([]);
});

test('it reads like a sentence', () => {
  const looks = { skin: 'honey', hair: 'braids', hairColor: 'auburn', eyes: 'hazel' } as const;
  const drawn = { ...traitsOf(readerOfDraft(blankDraft, 'Theo')), ...looks };
  expect(looksInWords(drawn)).toBe('Honey skin, auburn hair in braids, hazel eyes.');
});
