import { expect, test } from 'vitest';
import { shortNumbers } from './short-numbers.ts';

const shortened = (written: string) =>
  Buffer.from(shortNumbers(Buffer.from(written, 'latin1'))).toString('latin1');

test('nothing is carried: where a nine would become ten, one more place is kept', () => {
  expect(shortened('1.97531 -0.949 l\n0.2996 w\n0.9999 g')).toBe('1.97 -0.9 l\n0.299 w\n0.9999 g');
});

test('points are written to tenths, widths to hundredths, colors to thousandths, and nothing else is touched', () => {
  expect(shortened('1.23456 -0.88765 m\n.5 12 3.25 4.001 5 6.12 c\n0 0 10.00001 7 re\n')).toBe(
    '1.2 -0.9 m\n.5 12 3.3 4.0 5 6.1 c\n0 0 10.00 7 re\n',
  );
  expect(shortened('0.12345 0.5 1 scn\n0.98765 G\n0.287 w')).toBe(
    '0.123 0.5 1 scn\n0.988 G\n0.29 w',
  );
  const others = [
    '1 0 0 1 12.34567 8.76543 cm',
    '/Tile 0.12345 scn',
    '[0.12345 -3.45678] 0 d',
    'BT (1.23456 m) Tj ET',
    '0.12345 gs',
    'q',
    '',
    '1.23456',
  ].join('\n');
  expect(shortened(others)).toBe(others);
});
