import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interestNamed, readInterest } from './interests.ts';
import type { Entry } from './lexicon/entry.ts';
import { type InterestName, lexicon } from './lexicon.ts';

const names = Object.keys(lexicon) as InterestName[];

describe('the lexicon', () => {
  test('is large enough to know most children', () => {
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(new Set(names.map((name) => lexicon[name].thing)).size).toBeGreaterThanOrEqual(300);
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
    const spellings = names.flatMap((name) => [name, ...((lexicon[name] as Entry).also ?? [])]);
    expect(spellings).toEqual([...new Set(spellings)]);
    for (const spelling of spellings) expect(spelling).toBe(spelling.toLowerCase());
  });

  test.each(names)('%s: the plural is of the thing, and the topic is not one of many', (name) => {
    const { topic, thing, things } = interestNamed(name);
    const irregular =
      /^(?:elephants on wheels|balls of yarn|coils of rope|(?:bags|boxes|jars|packs|tubs) of \w+|.*(?:mice|leaves|snowmen|scarves|woolly sheep|(?:tin |jelly|star)fish|wooden (?:deer|sushi)))$/;
    const regular = thing.endsWith('y')
      ? /[aeiou]y$/.test(thing)
        ? `${thing}s`
        : `${thing.slice(0, -1)}ies`
      : /(?:s|x|sh|ch|ss|mango|domino|volcano)$/.test(thing)
        ? `${thing}es`
        : `${thing}s`;
    if (!irregular.test(things)) expect(things).toBe(regular);
    // "An uncle in trampoline": only a game may be called as one of its things is.
    if (topic === thing)
      expect(['basketball', 'volleyball', 'jump rope', 'kendama']).toContain(topic);
  });

  test('every spelling finds the entry that it stands in, and so does one of many', () => {
    for (const name of names) {
      const topics = [name, ...((lexicon[name] as Entry).also ?? [])].map(
        (typed) => readInterest(typed)?.topic,
      );
      expect(new Set(topics), name).toEqual(new Set([interestNamed(name).topic]));
    }
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
    ['T. rex', 'dinosaurs', 'a stegosaurus'],
    ['Loves trains', 'trains', 'a caboose'],
    ['She is really into UFOs', 'UFOs', 'a flying saucer'],
    ['playing with dolls', 'dolls', 'a rag doll'],
    ['going to the beach', 'the beach', 'a sand pail'],
    ['my dog', 'dogs', 'a squeaky bone'],
    ['My dog Rex', 'dogs', 'a squeaky bone'],
    ['our guinea pig Killer', 'guinea pigs', 'a felt guinea pig'],
    ['a trampoline', 'trampolines', 'a toy trampoline'],
    ['strawberry', 'strawberries', 'a felt strawberry'],
    ['unicorns & rainbows', 'unicorns', 'a unicorn'],
    ['jumping in muddy puddles', 'puddles', 'a rain boot'],
    ['cooking with dad', 'cooking', 'a soup ladle'],
    ['my little pony', 'horses', 'a hobby horse'],
    ['Star Wars', 'space', 'a rocket'],
    ['bluey', 'dogs', 'a squeaky bone'],
    ['Rag doll', 'dolls', 'a rag doll'],
    ['Diwali', 'diyas', 'a paper diya'],
    ['Eid', 'lanterns', 'a tin lantern'],
    ['unicorms', 'unicorns', 'a unicorn'],
    ['likes quokkas', 'quokkas', 'a book about quokkas'],
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
    'Loves guns',
    'my uncle',
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

  test.each(['grapes', 'Scunthorpe', 'shiitake', 'warblers', 'cockatoos', 'hats', 'pengwings'])(
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
