import { expect, test } from 'vitest';
import { disc } from '#bookmaking/drawing/curves.ts';
import { box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
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

test('a wheel whose hub is under the foot of a sheet is seen by its top', () => {
  // Its box was a line through the hub: Kofi's rim was gone on page 3 of the Goose, and its spokes had nothing round them.
  const rim = line(disc(100, 240, 37), '#3a3b49', 4.4);
  const spokes = line('M83 240H117', '#c9ccd6', 60);
  expect(seenOnSheet(rim + spokes)).toBe(rim + spokes);
  expect(seenOnSheet(line(disc(100, 300, 37), '#3a3b49', 4.4))).toBe('');
});

test('what is drawn beside a sheet to be used again on it stays', () => {
  const model = `<g id="pigeon">${BESIDE}</g>`;
  expect(seenOnSheet(`${model}<use href="#pigeon"/>`)).toContain(BESIDE);
});
