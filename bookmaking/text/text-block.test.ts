import { describe, expect, test } from 'vitest';
import type { Run } from '#bookmaking/words/render.ts';
import { breakLines } from './lines.ts';
import { fitText, type TextWish } from './text-block.ts';

const plain = (text: string): Run[] => [{ text, isName: false }];
const asText = (runs: readonly Run[], width: number): string[] =>
  breakLines(runs, width, 'text').map((line) => line.runs.map((run) => run.text).join(''));
const wish: TextWish = {
  box: { x: 14, y: 14, width: 180, height: 50 },
  style: 'text',
  align: 'left',
  anchor: 'top',
  largest: 24,
  smallest: 11,
  color: '#000000',
  nameColor: '#aa0000',
};

describe('lines', () => {
  test('break between words, never inside a name', () => {
    const runs: Run[] = [
      { text: 'And it was ', isName: false },
      { text: 'Anna Maria', isName: true },
      { text: '’s bus.', isName: false },
    ];
    for (const width of [4, 6, 8, 10, 14]) {
      expect(asText(runs, width).join(' ')).toBe('And it was Anna Maria’s bus.');
      expect(asText(runs, width).some((line) => line.includes('Anna Maria’s'))).toBe(true);
    }
  });

  test('a newline opens a paragraph', () => {
    const lines = breakLines(plain('Up.\nDing!\n\nHonk.'), 40, 'text');
    expect(lines.map((line) => line.opensParagraph)).toEqual([true, true, true]);
  });

  test('a paragraph does not end on one short word', () => {
    const lines = asText(
      plain('Past the chimneys, behind the fence, there is a pond with ducks on it'),
      17.9,
    );
    expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(2);
  });
});

describe('a block', () => {
  test('takes the largest size that fits, and less for more text', () => {
    const short = fitText(plain('HONK!'), wish);
    const long = fitText(plain('The goose looked hurt. '.repeat(14)), wish);
    expect(short.size).toBe(24);
    expect(long.size).toBeLessThan(20);
    expect(long.lines.at(-1)?.baseline).toBeLessThan(wish.box.y + wish.box.height);
  });

  test('small type gives up air before it gives up size', () => {
    const words = plain('The goose looked hurt. '.repeat(16).trim());
    const roomy = fitText(words, { ...wish, largest: 13, box: { ...wish.box, height: 40 } });
    const tight = fitText(words, { ...wish, largest: 13, box: { ...wish.box, height: 29 } });
    const lineOf = ({ lines, size }: typeof roomy): number =>
      ((lines[1]?.baseline ?? 0) - (lines[0]?.baseline ?? 0)) / size;
    expect(roomy.lines.length).toBe(tight.lines.length);
    expect(tight.size).toBe(roomy.size);
    expect(lineOf(tight)).toBeLessThan(lineOf(roomy));
  });

  test('says so when nothing fits', () => {
    expect(() => fitText(plain('The goose looked hurt. '.repeat(90)), wish)).toThrow(RangeError);
    expect(() => fitText([{ text: 'W'.repeat(90), isName: true }], wish)).toThrow(RangeError);
  });

  test('lies at the top, in the middle or at the bottom of its box', () => {
    const baseline = (anchor: TextWish['anchor']): number =>
      fitText(plain('HONK!'), { ...wish, anchor }).lines[0]?.baseline ?? 0;
    expect(baseline('top')).toBeLessThan(baseline('middle'));
    expect(baseline('middle')).toBeLessThan(baseline('bottom'));
  });
});
