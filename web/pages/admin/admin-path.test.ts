import { expect, test } from 'vitest';
import { adminPath } from './admin-path.ts';

test.each([
  [{}, '/admin/orders'],
  [{ q: '', page: 1 }, '/admin/orders'],
  [{ page: 2 }, '/admin/orders?page=2'],
  [{ q: 'Zoë & co', status: 'failed' }, '/admin/orders?q=Zo%C3%AB+%26+co&status=failed'],
  [{ q: 'Theo', status: 'pending', page: 3 }, '/admin/orders?q=Theo&status=pending&page=3'],
])('%j leads to %s', (query, path) => {
  expect(adminPath('/admin/orders', query)).toBe(path);
});
