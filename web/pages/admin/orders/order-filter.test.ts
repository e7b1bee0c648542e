import { expect, test } from 'vitest';
import { csvPath, isFiltered, readFilter } from './order-filter.ts';

const FAMILY = '5b7f0a52-6c1d-4a8e-9f34-0d2a7c9e1b60';

test.each([
  ['', { q: '' }, false],
  ['?q=+Zo%C3%AB+', { q: 'Zoë' }, true],
  ['?status=failed&q=', { q: '', status: 'failed' }, true],
  ['?status=Failed', { q: '' }, false],
  ['?status=&page=3', { q: '' }, false],
  [`?user=${FAMILY}`, { q: '', user: FAMILY }, true],
  ['?user=%27%20or%201%3D1', { q: '' }, false],
  ['?q=9f2c41ab...', { q: '9f2c41ab' }, true],
  ['?q=%00Th%07eo%0A', { q: 'Theo' }, true],
  [`?q=${'a'.repeat(300)}`, { q: 'a'.repeat(200) }, true],
])('%s looks for %j', (query, filter, filtered) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter);
  expect(isFiltered(readFilter(new URLSearchParams(query)))).toBe(filtered);
});

test('the file holds what is looked for', () => {
  expect(csvPath({ q: '' })).toBe('/api/admin/orders/csv');
  expect(csvPath({ q: 'Zoë', status: 'expired' })).toBe(
    '/api/admin/orders/csv?q=Zo%C3%AB&status=expired',
  );
  expect(csvPath({ q: '', user: FAMILY })).toBe(`/api/admin/orders/csv?user_id=${FAMILY}`);
  expect(csvPath({ q: 'a', user: FAMILY })).toBe(`/api/admin/orders/csv?q=a&user_id=${FAMILY}`);
});
