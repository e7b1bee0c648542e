import { expect, test } from 'vitest';
import { csvPath, isFiltered, readFilter } from './order-filter.ts';

test.each([
  ['', { q: '' }, false],
  ['?q=+Zo%C3%AB+', { q: 'Zoë' }, true],
  ['?status=failed&q=', { q: '', status: 'failed' }, true],
  ['?status=Failed', { q: '' }, false],
  ['?status=&page=3', { q: '' }, false],
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
});
