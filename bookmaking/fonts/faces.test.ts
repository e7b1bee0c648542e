import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { ALEGREYA } from './display-tables/alegreya.ts';
import { COMFORTAA } from './display-tables/comfortaa.ts';
import { DELA } from './display-tables/dela.ts';
import { FIRA } from './display-tables/fira.ts';
import { DISPLAY_FACES, type Face, TABLED_FACES, type TabledFace } from './face-names.ts';
import { faceWithAll, type Style, widthIn, widthOf } from './faces.ts';
import { fontFile } from './font-files.ts';

const SAMPLES: Record<TabledFace, string> = {
  andika: 'Łukasz Nguyễn Мария “Ding!” …',
  greek: 'Ελένη Άννα',
  arabic: 'محمد نور',
  arabicBold: 'محمد نور',
  chinese: '小明欣怡',
  caveat: 'Für Łucja, с любовью…',
};

/** What sets names in each of them. */
const STYLE_OF: Record<TabledFace, Style> = {
  andika: 'text',
  greek: 'text',
  arabic: 'hand',
  arabicBold: 'text',
  chinese: 'text',
  caveat: 'hand',
};

/** In em, as the font file has it; every letter must be there. */
function realWidth(face: Face, text: string): number {
  const font = create(fontFile(face));
  if (font.isCollection) throw new Error('a collection');
  let units = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) as number;
    expect(font.hasGlyphForCodePoint(point), letter).toBe(true);
    units += font.glyphForCodePoint(point).advanceWidth;
  }
  return units / font.unitsPerEm;
}

test.each(TABLED_FACES)(
  'the tables know %s as its file does, and never think it narrower',
  (face) => {
    const sample = SAMPLES[face];
    const style = STYLE_OF[face];
    const real = realWidth(face, sample);
    expect(faceWithAll(sample, style)).toBe(face);
    expect(widthOf(sample, style)).toBeGreaterThanOrEqual(real - 1e-6);
    expect(widthOf(sample, style)).toBeLessThan(real * 1.08);
  },
);

const DISPLAY_TABLES = { dela: DELA, comfortaa: COMFORTAA, alegreya: ALEGREYA, fira: FIRA };

test.each(DISPLAY_FACES)(
  '%s letters every name of Latin, Vietnamese, Greek and Cyrillic in its own hand',
  (face) => {
    for (const name of [
      'Łucja',
      'Şebnem',
      'Őrs',
      'Ștefan',
      'Nguyễn Đức',
      'Ελένη',
      'Жанна',
      'Їжак',
    ]) {
      const real = realWidth(face, name);
      expect(widthIn(DISPLAY_TABLES[face], name), name).toBeGreaterThanOrEqual(real - 1e-6);
      expect(widthIn(DISPLAY_TABLES[face], name), name).toBeLessThan(real * 1.08);
    }
    expect(widthIn(DISPLAY_TABLES[face], '小明')).toBeUndefined();
  },
);

test('a name is set in the first face that has all of it', () => {
  expect(faceWithAll('Мария', 'text')).toBe('andika');
  expect(faceWithAll('Ελένη', 'text')).toBe('greek');
  expect(faceWithAll('小明', 'text')).toBe('chinese');
  expect(faceWithAll('\u2068محمد\u2069', 'cover')).toBe('arabicBold');
  expect(faceWithAll('Ana小', 'text')).toBeUndefined();
});
