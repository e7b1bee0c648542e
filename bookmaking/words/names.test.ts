import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NameNeedsAHuman, nameAsPrinted, soundTheSame } from './names.ts';

function refusal(typed: string): string {
  try {
    return `printed ${nameAsPrinted(typed)}`;
  } catch (error) {
    if (error instanceof NameNeedsAHuman) return error.reason;
    throw error;
  }
}

describe('names that a book prints as they are', () => {
  test.each([
    'Al',
    'Bartholomew-Maximilian',
    'Zoë',
    'Nguyễn',
    'Łukasz',
    'Мария',
    'Ελένη',
    '小明',
    'محمد',
    'کی\u200cان',
    'अनन्या',
    'A.J.',
    'Mary Jane',
    'de la Cruz',
    'bell',
    'McKenna',
  ])('%s', (name) => {
    expect(nameAsPrinted(name)).toBe(name.normalize('NFC'));
  });
});

test('decomposed letters are composed, so that one glyph is looked up for them', () => {
  expect(nameAsPrinted('Zoe\u0308')).toBe('Zoë');
});

test('typewriter apostrophes, doubled spaces and unusual hyphens are set as a printer would', () => {
  expect(nameAsPrinted("  D'Angelo ")).toBe('D’Angelo');
  expect(nameAsPrinted('Mary \u00a0 Jane')).toBe('Mary Jane');
  expect(nameAsPrinted('Anne\u2011Marie')).toBe('Anne-Marie');
});

test.each([
  ['Kaʻiulani', 'Ka‘iulani'],
  ['O´Neil', 'O’Neil'],
  ['O`Neil', 'O’Neil'],
  ['Oʼ′Neil', 'O’’Neil'],
  ['Anne–Marie', 'Anne-Marie'],
  ['Anne—Marie', 'Anne-Marie'],
  ['Soﬁa', 'Sofia'],
  ['Ｍａｒｉ　Ｊ．', 'Mari J.'],
])('letters that are ours in another dress are known: %s', (typed, printed) => {
  expect(nameAsPrinted(typed)).toBe(printed);
});

describe('names that a person has to look at', () => {
  test.each([
    ['', 'empty'],
    [' \t\n', 'empty'],
    ['x'.repeat(25), 'too-long'],
    ['R2D2', 'unprintable-characters'],
    ['😀', 'unprintable-characters'],
    ['{name}', 'unprintable-characters'],
    ['a<b>', 'unprintable-characters'],
    ['#emph[x]', 'unprintable-characters'],
    ['Maya\u202eayaM', 'unprintable-characters'],
    ['Ma\u0000ya', 'unprintable-characters'],
    [`M${'\u0301\u0302\u0303\u0304\u0305'}aya`, 'unprintable-characters'],
    ['-Maya', 'unprintable-characters'],
  ])('%j: %s', (typed, reason) => {
    expect(refusal(typed)).toBe(reason);
  });

  test('twenty-four code points still pass, counted as a reader counts and not in UTF-16', () => {
    expect(nameAsPrinted('𝓜'.repeat(24))).toHaveLength(48);
  });

  test('the message does not carry the name', () => {
    expect(() => nameAsPrinted('R2D2')).toThrow(/^This name cannot be printed as it is/);
  });
});

test('whatever is typed is refused, or has nothing in it but letters and what stands in names', () => {
  const almostNames = fc
    .array(
      fc.constantFrom(
        'Ma',
        'ya',
        ' ',
        '.',
        '’',
        '-',
        '{',
        '<',
        '\\',
        '#',
        '😀',
        '\u202e',
        '\n',
        '1',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), almostNames), (typed) => {
      if (['empty', 'too-long', 'unprintable-characters'].includes(refusal(typed))) return;
      const name = nameAsPrinted(typed);
      expect(name).toMatch(/^\p{L}[\p{L}\p{M}\p{Join_Control} .’‘-]{0,23}$/u);
      expect(name).toBe(name.trim().normalize('NFC'));
    }),
  );
});

test('case and accents do not make two names different', () => {
  expect(soundTheSame('Dot', 'dót')).toBe(true);
  expect(soundTheSame('Dot', 'Dora')).toBe(false);
});
