import { describe, expect, test } from 'vitest';
import { ageInMonths, ageInYears, isPossibleBirthday } from './birthday.ts';

const today = new Date('2026-11-21T12:00:00Z');

describe('a birthday', () => {
  test.each([
    [{ year: 2021, month: 2, day: 28 }, true],
    [{ year: 2024, month: 2, day: 29 }, true],
    [{ year: 2023, month: 2, day: 29 }, false],
    [{ year: 2021, month: 4, day: 31 }, false],
    [{ year: 2026, month: 11, day: 21 }, true],
    [{ year: 2026, month: 11, day: 22 }, false],
    [{ year: 1899, month: 1, day: 1 }, false],
    [{ year: 2021, month: 13, day: 1 }, false],
  ])('%o is possible: %s', (birthday, possible) => {
    expect(isPossibleBirthday(birthday, today)).toBe(possible);
  });

  test.each([
    [{ year: 2026, month: 11, day: 21 }, 0],
    [{ year: 2026, month: 10, day: 22 }, 0],
    [{ year: 2026, month: 10, day: 21 }, 1],
    [{ year: 2025, month: 11, day: 22 }, 11],
    [{ year: 2025, month: 11, day: 21 }, 12],
  ])('%o is %i completed months ago', (birthday, months) => {
    expect(ageInMonths(birthday, today)).toBe(months);
  });

  test.each([
    ['born on the last of a long month', { year: 2026, month: 1, day: 31 }, '2026-02-28', 0],
    ['and a day later', { year: 2026, month: 1, day: 31 }, '2026-03-01', 1],
    [
      'born on a leap day, a day before it is due',
      { year: 2024, month: 2, day: 29 },
      '2025-02-28',
      11,
    ],
    ['and on the day', { year: 2024, month: 2, day: 29 }, '2025-03-01', 12],
    ['born on New Year, on the eve', { year: 2025, month: 1, day: 1 }, '2025-12-31', 11],
    [
      'late in the evening, as the calendar of UTC has it',
      { year: 2025, month: 1, day: 1 },
      '2026-01-01T23:59:59Z',
      12,
    ],
  ])('%s', (_, birthday, now, months) => {
    expect(ageInMonths(birthday, new Date(now))).toBe(months);
  });

  test('a year is counted on the day itself, not before', () => {
    expect(ageInYears({ year: 2020, month: 11, day: 22 }, today)).toBe(5);
    expect(ageInYears({ year: 2020, month: 11, day: 21 }, today)).toBe(6);
  });
});
