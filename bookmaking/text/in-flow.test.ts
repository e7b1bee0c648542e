import { expect, test } from 'vitest';
import type { Run } from '#bookmaking/words/render.ts';
import { inFlow } from './in-flow.ts';
import { DESCENT, LEADING, MM_PER_PT, type TextBlock, type TextWish } from './text-block.ts';
import { INKS } from './type-sizes.ts';

const wish = (y: number, height: number, largest: number, smallest: number): TextWish => ({
  box: { x: 14, y, width: 186, height },
  style: 'text',
  align: 'left',
  anchor: 'middle',
  largest,
  smallest,
  ...INKS.dark,
});
const runs = (text: string): Run[] => [{ text, isName: false }];
const set = (words: number, after: Run[] = []): [TextBlock, TextBlock, TextBlock?] =>
  inFlow(
    {
      before: runs('The leeks got on first. '.repeat(words).trim()),
      called: runs('And it was not Maya.'),
      after,
    },
    wish(140, 40, 20, 11.5),
    wish(182, 20, 34, 12),
  ) as [TextBlock, TextBlock, TextBlock?];

test('what is called out has at least 0.6 of its line over it, however long the story is', () => {
  for (const words of [1, 4, 8, 14, 20]) {
    const [told, called] = set(words);
    const foot = (told.lines.at(-1)?.baseline ?? 0) + DESCENT * told.size * MM_PER_PT;
    const air = called.box.y - foot;
    expect(air, `${words}`).toBeGreaterThanOrEqual(0.6 * called.size * MM_PER_PT * LEADING - 0.01);
    expect(told.box.y).toBeGreaterThanOrEqual(140);
    expect(called.box.y + called.box.height).toBeLessThanOrEqual(202.01);
  }
});

test('a long telling is set as large as it goes, and its last line is louder by little', () => {
  const [short, loud] = set(4);
  const [long, less] = set(20);
  expect(short.size).toBe(20);
  expect(loud.size).toBe(34);
  expect(less.size).toBeGreaterThan(long.size);
  expect(less.size).toBeLessThan(loud.size);
});

test('what is told after it has as much air, and the size of what is told before', () => {
  const [told, called, after] = set(4, runs('“Pond!” called Dot.'));
  const foot = called.box.y + called.box.height;
  const air = (after?.box.y ?? 0) - foot;
  expect(after?.size).toBe(told.size);
  expect(air).toBeCloseTo(called.box.y - told.box.y - told.box.height, 5);
  expect(air).toBeGreaterThanOrEqual(0.6 * called.size * MM_PER_PT * LEADING - 0.01);
});

test('says that there is no room', () => {
  expect(() => set(60)).toThrow(RangeError);
});
