import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bind, type StoryHero } from './bind.ts';
import type { InterestName } from './lexicon.ts';
import { parse } from './parse.ts';
import { render, renderRuns } from './render.ts';

const cast = { driver: ['Dot', 'Bea'] } as const;
const fallback = ['socks', 'mittens', 'hats'] as const satisfies InterestName[];
const title = { fallback, clashes: ['boot'] };

function told(source: string, hero: Partial<StoryHero>): string {
  return render(parse(source, cast), bind(someone(hero), title));
}

function someone(hero: Partial<StoryHero>): StoryHero {
  return { name: 'Noor', pronoun: 'they', ageMonths: null, interests: [], ...hero };
}

describe('the name', () => {
  test('takes ’s whatever it ends in', () => {
    expect(told('{name’s} bag', { name: 'James' })).toBe('James’s bag');
    expect(told('{name’s} bag', { name: 'Noor' })).toBe('Noor’s bag');
    expect(told('{name’s} bag', { name: "D'Angelo" })).toBe('D’Angelo’s bag');
  });

  test('keeps its own case, even at the start of a sentence', () => {
    expect(told('{name} ran.', { name: 'bell' })).toBe('bell ran.');
  });

  test('a stop at its end serves the sentence too, but an ellipsis stays', () => {
    expect(told('It was {name}. Ding!', { name: 'A.J.' })).toBe('It was A.J. Ding!');
    expect(told('{name}, {name’s}, {name}…', { name: 'A.J.' })).toBe('A.J., A.J.’s, A.J.…');
  });

  test('from right to left it stands in isolates, with the ’s outside', () => {
    expect(told('{name’s} bus', { name: 'نور' })).toBe('\u2068نور\u2069’s bus');
    expect(told('It was {name}.', { name: 'أ.' })).toBe('It was \u2068أ.\u2069');
  });

  test('in other scripts it stands as given', () => {
    expect(told('{name’s} bus', { name: '小明' })).toBe('小明’s bus');
    expect(told('{name’s} bus', { name: 'Аня' })).toBe('Аня’s bus');
  });
});

describe('pronouns', () => {
  const source = '{They} gave {their} hat to {them}, saw {they’ve} kept {theirs} {themself}.';

  test.each([
    ['she', 'She gave her hat to her, saw she’s kept hers herself.'],
    ['he', 'He gave his hat to him, saw he’s kept his himself.'],
    ['they', 'They gave their hat to them, saw they’ve kept theirs themself.'],
  ] as const)('%s', (pronoun, text) => {
    expect(told(source, { pronoun })).toBe(text);
  });

  test.each([
    ['she', 'He gave her his hat.'],
    ['he', 'She gave him her hat.'],
    ['they', 'She gave them her hat.'],
  ] as const)('the friend of %s has another', (pronoun, text) => {
    expect(told('{friend.They} gave {them} {friend.their} hat.', { pronoun })).toBe(text);
  });

  test('a verb agrees with the pronoun and never with the name', () => {
    const verbs = '{name} runs, and {they} {hop|hops}.';
    expect(told(verbs, { pronoun: 'they' })).toBe('Noor runs, and they hop.');
    expect(told(verbs, { pronoun: 'she' })).toBe('Noor runs, and she hops.');
  });
});

describe('interests', () => {
  test('a thing brings its own article and a capital where the author asked for one', () => {
    expect(told('{A thing1} and {a thing2}', { interests: ['math', 'quokkas'] })).toBe(
      'An abacus and a book about quokkas',
    );
    expect(told('{Things1}. {Topic2}.', { interests: ['Lego', 'space'] })).toBe(
      'Brick tractors. Space.',
    );
  });

  test('what cannot be printed gives way to the title’s own object', () => {
    expect(told('{thing1}, {thing2}, {topic1}', { interests: ['guns', '💥'] })).toBe(
      'sock, mitten, socks',
    );
  });

  test('one object is never there twice', () => {
    expect(told('{thing1}, {thing2}', { interests: ['books', 'reading'] })).toBe(
      'library book, sock',
    );
    expect(told('{thing1}, {thing2}', { interests: ['books', 'reading', 'chess'] })).toBe(
      'library book, wooden knight',
    );
    expect(told('{thing1}, {thing2}', { interests: ['socks'] })).toBe('sock, mitten');
    expect(told('{thing1}, {thing2}', { interests: ['mittens'] })).toBe('mitten, sock');
  });
});

