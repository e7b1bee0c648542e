import { expect, test } from 'vitest';
import { LETTERING as PUFF } from '#titles/all-puff-no-whistle/lettering.ts';
import { LETTERING } from '#titles/goose-on-bus-nine/lettering.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { inLettersOf, storyWords } from './story-words.ts';
import { fitText } from './text-block.ts';
import { storyWish } from './type-sizes.ts';

const BOX = { x: 14, y: 20, width: 94, height: 54 };
const BAND = { x: 14, y: 174, width: 188, height: 28 };
const QUIET = { box: BOX, ink: 'light', lap: { box: BAND, ink: 'light', largest: 76 } } as const;
const told = (level: Telling) => ({ level, page: 6, lettering: LETTERING, refrain: [] });
const HONK = [{ text: 'HONK!', isName: false }];

test('a lap book’s one line stands where the page calls it out', () => {
  expect(storyWords(HONK, QUIET, told('seedling')).map(({ box }) => box)).toEqual([BAND]);
});

const words = (text: string) => [{ text, isName: false }];
const PLAIN = { box: { x: 14, y: 12, width: 188, height: 60 }, ink: 'light' } as const;
const CREAK =
  'Out went the last lamp. Maya had started on baking, and the whole house was still.\nNot everyone is up.';

test('a refrain stands out in a place that is not made for it, which grows by little, and the rest stays large', () => {
  const plain = fitText(words(CREAK), storyWish(PLAIN, 'sapling', 6));
  const [before, called] = storyWords(words(CREAK), PLAIN, {
    ...told('sapling'),
    refrain: ['Not everyone is up.'],
  });
  expect(before?.size).toBeGreaterThanOrEqual(18);
  expect(called?.style).toBe(LETTERING.face);
  expect(called?.size).toBeGreaterThanOrEqual((before?.size ?? 0) * 1.2);
  const foot = (called?.box.y ?? 0) + (called?.box.height ?? 0);
  expect(foot).toBeLessThan((plain.lines.at(-1)?.baseline ?? 0) + 6);
  const widest = Math.max(...plain.lines.map(({ width }) => width));
  expect(called?.lines[0]?.width).toBeLessThanOrEqual(widest + 0.01);
});

test('what is called out is as fat as its title is lettered, also in a face that has other letters', () => {
  expect(inLettersOf(PUFF, words('All puff, no whistle.')).swell).toBeGreaterThan(0.03);
  const noor = inLettersOf(LETTERING, [...words('And it was '), { text: 'نور', isName: true }]);
  expect(noor).toMatchObject({ style: { face: LETTERING.face }, nameStyle: 'cover' });
  expect(noor.nameSwell).toBeGreaterThan(0.04);
  const friend = inLettersOf(LETTERING, words('Łucja’s dog said نعم.'));
  expect(friend).toEqual({ style: 'cover', swell: expect.closeTo(0.034) });
});

test('a long telling has no size to spare for that', () => {
  const blocks = storyWords(words(CREAK), PLAIN, {
    ...told('explorer'),
    refrain: ['Not everyone is up.'],
  });
  expect(blocks.map(({ style }) => style)).toEqual(['text']);
});

test('the other tellings keep to the box', () => {
  expect(storyWords(HONK, QUIET, told('sprout')).map(({ box }) => box)).toEqual([BOX]);
});

test('how a page ends is called out in a place of its own, and its refrain where it is told', () => {
  const last = { box: BAND, ink: 'light', largest: 52, ends: true } as const;
  const blocks = storyWords(
    words('DING! went the bell.\nAnd it wasn’t Maya.\nIt was a goose.'),
    { box: BOX, ink: 'light', last },
    { ...told('sapling'), refrain: ['And it wasn’t Maya.'] },
  );
  expect(blocks.map(({ style }) => style)).toEqual(['text', LETTERING.face, LETTERING.face]);
  expect(blocks[2]?.box).toEqual(BAND);
  expect(blocks[2]?.size).toBeGreaterThan(blocks[1]?.size ?? 0);
});

const OVER_FOLD = {
  box: { x: 14, y: 146, width: 188, height: 55 },
  ink: 'light',
  last: { box: { x: 231, y: 150, width: 179, height: 49 }, ink: 'light', largest: 50 },
} as const;

test('over the fold the line that all wait for is called out, and what is told after it stands under it', () => {
  const runs = words(
    'Finger. Up.\nAnd it was Kofi.\nIt rang along all seats.\n“Pond!” called Dot.',
  );
  const blocks = storyWords(runs, OVER_FOLD, { ...told('explorer'), refrain: ['And it was'] });
  const [before, called, after] = blocks;
  expect(blocks).toHaveLength(3);
  expect(before?.box).toEqual(OVER_FOLD.box);
  expect(called?.lines.flatMap(({ runs: said }) => said.map(({ text }) => text)).join('')).toBe(
    'And it was Kofi.',
  );
  expect(called?.style).toBe(LETTERING.face);
  expect(after?.box.x).toBe(OVER_FOLD.last.box.x);
  expect(before?.size).toBeLessThanOrEqual(after?.size ?? 0);
  // On 11 of the Goose 'Kofi.' stood on the line under it.
  expect(after?.box.y).toBeCloseTo((called?.box.y ?? 0) + (called?.box.height ?? 0) + 4);
});
