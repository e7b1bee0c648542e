import { describe, expect, test } from 'vitest';
import { CannotPrint } from './cannot-print.ts';
import { checkPrintableName } from './print-name.ts';

const refusal = (name: string): string => {
  try {
    return `printed ${checkPrintableName(name)}`;
  } catch (error) {
    if (error instanceof CannotPrint) return error.reason;
    throw error;
  }
};

describe('a name', () => {
  test.each([
    ['Al', 'Al'],
    [' Zoë ', 'Zoë'],
    ['Nguyễn', 'Nguyễn'],
    ['Łukasz', 'Łukasz'],
    ['Мария', 'Мария'],
    ['Ελένη', 'Ελένη'],
    ['小明', '小明'],
    ['محمد', 'محمد'],
    // The widest letters of Arabic: a table that could not hold their width refused them.
    ['سارة', 'سارة'],
    ['شيماء', 'شيماء'],
    ['鑫'.repeat(24), '鑫'.repeat(24)],
    ["D'Angelo", 'D’Angelo'],
    ['Bartholomew-Maximilian', 'Bartholomew-Maximilian'],
  ])('%s is printed', (name, printed) => {
    expect(refusal(name)).toBe(`printed ${printed}`);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a'.repeat(60), 'too-long'],
    ['س'.repeat(24), 'too-long'],
    ['#set page(fill: red)', 'unprintable-characters'],
    ['<b>Al</b>', 'unprintable-characters'],
    ['$x^2$', 'unprintable-characters'],
    ['Al\u0007', 'unprintable-characters'],
    ['🦕', 'unprintable-characters'],
    ['../../etc', 'unprintable-characters'],
    ['ꦱꦸꦂꦪ', 'missing-glyph'],
    ['ไทย', 'missing-glyph'],
    // Each letter is in some face, but no face has them all: it would look like a ransom note.
    ['Anna小', 'missing-glyph'],
  ])('%j is refused: %s', (name, reason) => {
    expect(refusal(name)).toBe(reason);
  });

  test('the refusal can be shown and holds nothing of the name', () => {
    for (const name of ['', 'Q'.repeat(30), 'Qx<>', 'ꦱꦸꦂꦪ']) {
      expect(() => checkPrintableName(name)).toThrow(/Please|can be printed/);
      expect(() => checkPrintableName(name)).not.toThrow(/Q/);
    }
  });
});