describe('an object that would break the story', () => {
  test('gives way to the next interest, and comes as a book if there is none', () => {
    const both = '{thing1}, {thing2}, {topic1}, {topic2}';
    expect(told(both, { interests: ['football', 'space', 'chess'] })).toBe(
      'rocket, wooden knight, space, chess',
    );
    expect(told(both, { interests: ['football', 'space'] })).toBe(
      'rocket, book about football, space, football',
    );
    expect(told(both, { interests: ['football'] })).toBe(
      'book about football, sock, football, socks',
    );
  });

  test('is not even spoken of where its topic clashes', () => {
    const { interests } = bind(someone({ interests: ['socks', 'chess'] }), {
      fallback: ['mittens', 'hats', 'slippers'],
      clashes: ['sock', 'socks'],
    });
    expect(interests.map(({ topic }) => topic)).toEqual(['chess', 'mittens']);
  });

  test('is known by a whole word of its name', () => {
    expect(
      bind(someone({ interests: ['football'] }), { fallback, clashes: ['boo'] }).interests[0].thing,
    ).toBe('left boot');
  });
});

describe('the age', () => {
  const belongs = 'Here. [{name} was {age} when it was printed.] Turn over.';

  test('is in whole years and in words', () => {
    expect(told(belongs, { ageMonths: 107 })).toBe(
      'Here. Noor was eight when it was printed. Turn over.',
    );
    expect(told(belongs, { ageMonths: 11 })).toBe(
      'Here. Noor was not yet one when it was printed. Turn over.',
    );
  });

  test('takes its sentence with it where it is not known or beyond children', () => {
    expect(told(belongs, { ageMonths: null })).toBe('Here. Turn over.');
    expect(told(belongs, { ageMonths: 400 })).toBe('Here. Turn over.');
  });

  test('with an article: an eight, an eleven, and nothing before the first birthday', () => {
    const fits = 'Here. [It fits {a age}-year-old.]';
    expect(told(fits, { ageMonths: 96 })).toBe('Here. It fits an eight-year-old.');
    expect(told(fits, { ageMonths: 135 })).toBe('Here. It fits an eleven-year-old.');
    expect(told(fits, { ageMonths: 50 })).toBe('Here. It fits a four-year-old.');
    expect(told(fits, { ageMonths: 5 })).toBe('Here.');
  });
});

test('an extra steps back for a hero of the same name', () => {
  expect(told('{cast.driver’s} bus', { name: 'Maya' })).toBe('Dot’s bus');
  expect(told('{cast.driver’s} bus', { name: 'dót' })).toBe('Bea’s bus');
});

test('runs tell the typesetter where the name stands, without its ’s', () => {
  const pieces = parse('“{name’s},” said {cast.driver}. It was {name}.', cast);
  expect(renderRuns(pieces, bind(someone({}), title))).toEqual([
    { text: '“', isName: false },
    { text: 'Noor', isName: true },
    { text: '’s,” said Dot. It was ', isName: false },
    { text: 'Noor', isName: true },
    { text: '.', isName: false },
  ]);
});

describe('whatever is asked for whomever', () => {
  const sentences = fc.constantFrom(
    'Up went {a thing1}.',
    '{A thing2} fell, and {they} {were|was} gone.',
    '{name’s} {topic1}, {cast.driver’s} {things2}.',
    '[{name} was {age}.]',
    '[It fits {a age}-year-old.]',
    'DING!',
    'And it was {name}.',
  );
  const heroes = fc.record({
    name: fc.constantFrom(
      'Jo',
      'A.J.',
      'Bartholomew-Maximilian',
      'محمد',
      '小明',
      'Mary Jane',
      'Dot',
    ),
    pronoun: fc.constantFrom('she', 'he', 'they'),
    ageMonths: fc.option(fc.integer({ min: -1, max: 300 })),
    interests: fc.array(
      fc.oneof(fc.constantFrom('space', 'math', 'Quokkas', 'football', 'soccer'), fc.string()),
    ),
  }) satisfies fc.Arbitrary<StoryHero>;
  const sources = fc
    .array(fc.tuple(sentences, fc.constantFrom(' ', '\n')), { minLength: 1, maxLength: 6 })
    .map((parts) =>
      parts
        .map(([sentence, gap]) => sentence + gap)
        .join('')
        .trim(),
    );

  test('there is no gap, no doubled space or stop, and no token left', () => {
    fc.assert(
      fc.property(sources, heroes, (source, hero) => {
        const text = render(parse(source, cast), bind(hero, title));
        expect(text).not.toMatch(/undefined|null|[{}[\]|]| {2}|^\s|\s$| \n|\n |\.\.| [.,]/);
      }),
    );
  });

  test('a change of pronoun changes nothing but pronouns and verbs', () => {
    fc.assert(
      fc.property(sources, heroes, (source, hero) => {
        const [she, they] = (['she', 'they'] as const).map((pronoun) =>
          render(parse(source, cast), bind({ ...hero, pronoun }, title)),
        );
        expect(she?.replaceAll('she was', 'they were')).toBe(they);
      }),
    );
  });
});
