import { expect, test } from 'vitest';
import { DISPLAY_TABLES } from '#bookmaking/fonts/display-tables.ts';
import type { Run } from '#bookmaking/words/render.ts';
import { breakLines, type SetIn } from './lines.ts';
import { costOf, leavesOpen } from './rag.ts';

const IN_DELA: SetIn = { face: 'dela', widths: DISPLAY_TABLES.dela };

const said = (text: string): Run[] => [{ text, isName: false }];
const broken = (text: string, width: number, style: SetIn): string[] =>
  breakLines(said(text), width, style).map(({ runs }) => runs.map((run) => run.text).join(''));

test('what is called out breaks where one breathes, and leaves no word alone', () => {
  expect(broken('Ask! said everyone. You speak Baby!', 14, IN_DELA)).toEqual([
    'Ask! said everyone.',
    'You speak Baby!',
  ]);
  expect(broken('Feet? Four more.', 7, IN_DELA)).toEqual(['Feet?', 'Four more.']);
});

test('a story’s paragraph takes no more lines than it needs, and its last is no single short word', () => {
  const text =
    'The stair put the stegosaurus on the second step and it did not blink at all, he said so';
  for (let width = 12; width < 44; width += 1.5) {
    const lines = broken(text, width, 'text');
    const greedy = filled(text, width);
    expect(lines.length, `${width}`).toBe(greedy.length);
    if (greedy.length < 2 || greedy.at(-1)?.includes(' ')) continue;
    expect(lines.at(-1), `${width}`).toContain(' ');
  }
});

/** One line after the other as full as it gets: what takes the fewest lines. */
function filled(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && broken(longer, width, 'text').length === 1) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

test('a sentence that opens at the end of a line hangs over the rest of it', () => {
  expect(leavesOpen('And it wasn’t Maya. It')).toBe(true);
  expect(leavesOpen('Maya. It wasn’t')).toBe(true);
  expect(leavesOpen('And it wasn’t Maya.')).toBe(false);
  expect(leavesOpen('One sock. One bare foot.')).toBe(false);
});

test('a line that stops with its sentence pleases more than a fuller one that leans on the next', () => {
  const cost = (words: string[], share: number): number =>
    costOf({ words, share, isLast: false }, 'even');
  expect(cost(['said', 'everyone.'], 0.75)).toBeLessThan(cost(['said', 'everyone'], 0.85));
  expect(cost(['One', 'sock,'], 0.8)).toBeLessThan(cost(['One', 'sock'], 0.85));
  expect(cost(['and', 'held'], 0.9)).toBeLessThan(cost(['on', 'the'], 0.9));
});
