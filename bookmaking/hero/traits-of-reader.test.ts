import { describe, expect, test } from 'vitest';
import type { Reader } from '#bookmaking/reader.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { clothColors } from '#vocabulary/hero-traits.ts';
import { CLOTH_COLORS } from './cloth-colors.ts';
import { heroOf } from './hero.ts';
import { SKINS, type Skin } from './traits.ts';
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

  test('nobody is put into a dress or pyjamas by lot, and everybody into something', () => {
    const worn = Array.from(
      { length: 1000 },
      (_, i) => traitsOf(someReader({ seed: `${i}` })).outfit,
    );
    expect(worn.filter((outfit) => outfit === 'dress' || outfit === 'pyjamas')).toEqual([]);
    expect(new Set(worn)).toEqual(
      new Set(['dungarees', 'hoodie', 'raincoat', 'cape', 'sweater', 't-shirt']),
    );
    expect(traitsOf(someReader({ description: 'a red dress' })).outfit).toBe('dress');
  });

  test('hair that is described weighs on a skin that is not; hair that is chosen changes itself only', () => {
    const skins = Object.keys(SKINS);
    const darker = (some: Partial<Reader>): number =>
      Array.from(
        { length: 1000 },
        (_, i) => traitsOf(someReader({ ...some, seed: `${i}` })).skin,
      ).filter((skin) => skins.indexOf(skin) > 4).length;
    const nothing = darker({});
    expect(nothing).toBeGreaterThan(450);
    expect(darker({ description: 'Ginger hair and freckles.' })).toBeLessThan(150);
    expect(darker({ description: 'Blond hair and blue eyes.' })).toBeLessThan(150);
    expect(darker({ description: 'Locs.' })).toBeGreaterThan(850);
    expect(darker({ description: 'Locs.' })).toBeLessThan(1000);
    expect(darker({ description: 'Black hair.' })).toBe(nothing);
    expect(darker({ traits: { hairColor: 'ginger' } })).toBe(nothing);
    expect(darker({ description: 'Ginger hair, ebony skin.' })).toBe(1000);
  });

  test('a color that is said or chosen is drawn, whatever skin and hair it lies against', () => {
    for (const skin of Object.keys(SKINS) as Skin[]) {
      for (const clothesColor of clothColors) {
        const said = `${clothesColor} sweater, ${clothesColor} hat, navy jeans`;
        const { colors } = heroOf(someReader({ description: said, traits: { skin } }));
        const color = CLOTH_COLORS[clothesColor];
        expect(colors).toMatchObject({ main: color, headwear: color, second: CLOTH_COLORS.navy });
      }
    }
    const caped = heroOf(someReader({ description: 'always in her red cape, a green hijab' }));
    expect(caped.colors).toMatchObject({ accent: CLOTH_COLORS.red, headwear: CLOTH_COLORS.green });
  });
});
