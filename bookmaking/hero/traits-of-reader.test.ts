import { describe, expect, test } from 'vitest';
import { someReader } from '#bookmaking/testing/readers.ts';
import { traitsOf } from './traits-of-reader.ts';

describe('a reader’s look', () => {
  test('given traits win over the description, the description over the seed', () => {
    const description = 'long red hair, round glasses';
    const described = traitsOf(someReader({ description }));
    expect(described).toMatchObject({ hair: 'long', hairColor: 'ginger', glasses: 'round' });
    const given = traitsOf(someReader({ description, traits: { hair: 'afro' } }));
    expect(given).toEqual({ ...described, hair: 'afro' });
  });

  test('is the same for ever for one child, and differs between children', () => {
    expect(traitsOf(someReader({ seed: 'one' }))).toEqual(traitsOf(someReader({ seed: 'one' })));
    const looks = Array.from({ length: 40 }, (_, i) =>
      JSON.stringify(traitsOf(someReader({ seed: `child ${i}` }))),
    );
    expect(new Set(looks).size).toBeGreaterThan(36);
  });

  test('a change of level or interests does not change the look', () => {
    const look = traitsOf(someReader({ level: 'seedling', interests: [] }));
    expect(traitsOf(someReader({ level: 'explorer', interests: ['chess'] }))).toEqual(look);
  });

  test('the seed never decides what only a family can know', () => {
    for (let i = 0; i < 300; i++) {
      const look = traitsOf(someReader({ seed: `seed ${i}`, pronoun: i % 2 ? 'they' : 'he' }));
      expect(look).toMatchObject({
        glasses: 'none',
        freckles: false,
        hearingAids: false,
        wheelchair: false,
      });
      expect(['hijab', 'patka', 'bald', 'locs', 'cornrows']).not.toContain(look.hair);
      expect(['blue', 'pink', 'white']).not.toContain(look.hairColor);
    }
  });
});
