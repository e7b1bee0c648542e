import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interestNamed, readInterest } from './interests.ts';
import { type InterestName, lexicon } from './lexicon.ts';

const names = Object.keys(lexicon) as InterestName[];

describe('the lexicon', () => {
  test('is large enough to know most children', () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
  });

  test.each(names)('%s: every form obeys the rules for things', (name) => {
    const { topic, thing, things, article } = interestNamed(name);
    for (const form of [topic, thing, things]) {
      expect(form).toMatch(/^[\p{L}’-]+(?: [\p{L}’-]+){0,2}$/u);
    }
    expect(topic.toLowerCase()).toBe(name);
    expect(thing.startsWith('pair of')).toBe(false);
    expect(article).toBe(/^[aeiou]/.test(thing) && !/^(?:uni|uku)/.test(thing) ? 'an' : 'a');
  });

  test('no two interests claim the same typed word', () => {
    const spellings = names.flatMap((name) => {
      const entry = lexicon[name];
      return 'also' in entry ? [name, ...entry.also] : [name];
    });
    expect(spellings).toEqual([...new Set(spellings)]);
    for (const spelling of spellings) expect(spelling).toBe(spelling.toLowerCase());
  });
});

describe('what a family types', () => {
  test.each([
    ['dinosaurs', 'dinosaurs', 'a stegosaurus'],
    ['  T-Rex ', 'dinosaurs', 'a stegosaurus'],
    ['LEGO', 'Lego', 'a brick tractor'],
    ['music', 'music', 'a tambourine'],
    ['math', 'math', 'an abacus'],
    ['unicorns', 'unicorns', 'a unicorn'],
    ['killer whales', 'whales', 'a wooden whale'],
    ['quokkas', 'quokkas', 'a book about quokkas'],
    ['dinosaurs! 🦕', 'dinosaurs', 'a stegosaurus'],
    ['“Space”', 'space', 'a rocket'],
    ['everything', 'everything', 'a book about everything'],
    ["grandma's hens", 'grandma’s hens', 'a book about grandma’s hens'],
    ['ديناصورات', '\u2068ديناصورات\u2069', 'a book about \u2068ديناصورات\u2069'],
  ])('%j', (typed, topic, thing) => {
    const interest = readInterest(typed);
    expect(interest?.topic).toBe(topic);
    expect(`${interest?.article} ${interest?.thing}`).toBe(thing);
  });

  test.each([
    '',
    '   ',
    '💥',
    'https://x.example',
    '#set page(fill: red)',
    'a'.repeat(25),
    'all of the trains',
    `${'!'.repeat(200)}trains`,
    '4x4',
    'None',
    'Loves trains',
    'my dog',
    'N/A',
    '<b>trains</b>',
    'guns',
    'Nerf gun',
    'KNIVES',
    'war',
    'sh1t',
    'motherfuckers',
    'b33r',
  ])('%j is left to the title’s own object', (typed) => {
    expect(readInterest(typed)).toBeUndefined();
  });

  test.each(['grapes', 'Scunthorpe', 'shiitake', 'warblers', 'cockatoos', 'hats', 'pengins'])(
    '%j is innocent',
    (typed) => {
      expect(readInterest(typed)).toBeDefined();
    },
  );

  test('whatever is typed, the object has at most five words and the topic three', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), words()), (typed) => {
        const interest = readInterest(typed);
        if (!interest) return;
        expect(interest.topic.split(' ').length).toBeLessThanOrEqual(3);
        expect(interest.thing.split(' ').length).toBeLessThanOrEqual(5);
        expect(interest.topic.trim()).not.toBe('');
      }),
    );
  });
});

function words() {
  const word = fc.stringMatching(/^[a-zé’&-]{1,6}$/u);
  return fc.array(word, { minLength: 1, maxLength: 5 }).map((some) => some.join(' '));
}
