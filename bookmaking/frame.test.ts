import { expect, test } from 'vitest';
import { FROM_THE_LEFT, isWide, laidIn, ON_TO_THE_RIGHT, PAGE, widthOf } from './frame.ts';
import { SHEET, SPREAD } from './sheet-size.ts';
import type { Picture } from './title.ts';

const picture: Picture = {
  art: '<path d="M0 0"/>',
  quiet: { box: { x: 14, y: 14, width: 188, height: 50 }, ink: 'dark' },
  faces: [{ x: 60, y: 90, width: 40, height: 40 }],
};

test('a page is a page wide, and an opening shows it as one of its halves', () => {
  expect(widthOf(PAGE)).toBe(SHEET);
  expect([ON_TO_THE_RIGHT, FROM_THE_LEFT].map(widthOf)).toEqual([SPREAD, SPREAD]);
  expect([PAGE, ON_TO_THE_RIGHT, FROM_THE_LEFT].map(isWide)).toEqual([false, true, true]);
});

test('what comes from the left moves page, words and faces to the right half', () => {
  expect(laidIn(PAGE, picture)).toEqual(picture);
  expect(laidIn(ON_TO_THE_RIGHT, picture)).toEqual(picture);
  const { art, quiet, faces } = laidIn(FROM_THE_LEFT, picture);
  expect(art).toBe('<g transform="translate(210 0)"><path d="M0 0"/></g>');
  expect([quiet.box.x, faces[0]!.x]).toEqual([224, 270]);
  expect(quiet.ink).toBe('dark');
});
