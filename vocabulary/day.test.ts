import { expect, test } from 'vitest';
import { datesInWords, dayIn, isTimeZone } from './day.ts';

test.each([
  ['2026-11-21T23:31:00Z', 'UTC', '2026-11-21'],
  ['2026-11-21T23:31:00Z', 'Australia/Sydney', '2026-11-22'],
  ['2026-11-22T04:31:00Z', 'America/New_York', '2026-11-21'],
  ['2026-11-22T10:00:00Z', 'Pacific/Kiritimati', '2026-11-23'],
  ['2027-01-01T05:00:00Z', 'Pacific/Honolulu', '2026-12-31'],
])('at %s it is in %s the %s', (moment, zone, day) => {
  expect(dayIn(zone, new Date(moment)).toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test('time zones are known by all their names, and nothing else is one', () => {
  expect(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT+5'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Olympus', '"><script>', 'undefined'].some(isTimeZone)).toBe(false);
});

test('two days are said as one says them', () => {
  expect(datesInWords({ from: '2026-12-02', until: '2026-12-09' })).toBe('Dec 2 to 9');
  expect(datesInWords({ from: '2026-11-28', until: '2026-12-03' })).toBe('Nov 28 to Dec 3');
  expect(datesInWords({ from: '2026-12-02', until: '2026-12-02' })).toBe('Dec 2');
});
