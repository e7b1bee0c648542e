import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { FACES } from './face-names.ts';
import { faceWithAll, widthOf } from './faces.ts';
import { fontFile } from './font-files.ts';

/** What faces are trusted with: see the names of the issue, and a page of punctuation. */
const SAMPLES: Record<(typeof FACES)[number], string> = {
  winky: 'Zoë and the Goose’s Bus',
  andika: 'Łukasz Nguyễn Мария “Ding!” …',
  andikaBold: 'Łukasz Nguyễn Мария',
  greek: 'Ελένη Άννα',
  greekBold: 'Ελένη Άννα',
  arabic: 'محمد نور',
  arabicBold: 'محمد نور',
  chinese: '小明欣怡',
};

test.each(FACES)(
  'the tables know %s as its file does, and never think it narrower',
  async (face) => {
    const font = create(await fontFile(face));
    if (font.isCollection) throw new Error('a collection');
    const sample = SAMPLES[face];
    for (const letter of sample) {
      expect(font.hasGlyphForCodePoint(letter.codePointAt(0) as number), letter).toBe(true);
    }
    const style = ['winky', 'andikaBold', 'greekBold', 'arabicBold'].includes(face)
      ? 'display'
      : 'text';
    const advances = [...sample].map(
      (letter) => font.glyphForCodePoint(letter.codePointAt(0) as number).advanceWidth,
    );
    const real = advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
    if (faceWithAll(sample, style) === face) {
      expect(widthOf(sample, style)).toBeGreaterThanOrEqual(real - 1e-6);
      expect(widthOf(sample, style)).toBeLessThan(real * 1.08);
    }
  },
);

test('a name is set in the first face that has all of it', () => {
  expect(faceWithAll('Zoë', 'display')).toBe('winky');
  expect(faceWithAll('Łukasz', 'display')).toBe('andikaBold');
  expect(faceWithAll('Мария', 'text')).toBe('andika');
  expect(faceWithAll('Ελένη', 'text')).toBe('greek');
  expect(faceWithAll('小明', 'text')).toBe('chinese');
  expect(faceWithAll('\u2068محمد\u2069', 'display')).toBe('arabicBold');
  expect(faceWithAll('Ana小', 'text')).toBeUndefined();
});
