import { describe, expect, test } from 'vitest';
import { NotationError, parse } from './parse.ts';

const cast = { driver: ['Dot', 'Bea'] } as const;

describe('tokens', () => {
  test.each([
    ['{name}', { kind: 'name', possessive: false }],
    ['{name’s}', { kind: 'name', possessive: true }],
    ["{name's}", { kind: 'name', possessive: true }],
    ['{Their}', { kind: 'pronoun', of: 'hero', form: 'their', capital: true }],
    ["{they've}", { kind: 'pronoun', of: 'hero', form: 'they’ve', capital: false }],
    ['{were|was}', { kind: 'verb', withThey: 'were', withSheOrHe: 'was' }],
    ['{A thing1}', { kind: 'interest', which: 0, form: 'thing', article: true, capital: true }],
    ['{things2}', { kind: 'interest', which: 1, form: 'things', article: false, capital: false }],
    ['{Topic1}', { kind: 'interest', which: 0, form: 'topic', article: false, capital: true }],
    ['{cast.driver’s}', { kind: 'extra', names: ['Dot', 'Bea'], possessive: true }],
  ])('%s', (source, piece) => {
    expect(parse(source, cast)).toEqual([piece]);
  });

  test('an aside holds its own row of pieces', () => {
    expect(parse('Hello. [It fits {a age}-year-old.]', cast)).toEqual([
      { kind: 'literal', text: 'Hello. ' },
      {
        kind: 'aside',
        pieces: [
          { kind: 'literal', text: 'It fits ' },
          { kind: 'age', article: true, capital: false },
          { kind: 'literal', text: '-year-old.' },
        ],
      },
    ]);
  });
});

describe('what is not in the notation', () => {
  test.each([
    ['{nmae}', /unknown token \{nmae\}/],
    ['{they’s}', /unknown token/],
    ['{thing3}', /unknown token/],
    ['{Name}', /unknown token/],
    ['{}', /unknown token/],
    ['{constructor}', /unknown token/],
    ['{a topic1}', /only a thing takes an article/],
    ['{a things1}', /only a thing takes an article/],
    ['{cast.pilot}', /nobody in the cast is called pilot/],
    ['{cast.constructor}', /nobody in the cast/],
    ['{name', /a single \{/],
    ['name}', /a single \}/],
    ['[{name} is {age}.', /\[ without \]/],
    ['Hello.]', /\[ \] is for sentences/],
    ['[[{age}.]]', /cannot hold another/],
    ['[Hello.]', /\[ \] is for sentences/],
    ['{name} was {age}.', /an age stands only inside/],
  ])('%s', (source, message) => {
    expect(() => parse(source, cast)).toThrow(NotationError);
    expect(() => parse(source, cast)).toThrow(message);
  });
});
