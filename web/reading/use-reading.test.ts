import { expect, test } from 'vitest';
import { placesOf } from './stops.ts';
import { read } from './use-reading.ts';

const on = (page: number) => ({ page, before: undefined, isOnward: true });
const whole = { places: placesOf('open'), wraps: false };
const five = { places: [[1], [2], [3], [4], [5]], wraps: true };
const turn = (by: 1 | -1, book: typeof five | typeof whole) =>
  ({ type: 'turn', by, ...book }) as const;

test('a leaf turns to the next opening, and another only once it lies', () => {
  const turning = read(read(on(3), turn(1, whole)), turn(1, whole));
  expect(turning).toEqual({ page: 5, before: 3, isOnward: true });
  expect(read(turning, { type: 'go', to: 7, ...whole })).toBe(turning);
  const lies = read(turning, { type: 'settled' });
  expect(read(lies, turn(-1, whole))).toEqual({ page: 3, before: 5, isOnward: false });
});

test('before the cover and after the back of it there is nothing', () => {
  expect(read(on(1), turn(-1, whole))).toEqual(on(1));
  const back = read(on(1), { type: 'go', to: 99, places: placesOf('narrow') });
  expect(back.page).toBe(34);
  expect(read(on(34), turn(1, whole))).toEqual(on(34));
});

test('the five pages of a preview go around, and turn the way that was asked for', () => {
  expect(read(on(5), turn(1, five))).toEqual({ page: 1, before: 5, isOnward: true });
  expect(read(on(1), turn(-1, five))).toEqual({ page: 5, before: 1, isOnward: false });
  expect(read(on(2), turn(1, five)).page).toBe(3);
});

test('a page is found again when the screen is turned', () => {
  const narrow = { places: placesOf('narrow'), wraps: false };
  for (const [place, pages] of placesOf('open').slice(0, -1).entries()) {
    const next = placesOf('open')[place + 1]![0];
    for (const page of pages) expect(read(on(page), turn(1, whole)).page).toBe(next);
  }
  expect(read(on(8), turn(1, narrow)).page).toBe(9);
});

test('a dot goes straight to its page; the one that is open turns nothing and locks nothing', () => {
  expect(read(on(1), { type: 'go', to: 3, ...five })).toMatchObject({ page: 4, before: 1 });
  const open = on(3);
  expect(read(open, { type: 'go', to: 2, ...five })).toBe(open);
});
