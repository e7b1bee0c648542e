import { expect, test } from 'vitest';
import { heroOnCovers, heroToBegin } from './family.ts';
import { SAMPLE } from './on-covers.ts';

const family = (names: string[], lastChosen: string | null) => ({
  heroes: names.map((name) => ({
    ...{ id: name, name, about: '', reader: {} as never },
    ...{ isGivenTo: false, updatedAt: '' },
  })),
  lastChosen,
});

test.each([
  ['nobody yet', [], null, undefined, undefined],
  ['an only child', ['Ada'], null, 'Ada', 'Ada'],
  ['several, none ever chosen', ['Ada', 'Ben'], null, 'Ada', undefined],
  ['several, one chosen', ['Ada', 'Ben'], 'Ben', 'Ben', 'Ben'],
  ['sample heroes', ['Ada', 'Ben'], SAMPLE, undefined, undefined],
  ['sample heroes beside an only child', ['Ada'], SAMPLE, undefined, 'Ada'],
])('%s: on the covers, and in a dialog', (_, names, lastChosen, covers, dialog) => {
  expect(heroOnCovers(family(names, lastChosen))?.name).toBe(covers);
  expect(heroToBegin(family(names, lastChosen))?.name).toBe(dialog);
});
