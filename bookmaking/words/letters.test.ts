import { expect, test } from 'vitest';
import { inLetters } from './letters.ts';

/** Names in every script that we set, with all that their letters wear. */
const NAMES = [
  ...['Maya', 'Zoë', 'Łucja', 'Nguyễn', 'Œuvre', 'Åse', 'Ørjan', 'İpek', 'Işıl', 'Strauß', 'Ŵyn'],
  ...[
    'B̃ob',
    'Ṻla',
    'Ελένη',
    'Μυρτώ',
    'Михайло',
    'Йосип',
    'Ґалаґан',
    'مُحَمَّد',
    'فاطمة',
    '小明',
    'さくら',
  ],
  ...['Jean-Luc', 'O’Neill', 'Anna Maria'],
];

test.each(NAMES)('%s: its letters are the grapheme clusters of Unicode', (name) => {
  const clusters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)];
  const signs = inLetters(name).signs.map((sign) => (typeof sign === 'string' ? sign : sign.text));
  expect(signs).toEqual(clusters.map(({ segment }) => segment));
});
