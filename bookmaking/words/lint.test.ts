import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lint, lintPage } from './lint.ts';
import { parse } from './parse.ts';

const cast = { driver: ['Dot', 'Bea'] } as const;

describe('what prints well for every child', () => {
  test.each([
    '',
    '“Where?” {they} asked.',
    'DING! went the bell.',
    '{They} {were|was} first, and {they} {have|has} won.',
    '“Hold this,” said {name}. In went {a thing1}.',
    'The goose gave {them} {friend.their} hat. {friend.They} bowed.',
    'Up… up…',
    '“That,” said {name}, “was mine.”\n“Honk,” said the goose.',
    'Hello, {name}. [{name} was {age} when it was printed.]',
    '{cast.driver’s} bus',
    'The last one up was {a thing1}.',
  ])('%s', (source) => {
    expect(lint(source, cast)).toEqual([]);
  });
});

describe('what prints badly for somebody', () => {
  test.each([
    ['{nmae}', /unknown token/],
    ['{thing1}s', /glued to a token/],
    ['{name}’s bag', /glued to a token/],
    ['With a {thing1}.', /article before a token/],
    ['{name} {run|runs}.', /singular for everyone/],
    ['The dog {run|runs}.', /no \{they\} before it/],
    ['{They} ran. The dog {were|was} late.', /no \{they\} before it/],
    ['Off it went. {they} ran.', /opens in lower case/],
    ['“{they} ran.”', /opens in lower case/],
    ['One.\n{a thing1}.', /opens in lower case/],
    ['Off it went. {friend.they} bowed.', /opens in lower case/],
    ['She ran.', /only the hero has pronouns/],
    ['The goose lost its hat. “Take his,” said Dot.', /only the hero has pronouns/],
    ['And they ran.', /could be read as the hero/],
    ['It’s theirs.', /could be read as the hero/],
    ["It's here.", /straight quote/],
    ['Up...', /dots: use …/],
    ['Up.  Down.', /stray space/],
    ['Up. ', /stray space/],
    ['{name} saw {name’s} bag.', /the name twice/],
    ['Nobody but {name} will go.', /reads as a verb/],
    ['Hi [{name} was {age}]', /whole sentences/],
    ['Hello[ {name} was {age}.]', /whole sentences/],
  ])('%s', (source, fault) => {
    expect(lint(source, cast).join('\n')).toMatch(fault);
  });
});

describe('a page', () => {
  const title = { cast, friend: 'goose' };

  test.each([
    '',
    '{name} looked. {They} looked again.',
    'The feather was {name’s}. {They} kept it.',
    'The Goose bowed. {friend.They} left.',
  ])('names first: %s', (source) => {
    expect(lintPage(source, title)).toEqual([]);
  });

  test.each([
    ['{They} ticked OTHER, did {name}.', /hero’s first mention/],
    ['It fell on {their} head.', /hero’s first mention/],
    ['{friend.They} bowed to {name}, did the goose.', /friend’s first mention/],
    ['They ticked OTHER.', /could be read as the hero/],
  ])('%s', (source, fault) => {
    expect(lintPage(source, title).join('\n')).toMatch(fault);
  });

  test('has no friend whose pronoun nobody gave', () => {
    expect(lintPage('The goose bowed. {friend.They} left.', { cast })).toHaveLength(1);
  });
});

test('a text of any kind is either refused in words, or can be parsed', () => {
  const scraps = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    'name',
    'they',
    'age',
    'a thing1',
    '|',
    '. ',
    'She',
  );
  const sources = fc.oneof(
    fc.string(),
    fc.array(scraps).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(sources, (source) => {
      const faults = lint(source, cast);
      for (const fault of faults) expect(fault).toMatch(/\w/);
      if (faults.length === 0) expect(() => parse(source, cast)).not.toThrow();
    }),
  );
});
