import { expect, test } from 'vitest';
import { fits } from '#content/activities/ages-of.ts';
import { todaysActivity } from './todays-activity.ts';

const today = new Date('2026-11-22');
const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000);
const aged = (...months: number[]) => months.map((ageMonths) => ({ ageMonths }));

test('fits every child, stays the same all day, and is another one tomorrow', () => {
  const children = aged(30, 50);
  const found = todaysActivity(children, today)!;
  expect(found.isForAll).toBe(true);
  for (const { ageMonths } of children) expect(fits(found.activity, ageMonths)).toBe(true);
  expect(todaysActivity(children, today)).toEqual(found);
  expect(todaysActivity(children, inDays(1))!.activity.id).not.toBe(found.activity.id);
});

test('children whom nothing fits together take turns, and each sees all that fits', () => {
  const [baby, school] = aged(8, 90);
  const days = [0, 1, 2, 3].map((day) => todaysActivity([baby!, school!], inDays(day))!);
  for (const { activity, children, isForAll } of days) {
    expect(isForAll).toBe(false);
    expect(children).toHaveLength(1);
    expect(fits(activity, children[0]!.ageMonths)).toBe(true);
  }
  expect(new Set(days.map(({ children }) => children[0])).size).toBe(2);
  expect(new Set(days.map(({ activity }) => activity.id)).size).toBe(4);
});

test('nobody is too young to be told of nothing', () => {
  expect(todaysActivity(aged(1), today)).toBeUndefined();
  expect(todaysActivity([], today)).toBeUndefined();
  // A newborn beside a child for whom there is something waits for its first.
  expect(todaysActivity(aged(1, 40), today)!.children).toEqual(aged(40));
});
