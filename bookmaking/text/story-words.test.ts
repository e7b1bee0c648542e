import { expect, test } from 'vitest';
import { LETTERING } from '#titles/goose-on-bus-nine/lettering.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { storyWords } from './story-words.ts';

const BOX = { x: 14, y: 20, width: 94, height: 54 };
const BAND = { x: 14, y: 174, width: 188, height: 28 };
const QUIET = { box: BOX, ink: 'light', lap: { box: BAND, ink: 'light', largest: 76 } } as const;
const told = (level: Telling) => ({ level, page: 6, lettering: LETTERING, refrain: [] });
const HONK = [{ text: 'HONK!', isName: false }];

test('a lap book’s one line stands where the page calls it out', () => {
  expect(storyWords(HONK, QUIET, told('seedling')).map(({ box }) => box)).toEqual([BAND]);
});

test('the other tellings keep to the box', () => {
  expect(storyWords(HONK, QUIET, told('sprout')).map(({ box }) => box)).toEqual([BOX]);
});
