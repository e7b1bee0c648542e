import { expect, test } from 'vitest';
import { COUNTRIES_WITH_STATES } from '#vocabulary/countries.ts';
import { countries } from './countries.ts';

test('every country of ISO 3166-1 is there once, by its name', () => {
  expect(countries.length).toBeGreaterThan(245);
  expect(countries).toContainEqual({ code: 'GB', name: 'United Kingdom' });
  expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  expect(countries.at(0)?.name).toBe('Afghanistan');
  const codes = countries.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(COUNTRIES_WITH_STATES));
});
