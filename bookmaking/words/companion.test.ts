import { describe, expect, test } from 'vitest';
import { bind, type StoryHero } from './bind.ts';
import { readCompanion } from './companion.ts';
import { companionWords } from './companions.ts';
import type { InterestName } from './lexicon.ts';
import { parse } from './parse.ts';
import { render } from './render.ts';

const title = {
  fallback: ['socks', 'mittens', 'hats'] as const satisfies InterestName[],
  clashes: ['bear', 'cat'],
  welcomeByName: ['bear'],
};

const read = (kind: string, name = '') => {
  const { companion, reading } = readCompanion({ kind, name }) ?? {};
  return companion && [companion.name, companion.kind, companion.drawnAs, reading];
};

describe('what a family says of a toy or an animal', () => {
  test.each([
    ['stegosaurus', 'Rexy', ['Rexy', 'stegosaurus', 'stegosaurus', 'known']],
    ['a T. rex', '', [null, 'T. rex', 'stegosaurus', 'known']],
    ['our dog', 'Rex', ['Rex', 'dog', 'plush puppy', 'known']],
    ['my dog Rex', '', ['Rex', 'dog', 'plush puppy', 'known']],
    ['Rexy the stegosaurus', '', ['Rexy', 'stegosaurus', 'stegosaurus', 'known']],
    ['a rabbit called Mister Flops', '', ['Mister Flops', 'rabbit', 'knitted rabbit', 'known']],
    ['her stuffed brown bunnies', '', [null, 'bunny', 'knitted rabbit', 'known']],
    ['stuffed rabbit', 'flops', ['Flops', 'rabbit', 'knitted rabbit', 'known']],
    ['teddy', '', [null, 'teddy', 'teddy bear', 'known']],
    ['blanky', '', [null, 'blanket', 'patchwork blanket', 'known']],
    ['kite', '', [null, 'kite', 'kite', 'known']],
    ['trains', '', [null, 'train', 'caboose', 'known']],
    ['quokka', 'Q', ['Q', 'toy quokka', 'teddy bear', 'unknown']],
    ['', 'Rexy', ['Rexy', 'teddy bear', 'teddy bear', 'unsaid']],
    ['gun', '', [null, 'teddy bear', 'teddy bear', 'denied']],
    ['something that he found in the yard', '', [null, 'teddy bear', 'teddy bear', 'unreadable']],
    ['🦕', 'Rexy', ['Rexy', 'teddy bear', 'teddy bear', 'unreadable']],
    ['stegosaurus', '🦕', [null, 'stegosaurus', 'stegosaurus', 'known']],
  ])('%j, called %j', (kind, name, expected) => {
    expect(read(kind, name)).toEqual(expected);
  });

  test('nothing is nothing', () => {
    expect(readCompanion({ kind: ' ', name: '' })).toBeUndefined();
  });

  test('every word that we know is read as itself', () => {
    for (const [typed, { kind, drawnAs }] of companionWords) {
      expect(read(typed)?.slice(1), typed).toEqual([kind, drawnAs, 'known']);
    }
  });
});

describe('in a sentence', () => {
  const source =
    '{A companion}, {the companion}, {their companion}, {my companion}, {your companion}, {name’s companion}, {companion}, {the companion’s}, {a thing1}, {thing2}.';
  const told = (hero: Partial<StoryHero>, notation = source) =>
    render(
      parse(notation, { driver: ['Dot', 'Bea'] }),
      bind(
        { name: 'Noor', pronoun: 'she', ageMonths: null, interests: ['dinosaurs'], ...hero },
        title,
      ),
    );

  test('with a name it is introduced, and then called by it', () => {
    expect(told({ companion: { kind: 'rabbit', name: 'Flops' } })).toBe(
      'Flops the rabbit, Flops, Flops, Flops, Flops, Flops, Flops, Flops’s, a rabbit, stegosaurus.',
    );
  });

  test('without one it is the hero’s', () => {
    expect(told({ companion: { kind: 'rabbit', name: '' } })).toBe(
      'Her rabbit, her rabbit, her rabbit, my rabbit, your rabbit, Noor’s rabbit, rabbit, her rabbit’s, a rabbit, stegosaurus.',
    );
  });

  test('where there is none it is the object of the first interest', () => {
    expect(told({})).toBe(
      'A stegosaurus, the stegosaurus, her stegosaurus, my stegosaurus, your stegosaurus, Noor’s stegosaurus, stegosaurus, the stegosaurus’s, a stegosaurus, sock.',
    );
  });

  test('called out, it is two words at most', () => {
    const short = (interest: string) => told({ interests: [interest] }, '{Companion}!');
    expect(short('quokkas')).toBe('Book!');
    expect(short('elephants')).toBe('Elephant!');
    expect(short('ice cream')).toBe('Ice cream!');
  });

  test('what would break the story stays at home, unless it has a name and that is enough', () => {
    const bound = (kind: string, name: string) =>
      bind(
        { name: 'Noor', pronoun: 'she', ageMonths: null, interests: [], companion: { kind, name } },
        title,
      ).companion?.kind;
    expect(bound('cat', 'Minka')).toBeUndefined();
    expect(bound('bear', '')).toBeUndefined();
    expect(bound('bear', 'Bruno')).toBe('bear');
  });

  test('the second object is another one than the companion', () => {
    const companion = { kind: 'dinosaur', name: '' };
    expect(told({ companion }, '{a thing1}, {a thing2}')).toBe('a dinosaur, a sock');
  });

  test('a grown-up and a baby are called what they are called, or what the story calls them', () => {
    const notation =
      '{grownup|Somebody tall} took {grownup’s|the} hat. “Ba,” said {the baby}. {The baby’s} foot. Hello, {baby}!';
    expect(told({ grownUp: 'nonna', babyName: 'Noah' }, notation)).toBe(
      'Nonna took Nonna’s hat. “Ba,” said Noah. Noah’s foot. Hello, Noah!',
    );
    expect(told({}, notation)).toBe(
      'Somebody tall took the hat. “Ba,” said the baby. The baby’s foot. Hello, baby!',
    );
  });

  test('an extra steps back for any of them', () => {
    expect(told({ grownUp: 'Dot' }, '{cast.driver}')).toBe('Bea');
    expect(told({ companion: { kind: 'rabbit', name: 'Dot' } }, '{cast.driver}')).toBe('Bea');
  });
});
