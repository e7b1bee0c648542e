import { describe, expect, test } from 'vitest';
import { LEVELS_APART, rounded, worstSquare } from './compare.ts';

const WIDTH = 32;
const paper = () => Buffer.alloc(WIDTH * WIDTH * 3, 199);
/** Paints a spot of so many pixels a side into the corner of a square. */
function spotted(side: number, level: number): Buffer {
  const picture = paper();
  for (let y = 8; y < 8 + side; y++) {
    for (let x = 16; x < 16 + side; x++)
      picture.fill(level, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  }
  return picture;
}

describe('a picture and the accepted one', () => {
  test('are the same when nothing has changed, whatever their levels', () => {
    const everyLevel = Buffer.from(paper().map((_, at) => at % 256));
    expect(worstSquare(rounded(everyLevel), everyLevel, WIDTH)).toBe(0);
  });

  test('are the same by rounding of another processor: every pixel by a level', () => {
    const now = Buffer.from(paper().map((level) => level + 1));
    expect(worstSquare(rounded(paper()), now, WIDTH)).toBeLessThanOrEqual(LEVELS_APART);
  });

  test('differ by an eye: two by two pixels of one square', () => {
    expect(worstSquare(rounded(paper()), spotted(2, 120), WIDTH)).toBeGreaterThan(LEVELS_APART);
  });

  test('differ by a wash over everything that no single pixel would show', () => {
    const now = Buffer.from(paper().map((level) => level - 8));
    expect(worstSquare(rounded(paper()), now, WIDTH)).toBeGreaterThan(LEVELS_APART);
  });

  test('differ by their size', () => {
    expect(worstSquare(paper(), paper().subarray(0, WIDTH * 8 * 3), WIDTH)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});
