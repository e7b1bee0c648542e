import { expect, test } from 'vitest';
import { testsWithDatabase } from './tests-with-database.ts';

const found = testsWithDatabase();

test.each([
  ['by its own import', 'shop/cart/cart.test.ts'],
  ['over several stops', 'tests/rules/api-access.test.ts'],
  ['because it starts a shop', 'tests/faults/supervisor.all.test.ts'],
  ['because it launches a server of its own', 'tests/faults/embedded-database.test.ts'],
])('a test has a database %s', (_, file) => {
  expect(found).toContain(file);
});

test.each(['titles/pages.test.ts', 'web/pages/catalog/choose-books.test.ts', 'setup/lock.test.ts'])(
  '%s has none',
  (file) => {
    expect(found).not.toContain(file);
  },
);

test('journeys are none of them', () => {
  expect(found.filter((file) => file.startsWith('tests/journeys/'))).toEqual([]);
});
