import { expect, test } from 'vitest';
import { box, path, shifted } from '#bookmaking/drawing/marks.ts';
import { seenOnSheet } from './on-sheet.ts';

const ON = box(20, 20, 30, 30, '#ffffff');
const BESIDE = path('M300 20L340 20L340 60Z', '#000000');

test('what lies beside a sheet is not drawn for it, and what reaches on to it is', () => {
  const reaching = box(200, 0, 400, 50, '#123456');
  expect(seenOnSheet(ON + BESIDE + reaching)).toBe(ON + reaching);
});

test('where a thing lies is where its groups have moved it', () => {
  const moved = shifted(-200, 0, BESIDE);
  expect(seenOnSheet(moved + BESIDE)).toBe(moved);
  expect(seenOnSheet(shifted(-300, 0, ON))).not.toContain('rect');
});

test('over the fold a sheet is as wide as its picture', () => {
  expect(seenOnSheet(BESIDE, 426)).toBe(BESIDE);
});

test('what is drawn beside a sheet to be used again on it stays', () => {
  const model = `<g id="pigeon">${BESIDE}</g>`;
  expect(seenOnSheet(`${model}<use href="#pigeon"/>`)).toContain(BESIDE);
});
